# Pictures: the same drawing as SVG, exact to the byte, and as characters; tests/suites/render.sh
# looks at PNG.

# a position
$ printf '0 1\n2 3\n#.O\nOX.\n' | zugzwang zu render
> <svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 220 228" width="220" height="228" font-family="sans-serif" role="img" aria-labelledby="title desc">
> <title id="title">Red wins in 1 ply</title>
> <desc id="desc">zu on a board of 2 rows and 3 columns, red to move: general R1 on row 1, column 3, general R2 on row 2, column 1, the pawn B on row 2, column 2.</desc>
> <rect width="220" height="228" fill="#FFFFFF"/>
> <text x="24" y="42.3" font-size="18" font-weight="bold" fill="#222222">Red wins in 1 ply</text>
> <text x="24" y="64.9" font-size="14" fill="#5A5A5A">Red to move</text>
> <text x="76" y="98.2" font-size="12" text-anchor="middle" fill="#5A5A5A">1</text>
> <text x="124" y="98.2" font-size="12" text-anchor="middle" fill="#5A5A5A">2</text>
> <text x="172" y="98.2" font-size="12" text-anchor="middle" fill="#5A5A5A">3</text>
> <text x="34" y="136.2" font-size="12" text-anchor="middle" fill="#5A5A5A">1</text>
> <text x="34" y="184.2" font-size="12" text-anchor="middle" fill="#5A5A5A">2</text>
> <rect x="52" y="108" width="144" height="96" fill="#F1EFE9"/>
> <line x1="52" y1="156" x2="196" y2="156" stroke="#BDBDBD"/>
> <line x1="100" y1="108" x2="100" y2="204" stroke="#BDBDBD"/>
> <line x1="148" y1="108" x2="148" y2="204" stroke="#BDBDBD"/>
> <rect x="52" y="108" width="48" height="48" fill="#4F4F4F" stroke="#686868"/>
> <circle cx="172" cy="132" r="18" fill="#C8500A" stroke="#222222" stroke-width="2"/>
> <text x="172" y="137.2" font-size="15" text-anchor="middle" font-weight="bold" fill="#FFFFFF">R1</text>
> <circle cx="76" cy="180" r="18" fill="#C8500A" stroke="#222222" stroke-width="2"/>
> <text x="76" y="185.2" font-size="15" text-anchor="middle" font-weight="bold" fill="#FFFFFF">R2</text>
> <polygon points="124,162 139,177 139,195 109,195 109,177" fill="#1F2A38" stroke="#1F2A38" stroke-width="2" stroke-linejoin="round"/>
> <text x="124" y="185.5" font-size="13" text-anchor="middle" font-weight="bold" fill="#FFFFFF">B</text>
> <rect x="52" y="108" width="144" height="96" fill="none" stroke="#5A5A5A" stroke-width="2"/>
> </svg>

# what the pawn has on each square, black to move
$ printf '0 1\n2 3\n#.O\nOX.\n' | zugzwang zu render --heat --black-to-move
> <svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 424 312" width="424" height="312" font-family="sans-serif" role="img" aria-labelledby="title desc">
> <title id="title">Black wins in 1 ply</title>
> <desc id="desc">zu on a board of 2 rows and 3 columns, black to move: general R1 on row 1, column 3, general R2 on row 2, column 1, the pawn B on row 2, column 2. Each square says who would win with one piece there.</desc>
> <pattern id="hatch1" width="8" height="8" patternUnits="userSpaceOnUse"><path d="M-2,2 L2,-2 M0,8 L8,0 M6,10 L10,6" stroke="#000000" stroke-opacity="0.16" stroke-width="1.5"/></pattern>
> <pattern id="hatch2" width="8" height="8" patternUnits="userSpaceOnUse"><circle cx="2" cy="2" r="1" fill-opacity="0.3"/><circle cx="6" cy="6" r="1" fill-opacity="0.3"/></pattern>
> <rect width="424" height="312" fill="#FFFFFF"/>
> <text x="24" y="42.3" font-size="18" font-weight="bold" fill="#222222">Black wins in 1 ply</text>
> <text x="24" y="64.9" font-size="14" fill="#5A5A5A">Black to move. Each square tells what happens if</text>
> <text x="24" y="88.9" font-size="14" fill="#5A5A5A">the pawn stood there.</text>
> <text x="76" y="110.2" font-size="12" text-anchor="middle" fill="#5A5A5A">1</text>
> <text x="124" y="110.2" font-size="12" text-anchor="middle" fill="#5A5A5A">2</text>
> <text x="172" y="110.2" font-size="12" text-anchor="middle" fill="#5A5A5A">3</text>
> <text x="34" y="148.2" font-size="12" text-anchor="middle" fill="#5A5A5A">1</text>
> <text x="34" y="196.2" font-size="12" text-anchor="middle" fill="#5A5A5A">2</text>
> <rect x="52" y="120" width="144" height="96" fill="#F1EFE9"/>
> <line x1="52" y1="168" x2="196" y2="168" stroke="#BDBDBD"/>
> <line x1="100" y1="120" x2="100" y2="216" stroke="#BDBDBD"/>
> <line x1="148" y1="120" x2="148" y2="216" stroke="#BDBDBD"/>
> <rect x="52" y="120" width="48" height="48" fill="#4F4F4F" stroke="#686868"/>
> <rect x="100" y="120" width="48" height="48" fill="#7DB1DC" stroke="#BDBDBD"/>
> <rect x="100" y="120" width="48" height="48" fill="url(#hatch2)"/>
> <text x="124" y="139.2" font-size="12" text-anchor="middle" fill="#222222">win</text>
> <text x="124" y="157.6" font-size="16" text-anchor="middle" font-weight="bold" fill="#222222">0</text>
> <rect x="148" y="120" width="48" height="48" fill="#7DB1DC" stroke="#BDBDBD"/>
> <rect x="148" y="120" width="48" height="48" fill="url(#hatch2)"/>
> <circle cx="172" cy="136" r="13" fill="#C8500A" stroke="#222222" stroke-width="2"/>
> <text x="172" y="139.8" font-size="11" text-anchor="middle" font-weight="bold" fill="#FFFFFF">R1</text>
> <text x="172" y="163.8" font-size="11" text-anchor="middle" fill="#222222">win 0</text>
> <rect x="52" y="168" width="48" height="48" fill="#F19A68" stroke="#BDBDBD"/>
> <rect x="52" y="168" width="48" height="48" fill="url(#hatch1)"/>
> <circle cx="76" cy="184" r="13" fill="#C8500A" stroke="#222222" stroke-width="2"/>
> <text x="76" y="187.8" font-size="11" text-anchor="middle" font-weight="bold" fill="#FFFFFF">R2</text>
> <text x="76" y="211.8" font-size="11" text-anchor="middle" fill="#222222">lose 0</text>
> <rect x="100" y="168" width="48" height="48" fill="#D8E8F5" stroke="#BDBDBD"/>
> <rect x="100" y="168" width="48" height="48" fill="url(#hatch2)"/>
> <polygon points="124,171 135,182 135,195 113,195 113,182" fill="#1F2A38" stroke="#1F2A38" stroke-width="2" stroke-linejoin="round"/>
> <text x="124" y="188.1" font-size="9" text-anchor="middle" font-weight="bold" fill="#FFFFFF">B</text>
> <text x="124" y="211.8" font-size="11" text-anchor="middle" fill="#222222">win 1</text>
> <rect x="148" y="168" width="48" height="48" fill="#D8E8F5" stroke="#BDBDBD"/>
> <rect x="148" y="168" width="48" height="48" fill="url(#hatch2)"/>
> <text x="172" y="187.2" font-size="12" text-anchor="middle" fill="#222222">win</text>
> <text x="172" y="205.6" font-size="16" text-anchor="middle" font-weight="bold" fill="#222222">1</text>
> <text x="80" y="244.9" font-size="14" fill="#5A5A5A">Black wins in so many plies</text>
> <rect x="26" y="231" width="44" height="18" fill="#7DB1DC" stroke="#BDBDBD"/>
> <rect x="26" y="231" width="44" height="18" fill="url(#hatch2)"/>
> <text x="48" y="244.2" font-size="12" text-anchor="middle" fill="#222222">win</text>
> <text x="80" y="268.9" font-size="14" fill="#5A5A5A">Red wins in so many plies</text>
> <rect x="26" y="255" width="44" height="18" fill="#F19A68" stroke="#BDBDBD"/>
> <rect x="26" y="255" width="44" height="18" fill="url(#hatch1)"/>
> <text x="48" y="268.2" font-size="12" text-anchor="middle" fill="#222222">lose</text>
> <text x="80" y="292.9" font-size="14" fill="#5A5A5A">neither side can force a win</text>
> <rect x="26" y="279" width="44" height="18" fill="#FFFFFF" stroke="#BDBDBD"/>
> <text x="48" y="292.2" font-size="12" text-anchor="middle" fill="#222222">tie</text>
> <rect x="52" y="120" width="144" height="96" fill="none" stroke="#5A5A5A" stroke-width="2"/>
> </svg>

# a perfect game, which plays
$ printf '0 1\n3 3\n#.#\nO.O\n.X.\n' | zugzwang zu render --line
> <svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 372 264" width="372" height="264" font-family="sans-serif" role="img" aria-labelledby="title desc">
> <title id="title">Black wins in 2 plies</title>
> <desc id="desc">zu on a board of 3 rows and 3 columns, red to move: general R1 on row 2, column 1, general R2 on row 2, column 3, the pawn B on row 3, column 2. A perfect game is played from there.</desc>
> <style>
> @keyframes frame{0%{visibility:visible}16.6666%,100%{visibility:hidden}}
> @keyframes last{0%{visibility:visible}66.6666%,100%{visibility:hidden}}
> @keyframes track1{0%,33.3333%{transform:translate(0px,0px)}40.0000%,100%{transform:translate(0px,-48px)}}
> @keyframes track2{0%,100%{transform:translate(0px,0px)}}
> @keyframes track3{0%,16.6666%{transform:translate(0px,0px)}23.3333%,100%{transform:translate(48px,0px)}}
> @keyframes track4{0%,16.6666%{transform:translate(0px,0px)}23.3333%,33.3333%{transform:translate(0px,16px)}40.0000%,100%{transform:translate(0px,32px)}}
> .frame{animation:frame 4.8s step-end infinite}
> .moves{animation:4.8s ease-in-out infinite}
> @media (prefers-reduced-motion:reduce){.frame,.moves{animation:none!important}}
> </style>
> <rect width="372" height="264" fill="#FFFFFF"/>
> <text x="24" y="42.3" font-size="18" font-weight="bold" fill="#222222">Black wins in 2 plies</text>
> <text x="24" y="64.9" font-size="14" fill="#5A5A5A" class="frame" style="animation-delay:-4.8s">Red to move</text>
> <text x="24" y="64.9" font-size="14" fill="#5A5A5A" visibility="hidden" class="frame" style="animation-delay:-4.0s">Ply 1 of 2: R1 right</text>
> <text x="24" y="64.9" font-size="14" fill="#5A5A5A" visibility="hidden" class="frame" style="animation-name:last;animation-delay:-3.2s">Ply 2 of 2: B up</text>
> <text x="76" y="86.2" font-size="12" text-anchor="middle" fill="#5A5A5A">1</text>
> <text x="124" y="86.2" font-size="12" text-anchor="middle" fill="#5A5A5A">2</text>
> <text x="172" y="86.2" font-size="12" text-anchor="middle" fill="#5A5A5A">3</text>
> <text x="34" y="124.2" font-size="12" text-anchor="middle" fill="#5A5A5A">1</text>
> <text x="34" y="172.2" font-size="12" text-anchor="middle" fill="#5A5A5A">2</text>
> <text x="34" y="220.2" font-size="12" text-anchor="middle" fill="#5A5A5A">3</text>
> <rect x="52" y="96" width="144" height="144" fill="#F1EFE9"/>
> <line x1="52" y1="144" x2="196" y2="144" stroke="#BDBDBD"/>
> <line x1="52" y1="192" x2="196" y2="192" stroke="#BDBDBD"/>
> <line x1="100" y1="96" x2="100" y2="240" stroke="#BDBDBD"/>
> <line x1="148" y1="96" x2="148" y2="240" stroke="#BDBDBD"/>
> <rect x="52" y="96" width="48" height="48" fill="#4F4F4F" stroke="#686868"/>
> <rect x="148" y="96" width="48" height="48" fill="#4F4F4F" stroke="#686868"/>
> <g class="moves" style="animation-name:track1">
> <polygon points="124,198 139,213 139,231 109,231 109,213" fill="#1F2A38" stroke="#1F2A38" stroke-width="2" stroke-linejoin="round"/>
> <text x="124" y="221.5" font-size="13" text-anchor="middle" font-weight="bold" fill="#FFFFFF">B</text>
> </g>
> <g class="moves" style="animation-name:track2">
> <circle cx="172" cy="168" r="18" fill="#C8500A" stroke="#222222" stroke-width="2"/>
> <text x="172" y="173.2" font-size="15" text-anchor="middle" font-weight="bold" fill="#FFFFFF">R2</text>
> </g>
> <g class="moves" style="animation-name:track3">
> <circle cx="76" cy="168" r="18" fill="#C8500A" stroke="#222222" stroke-width="2"/>
> <text x="76" y="173.2" font-size="15" text-anchor="middle" font-weight="bold" fill="#FFFFFF">R1</text>
> </g>
> <g class="moves" style="animation-name:track4">
> <rect x="220" y="96" width="120" height="16" rx="3" fill="#FBE7B2" stroke="#F0B429"/>
> </g>
> <text x="228" y="108.2" font-size="12" fill="#222222">Start</text>
> <text x="228" y="124.2" font-size="12" fill="#222222">1. R1 right</text>
> <text x="228" y="140.2" font-size="12" fill="#222222">2. B up</text>
> <rect x="52" y="96" width="144" height="144" fill="none" stroke="#5A5A5A" stroke-width="2"/>
> </svg>

# a tie comes back
$ zugzwang zu render --line --number 4 zu-sample.in | grep -o '<title.*</title>\|[0-9]*\. [RB][^<]*'
> <title id="title">Tie: after ply 9 the game is where it was after ply 5</title>
> 1. R1 up
> 2. B left
> 3. R1 up
> 4. B right
> 5. R1 left
> 6. B left
> 7. R1 left
> 8. B right
> 9. R1 right

# a matching
$ printf '1 6\nXO.OXO\n0\n' | zugzwang rabbit render
> <svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 424 324" width="424" height="324" font-family="sans-serif" role="img" aria-labelledby="title desc">
> <title id="title">Rabbit wins</title>
> <desc id="desc">A board of 1 rows and 6 columns, the blank on row 1, column 3, Rabbit to move. Pairs of a maximum matching are drawn as dominoes.</desc>
> <rect width="424" height="324" fill="#FFFFFF"/>
> <text x="24" y="42.3" font-size="18" font-weight="bold" fill="#222222">Rabbit wins</text>
> <text x="24" y="64.9" font-size="14" fill="#5A5A5A">Rabbit to move. Every maximum matching pairs the</text>
> <text x="24" y="88.9" font-size="14" fill="#5A5A5A">blank's square, this one with 1 4. Rabbit moves</text>
> <text x="24" y="112.9" font-size="14" fill="#5A5A5A">there, and to the partner again after every</text>
> <text x="24" y="136.9" font-size="14" fill="#5A5A5A">reply.</text>
> <text x="76" y="170.2" font-size="12" text-anchor="middle" fill="#5A5A5A">1</text>
> <text x="124" y="170.2" font-size="12" text-anchor="middle" fill="#5A5A5A">2</text>
> <text x="172" y="170.2" font-size="12" text-anchor="middle" fill="#5A5A5A">3</text>
> <text x="220" y="170.2" font-size="12" text-anchor="middle" fill="#5A5A5A">4</text>
> <text x="268" y="170.2" font-size="12" text-anchor="middle" fill="#5A5A5A">5</text>
> <text x="316" y="170.2" font-size="12" text-anchor="middle" fill="#5A5A5A">6</text>
> <text x="34" y="208.2" font-size="12" text-anchor="middle" fill="#5A5A5A">1</text>
> <rect x="52" y="180" width="288" height="48" fill="#F1EFE9"/>
> <line x1="100" y1="180" x2="100" y2="228" stroke="#BDBDBD"/>
> <line x1="148" y1="180" x2="148" y2="228" stroke="#BDBDBD"/>
> <line x1="196" y1="180" x2="196" y2="228" stroke="#BDBDBD"/>
> <line x1="244" y1="180" x2="244" y2="228" stroke="#BDBDBD"/>
> <line x1="292" y1="180" x2="292" y2="228" stroke="#BDBDBD"/>
> <rect x="55" y="183" width="90" height="42" rx="12" fill="#D3E6F5" stroke="#0072B2" stroke-width="2"/>
> <line x1="76" y1="204" x2="124" y2="204" stroke="#0072B2" stroke-width="4" stroke-linecap="round"/>
> <rect x="151" y="183" width="90" height="42" rx="12" fill="#FCE3A1" stroke="#C8500A" stroke-width="4"/>
> <line x1="172" y1="204" x2="220" y2="204" stroke="#C8500A" stroke-width="6" stroke-linecap="round"/>
> <rect x="247" y="183" width="90" height="42" rx="12" fill="#D3E6F5" stroke="#0072B2" stroke-width="2"/>
> <line x1="268" y1="204" x2="316" y2="204" stroke="#0072B2" stroke-width="4" stroke-linecap="round"/>
> <polygon points="66,189 86,189 91,194 91,214 86,219 66,219 61,214 61,194" fill="#1F2A38"/>
> <circle cx="124" cy="204" r="16" fill="#FFFFFF" stroke="#222222" stroke-width="2"/>
> <circle cx="220" cy="204" r="16" fill="#FFFFFF" stroke="#222222" stroke-width="2"/>
> <polygon points="258,189 278,189 283,194 283,214 278,219 258,219 253,214 253,194" fill="#1F2A38"/>
> <circle cx="316" cy="204" r="16" fill="#FFFFFF" stroke="#222222" stroke-width="2"/>
> <circle cx="172" cy="204" r="16" fill="none" stroke="#5A5A5A" stroke-width="2" stroke-dasharray="4 6"/>
> <text x="80" y="256.9" font-size="14" fill="#5A5A5A">two squares that the matching pairs</text>
> <rect x="30" y="244" width="36" height="16" rx="5" fill="#D3E6F5" stroke="#0072B2" stroke-width="2"/>
> <line x1="39" y1="252" x2="57" y2="252" stroke="#0072B2" stroke-width="3" stroke-linecap="round"/>
> <text x="80" y="280.9" font-size="14" fill="#5A5A5A">the pair with the blank in it: the</text>
> <text x="80" y="304.9" font-size="14" fill="#5A5A5A">winning move</text>
> <rect x="30" y="268" width="36" height="16" rx="5" fill="#FCE3A1" stroke="#C8500A" stroke-width="4"/>
> <line x1="39" y1="276" x2="57" y2="276" stroke="#C8500A" stroke-width="5" stroke-linecap="round"/>
> <rect x="52" y="180" width="288" height="48" fill="none" stroke="#5A5A5A" stroke-width="2"/>
> </svg>

# a game along a matching: pieces slide, the way of the blank stays
$ printf '1 6\nXO.OXO\n0\n' | zugzwang rabbit render --line
> <svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 516 232" width="516" height="232" font-family="sans-serif" role="img" aria-labelledby="title desc">
> <title id="title">Rabbit wins; this line has 3 plies</title>
> <desc id="desc">A board of 1 rows and 6 columns, the blank on row 1, column 3, Rabbit to move. A game is played from there to its end.</desc>
> <style>
> @keyframes frame{0%{visibility:visible}14.2857%,100%{visibility:hidden}}
> @keyframes last{0%{visibility:visible}57.1428%,100%{visibility:hidden}}
> @keyframes track1{0%,14.2857%{transform:translate(0px,0px)}20.0000%,100%{transform:translate(-48px,0px)}}
> @keyframes track2{0%,28.5714%{transform:translate(0px,0px)}34.2857%,100%{transform:translate(-48px,0px)}}
> @keyframes track3{0%,42.8571%{transform:translate(0px,0px)}48.5714%,100%{transform:translate(-48px,0px)}}
> @keyframes track4{0%,14.2857%{transform:translate(0px,0px)}20.0000%,28.5714%{transform:translate(48px,0px)}34.2857%,42.8571%{transform:translate(96px,0px)}48.5714%,100%{transform:translate(144px,0px)}}
> @keyframes track5{0%,14.2857%{transform:translate(0px,0px)}20.0000%,28.5714%{transform:translate(0px,16px)}34.2857%,42.8571%{transform:translate(0px,32px)}48.5714%,100%{transform:translate(0px,48px)}}
> @keyframes since1{0%{visibility:hidden}14.2857%,100%{visibility:visible}}
> @keyframes since2{0%{visibility:hidden}28.5714%,100%{visibility:visible}}
> @keyframes since3{0%{visibility:hidden}42.8571%,100%{visibility:visible}}
> .frame{animation:frame 5.6s step-end infinite}
> .moves{animation:5.6s ease-in-out infinite}
> @media (prefers-reduced-motion:reduce){.frame,.moves{animation:none!important}}
> </style>
> <rect width="516" height="232" fill="#FFFFFF"/>
> <text x="24" y="42.3" font-size="18" font-weight="bold" fill="#222222">Rabbit wins; this line has 3 plies</text>
> <text x="24" y="64.9" font-size="14" fill="#5A5A5A">Rabbit always moves to the partner of the blank's</text>
> <text x="24" y="88.9" font-size="14" fill="#5A5A5A">square.</text>
> <text x="24" y="112.9" font-size="14" fill="#5A5A5A" class="frame" style="animation-delay:-5.6s">Rabbit to move</text>
> <text x="24" y="112.9" font-size="14" fill="#5A5A5A" visibility="hidden" class="frame" style="animation-delay:-4.8s">Ply 1 of 3: Rabbit 1 4</text>
> <text x="24" y="112.9" font-size="14" fill="#5A5A5A" visibility="hidden" class="frame" style="animation-delay:-4.0s">Ply 2 of 3: Egg 1 5</text>
> <text x="24" y="112.9" font-size="14" fill="#5A5A5A" visibility="hidden" class="frame" style="animation-name:last;animation-delay:-3.2s">Ply 3 of 3: Rabbit 1 6</text>
> <text x="76" y="134.2" font-size="12" text-anchor="middle" fill="#5A5A5A">1</text>
> <text x="124" y="134.2" font-size="12" text-anchor="middle" fill="#5A5A5A">2</text>
> <text x="172" y="134.2" font-size="12" text-anchor="middle" fill="#5A5A5A">3</text>
> <text x="220" y="134.2" font-size="12" text-anchor="middle" fill="#5A5A5A">4</text>
> <text x="268" y="134.2" font-size="12" text-anchor="middle" fill="#5A5A5A">5</text>
> <text x="316" y="134.2" font-size="12" text-anchor="middle" fill="#5A5A5A">6</text>
> <text x="34" y="172.2" font-size="12" text-anchor="middle" fill="#5A5A5A">1</text>
> <rect x="52" y="144" width="288" height="48" fill="#F1EFE9"/>
> <line x1="100" y1="144" x2="100" y2="192" stroke="#BDBDBD"/>
> <line x1="148" y1="144" x2="148" y2="192" stroke="#BDBDBD"/>
> <line x1="196" y1="144" x2="196" y2="192" stroke="#BDBDBD"/>
> <line x1="244" y1="144" x2="244" y2="192" stroke="#BDBDBD"/>
> <line x1="292" y1="144" x2="292" y2="192" stroke="#BDBDBD"/>
> <rect x="55" y="147" width="90" height="42" rx="12" fill="#D3E6F5" stroke="#0072B2" stroke-width="2"/>
> <line x1="76" y1="168" x2="124" y2="168" stroke="#0072B2" stroke-width="4" stroke-linecap="round"/>
> <rect x="151" y="147" width="90" height="42" rx="12" fill="#D3E6F5" stroke="#0072B2" stroke-width="2"/>
> <line x1="172" y1="168" x2="220" y2="168" stroke="#0072B2" stroke-width="4" stroke-linecap="round"/>
> <rect x="247" y="147" width="90" height="42" rx="12" fill="#D3E6F5" stroke="#0072B2" stroke-width="2"/>
> <line x1="268" y1="168" x2="316" y2="168" stroke="#0072B2" stroke-width="4" stroke-linecap="round"/>
> <line x1="172" y1="168" x2="220" y2="168" visibility="hidden" class="frame" style="animation-name:since1" stroke="#C8500A" stroke-width="5" stroke-linecap="round"/>
> <line x1="220" y1="168" x2="268" y2="168" visibility="hidden" class="frame" style="animation-name:since2" stroke="#C8500A" stroke-width="5" stroke-linecap="round"/>
> <line x1="268" y1="168" x2="316" y2="168" visibility="hidden" class="frame" style="animation-name:since3" stroke="#C8500A" stroke-width="5" stroke-linecap="round"/>
> <polygon points="66,153 86,153 91,158 91,178 86,183 66,183 61,178 61,158" fill="#1F2A38"/>
> <circle cx="124" cy="168" r="16" fill="#FFFFFF" stroke="#222222" stroke-width="2"/>
> <g class="moves" style="animation-name:track1">
> <circle cx="220" cy="168" r="16" fill="#FFFFFF" stroke="#222222" stroke-width="2"/>
> </g>
> <g class="moves" style="animation-name:track2">
> <polygon points="258,153 278,153 283,158 283,178 278,183 258,183 253,178 253,158" fill="#1F2A38"/>
> </g>
> <g class="moves" style="animation-name:track3">
> <circle cx="316" cy="168" r="16" fill="#FFFFFF" stroke="#222222" stroke-width="2"/>
> </g>
> <g class="moves" style="animation-name:track4">
> <circle cx="172" cy="168" r="16" fill="none" stroke="#5A5A5A" stroke-width="2" stroke-dasharray="4 6"/>
> </g>
> <g class="moves" style="animation-name:track5">
> <rect x="364" y="144" width="120" height="16" rx="3" fill="#FBE7B2" stroke="#F0B429"/>
> </g>
> <text x="372" y="156.2" font-size="12" fill="#222222">Start</text>
> <text x="372" y="172.2" font-size="12" fill="#222222">1. Rabbit 1 4</text>
> <text x="372" y="188.2" font-size="12" fill="#222222">2. Egg 1 5</text>
> <text x="372" y="204.2" font-size="12" fill="#222222">3. Rabbit 1 6</text>
> <rect x="52" y="144" width="288" height="48" fill="none" stroke="#5A5A5A" stroke-width="2"/>
> </svg>

# a review
$ zugzwang rabbit render --review rabbit-1.in
> <svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 408 264" width="408" height="264" font-family="sans-serif" role="img" aria-labelledby="title desc">
> <title id="title">Mistakes: Rabbit 1, Egg 0</title>
> <desc id="desc">The record of a game of 2 plies on a board of 1 rows and 6 columns.</desc>
> <rect width="408" height="264" fill="#FFFFFF"/>
> <text x="24" y="42.3" font-size="18" font-weight="bold" fill="#222222">Mistakes: Rabbit 1, Egg 0</text>
> <text x="24" y="64.9" font-size="14" fill="#5A5A5A">The board at the start; the numbers are plies,</text>
> <text x="24" y="88.9" font-size="14" fill="#5A5A5A">along the way of the blank.</text>
> <text x="76" y="110.2" font-size="12" text-anchor="middle" fill="#5A5A5A">1</text>
> <text x="124" y="110.2" font-size="12" text-anchor="middle" fill="#5A5A5A">2</text>
> <text x="172" y="110.2" font-size="12" text-anchor="middle" fill="#5A5A5A">3</text>
> <text x="220" y="110.2" font-size="12" text-anchor="middle" fill="#5A5A5A">4</text>
> <text x="268" y="110.2" font-size="12" text-anchor="middle" fill="#5A5A5A">5</text>
> <text x="316" y="110.2" font-size="12" text-anchor="middle" fill="#5A5A5A">6</text>
> <text x="34" y="148.2" font-size="12" text-anchor="middle" fill="#5A5A5A">1</text>
> <rect x="52" y="120" width="288" height="48" fill="#F1EFE9"/>
> <line x1="100" y1="120" x2="100" y2="168" stroke="#BDBDBD"/>
> <line x1="148" y1="120" x2="148" y2="168" stroke="#BDBDBD"/>
> <line x1="196" y1="120" x2="196" y2="168" stroke="#BDBDBD"/>
> <line x1="244" y1="120" x2="244" y2="168" stroke="#BDBDBD"/>
> <line x1="292" y1="120" x2="292" y2="168" stroke="#BDBDBD"/>
> <line x1="172" y1="144" x2="124" y2="144" stroke="#C8500A" stroke-width="5" stroke-linecap="round"/>
> <line x1="124" y1="144" x2="76" y2="144" stroke="#C8500A" stroke-width="5" stroke-linecap="round"/>
> <line x1="172" y1="144" x2="220" y2="144" stroke="#00795A" stroke-width="3" stroke-linecap="round" stroke-dasharray="6 9"/>
> <polygon points="66,129 86,129 91,134 91,154 86,159 66,159 61,154 61,134" fill="#1F2A38"/>
> <circle cx="124" cy="144" r="16" fill="#FFFFFF" stroke="#222222" stroke-width="2"/>
> <circle cx="172" cy="144" r="16" fill="#F1EFE9" stroke="#5A5A5A" stroke-width="2" stroke-dasharray="4 6"/>
> <circle cx="220" cy="144" r="16" fill="#FFFFFF" stroke="#222222" stroke-width="2"/>
> <polygon points="258,129 278,129 283,134 283,154 278,159 258,159 253,154 253,134" fill="#1F2A38"/>
> <circle cx="316" cy="144" r="16" fill="#FFFFFF" stroke="#222222" stroke-width="2"/>
> <text x="124" y="149.2" font-size="15" text-anchor="middle" font-weight="bold" fill="#222222">1</text>
> <polygon points="139,121 148,137 130,137" fill="#F0B429" stroke="#222222" stroke-linejoin="round"/>
> <text x="139" y="134.8" font-size="11" text-anchor="middle" font-weight="bold" fill="#222222">!</text>
> <text x="76" y="149.2" font-size="15" text-anchor="middle" font-weight="bold" fill="#FFFFFF">2</text>
> <text x="80" y="196.9" font-size="14" fill="#5A5A5A">a mistake: it gave away a won game</text>
> <polygon points="48,183 57,199 39,199" fill="#F0B429" stroke="#222222" stroke-linejoin="round"/>
> <text x="48" y="196.8" font-size="11" text-anchor="middle" font-weight="bold" fill="#222222">!</text>
> <text x="80" y="220.9" font-size="14" fill="#5A5A5A">a move that would have kept the win</text>
> <line x1="32" y1="216" x2="64" y2="216" stroke="#00795A" stroke-width="3" stroke-linecap="round" stroke-dasharray="6 9"/>
> <text x="24" y="244.9" font-size="14" fill="#5A5A5A">1. Rabbit 1 2: a mistake; 1 4 keeps the win</text>
> <rect x="52" y="120" width="288" height="48" fill="none" stroke="#5A5A5A" stroke-width="2"/>
> </svg>

# safe squares
$ zugzwang geography render geography-1.in
> <svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 432 396" width="432" height="396" font-family="sans-serif" role="img" aria-labelledby="title desc">
> <title id="title">The chooser wins from 2 squares</title>
> <desc id="desc">A maze of 3 rows and 3 columns. Squares that are safe to start on have a star, pairs of a maximum matching are drawn as dominoes.</desc>
> <rect width="432" height="396" fill="#FFFFFF"/>
> <text x="24" y="42.3" font-size="18" font-weight="bold" fill="#222222">The chooser wins from 2 squares</text>
> <text x="24" y="64.9" font-size="14" fill="#5A5A5A">Some maximum matching leaves a square with a star</text>
> <text x="24" y="88.9" font-size="14" fill="#5A5A5A">free: wherever the other moves from there, the</text>
> <text x="24" y="112.9" font-size="14" fill="#5A5A5A">chooser moves to the partner. One matching is</text>
> <text x="24" y="136.9" font-size="14" fill="#5A5A5A">drawn.</text>
> <text x="76" y="170.2" font-size="12" text-anchor="middle" fill="#5A5A5A">1</text>
> <text x="124" y="170.2" font-size="12" text-anchor="middle" fill="#5A5A5A">2</text>
> <text x="172" y="170.2" font-size="12" text-anchor="middle" fill="#5A5A5A">3</text>
> <text x="34" y="208.2" font-size="12" text-anchor="middle" fill="#5A5A5A">1</text>
> <text x="34" y="256.2" font-size="12" text-anchor="middle" fill="#5A5A5A">2</text>
> <text x="34" y="304.2" font-size="12" text-anchor="middle" fill="#5A5A5A">3</text>
> <rect x="52" y="180" width="144" height="144" fill="#F1EFE9"/>
> <line x1="52" y1="228" x2="196" y2="228" stroke="#BDBDBD"/>
> <line x1="52" y1="276" x2="196" y2="276" stroke="#BDBDBD"/>
> <line x1="100" y1="180" x2="100" y2="324" stroke="#BDBDBD"/>
> <line x1="148" y1="180" x2="148" y2="324" stroke="#BDBDBD"/>
> <rect x="100" y="180" width="48" height="48" fill="#4F4F4F" stroke="#686868"/>
> <rect x="148" y="180" width="48" height="48" fill="#4F4F4F" stroke="#686868"/>
> <rect x="52" y="276" width="48" height="48" fill="#4F4F4F" stroke="#686868"/>
> <rect x="148" y="276" width="48" height="48" fill="#4F4F4F" stroke="#686868"/>
> <rect x="55" y="183" width="42" height="90" rx="12" fill="#D3E6F5" stroke="#0072B2" stroke-width="2"/>
> <line x1="76" y1="204" x2="76" y2="252" stroke="#0072B2" stroke-width="4" stroke-linecap="round"/>
> <rect x="103" y="231" width="90" height="42" rx="12" fill="#D3E6F5" stroke="#0072B2" stroke-width="2"/>
> <line x1="124" y1="252" x2="172" y2="252" stroke="#0072B2" stroke-width="4" stroke-linecap="round"/>
> <polygon points="172,237 175,247 186,248 178,253 180,264 172,258 164,264 166,253 158,248 169,247" fill="#00795A"/>
> <polygon points="124,285 127,295 138,296 130,301 132,312 124,306 116,312 118,301 110,296 121,295" fill="#00795A"/>
> <text x="80" y="352.9" font-size="14" fill="#5A5A5A">safe to start on</text>
> <polygon points="48,338 50,345 57,345 52,349 53,356 48,352 43,356 44,349 39,345 46,345" fill="#00795A"/>
> <text x="80" y="376.9" font-size="14" fill="#5A5A5A">two squares that the matching pairs</text>
> <rect x="30" y="364" width="36" height="16" rx="5" fill="#D3E6F5" stroke="#0072B2" stroke-width="2"/>
> <line x1="39" y1="372" x2="57" y2="372" stroke="#0072B2" stroke-width="3" stroke-linecap="round"/>
> <rect x="52" y="180" width="144" height="144" fill="none" stroke="#5A5A5A" stroke-width="2"/>
> </svg>

# the token, after moves
$ zugzwang geography render --from 2 2 --after '2 1' --size 24 geography-1.in
> <svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 424 420" width="212" height="210" font-family="sans-serif" role="img" aria-labelledby="title desc">
> <title id="title">Second wins</title>
> <desc id="desc">A board of 3 rows and 3 columns, the token on row 2, column 1, Second to move. Pairs of a maximum matching are drawn as dominoes.</desc>
> <rect width="424" height="420" fill="#FFFFFF"/>
> <text x="24" y="42.3" font-size="18" font-weight="bold" fill="#222222">Second wins</text>
> <text x="24" y="64.9" font-size="14" fill="#5A5A5A">Second to move. Every maximum matching pairs the</text>
> <text x="24" y="88.9" font-size="14" fill="#5A5A5A">token's square, this one with 1 1. Second moves</text>
> <text x="24" y="112.9" font-size="14" fill="#5A5A5A">there, and to the partner again after every</text>
> <text x="24" y="136.9" font-size="14" fill="#5A5A5A">reply.</text>
> <text x="76" y="170.2" font-size="12" text-anchor="middle" fill="#5A5A5A">1</text>
> <text x="124" y="170.2" font-size="12" text-anchor="middle" fill="#5A5A5A">2</text>
> <text x="172" y="170.2" font-size="12" text-anchor="middle" fill="#5A5A5A">3</text>
> <text x="34" y="208.2" font-size="12" text-anchor="middle" fill="#5A5A5A">1</text>
> <text x="34" y="256.2" font-size="12" text-anchor="middle" fill="#5A5A5A">2</text>
> <text x="34" y="304.2" font-size="12" text-anchor="middle" fill="#5A5A5A">3</text>
> <rect x="52" y="180" width="144" height="144" fill="#F1EFE9"/>
> <line x1="52" y1="228" x2="196" y2="228" stroke="#BDBDBD"/>
> <line x1="52" y1="276" x2="196" y2="276" stroke="#BDBDBD"/>
> <line x1="100" y1="180" x2="100" y2="324" stroke="#BDBDBD"/>
> <line x1="148" y1="180" x2="148" y2="324" stroke="#BDBDBD"/>
> <rect x="100" y="180" width="48" height="48" fill="#4F4F4F" stroke="#686868"/>
> <rect x="148" y="180" width="48" height="48" fill="#4F4F4F" stroke="#686868"/>
> <rect x="52" y="276" width="48" height="48" fill="#4F4F4F" stroke="#686868"/>
> <rect x="148" y="276" width="48" height="48" fill="#4F4F4F" stroke="#686868"/>
> <rect x="55" y="183" width="42" height="90" rx="12" fill="#FCE3A1" stroke="#C8500A" stroke-width="4"/>
> <line x1="76" y1="204" x2="76" y2="252" stroke="#C8500A" stroke-width="6" stroke-linecap="round"/>
> <circle cx="124" cy="252" r="6" fill="#BDBDBD"/>
> <circle cx="76" cy="252" r="14" fill="#F0B429" stroke="#222222" stroke-width="2"/>
> <text x="80" y="352.9" font-size="14" fill="#5A5A5A">two squares that the matching pairs</text>
> <rect x="30" y="340" width="36" height="16" rx="5" fill="#D3E6F5" stroke="#0072B2" stroke-width="2"/>
> <line x1="39" y1="348" x2="57" y2="348" stroke="#0072B2" stroke-width="3" stroke-linecap="round"/>
> <text x="80" y="376.9" font-size="14" fill="#5A5A5A">the pair with the token in it: the</text>
> <text x="80" y="400.9" font-size="14" fill="#5A5A5A">winning move</text>
> <rect x="30" y="364" width="36" height="16" rx="5" fill="#FCE3A1" stroke="#C8500A" stroke-width="4"/>
> <line x1="39" y1="372" x2="57" y2="372" stroke="#C8500A" stroke-width="5" stroke-linecap="round"/>
> <rect x="52" y="180" width="144" height="144" fill="none" stroke="#5A5A5A" stroke-width="2"/>
> </svg>

# a maze without a free square
$ printf '1 2\n##\n' | NO_COLOR=1 zugzwang geography render --format ansi
> The chooser loses: no square is free
>     1   2
>   ########
> 1 ########

# the record of a game of zu, judged
$ cat >game.in <<END
  0 1
  5 4
  ...O
  .##.
  ....
  ...X
  ..O#
  R2 left, B left, R1 left, B left
  R2 right, B right, R2 up
  END
  NO_COLOR=1 zugzwang zu render --review --format ansi game.in
> Mistakes: Red 1, Black 1
> Inexact: Red 2, Black 1
>
> Red to move
>
>       1     2     3     4
>                                Start
>  1    .     .     .    R1      1. R2 left ?!
>                                2. B left
>          ############          3. R1 left ?!
>  2    .  ############   .      4. B left ?!
>          ############          5. R2 right  !
>                                6. B right   !
>  3    .     .     .     .      7. R2 up
>
>
>  4    .     .     .     B
>
>                      ######
>  5    .     .    R2  ######
>                      ######
>
>    !   a mistake: it gave away a win or a tie
>
>   ?!   inexact: it kept the result, but not the
>        distance
>
> 5. R2 right was a mistake; better R2 up
> 6. B right was a mistake; better B up

# line draws what render --line does
$ head -n 7 game.in >chase.in
  for options in '' "--after r2l" "--black-to-move --number 1"; do
      zugzwang zu line --format svg $options chase.in >line.svg
      zugzwang zu render --line $options chase.in | cmp - line.svg && grep '<title' line.svg
  done
  zugzwang rabbit line --format svg rabbit-3.in >line.svg
  zugzwang rabbit render --line rabbit-3.in | cmp - line.svg && grep '<title' line.svg
  zugzwang geography line --format svg --from 2 2 geography-1.in | grep '<title'
> <title id="title">Red wins in 3 plies</title>
> <title id="title">Red wins in 6 plies</title>
> <title id="title">Red wins in 4 plies</title>
> <title id="title">Egg wins; this line has 0 plies</title>
> <title id="title">First wins; this line has 1 ply</title>

# the defence against a move
$ zugzwang zu line --format svg --defend 'R2 left' chase.in | grep '<title'
  zugzwang zu line --defend 'R2 left' chase.in | head -n 1
  zugzwang rabbit line --format svg --defend '1 2' rabbit-1.in
  printf '1 6\nXO.OXO\n0\n' | zugzwang rabbit line --format svg --defend '1 2' | grep '<title'
> <title id="title">Red wins in 6 plies</title>
> Red to move: win in 3 plies
> <title id="title">Egg wins; this line has 1 ply</title>
! --defend:1:1: expected no move, since the game is over, found 1 2

# a query of a graph
$ zugzwang graph render --query 2 graph-2.in | grep 'title\|target'
> <svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 432 514" width="432" height="514" font-family="sans-serif" role="img" aria-labelledby="title desc">
> <title id="title">From 4 the side to move has a win</title>
> <text x="80" y="494.9" font-size="14" fill="#5A5A5A">the target: who moves there wins</text>

# a graph
$ printf '3 4\n1 2\n2 1\n2 3\n3 3\n' | zugzwang graph render --from 1 --target 3
> <svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 432 514" width="432" height="514" font-family="sans-serif" role="img" aria-labelledby="title desc">
> <title id="title">From 1 the side to move has a loss</title>
> <desc id="desc">A directed graph of 3 vertices in a circle. Each tells whether the side to move there wins, loses or neither.</desc>
> <rect width="432" height="514" fill="#FFFFFF"/>
> <text x="24" y="42.3" font-size="18" font-weight="bold" fill="#222222">From 1 the side to move has a loss</text>
> <text x="24" y="64.9" font-size="14" fill="#5A5A5A">Winners hurry, losers delay; the numbers are</text>
> <text x="24" y="88.9" font-size="14" fill="#5A5A5A">plies.</text>
> <line x1="221" y1="166" x2="275" y2="258" stroke="#5A5A5A" stroke-width="2" stroke-linecap="round"/>
> <polygon points="280,268 268,260 279,254" fill="#5A5A5A"/>
> <line x1="294" y1="264" x2="240" y2="172" stroke="#5A5A5A" stroke-width="2" stroke-linecap="round"/>
> <polygon points="235,162 247,170 236,176" fill="#5A5A5A"/>
> <line x1="276" y1="287" x2="170" y2="287" stroke="#5A5A5A" stroke-width="2" stroke-linecap="round"/>
> <polygon points="159,287 172,281 172,293" fill="#5A5A5A"/>
> <circle cx="108" cy="302" r="13" fill="none" stroke="#5A5A5A" stroke-width="2"/>
> <circle cx="216" cy="143" r="29" fill="#F0B429" stroke="#222222"/>
> <polygon points="201,121 231,121 238,128 238,158 231,165 201,165 194,158 194,128" fill="#A9CBE6" stroke="#222222" stroke-width="2" stroke-linejoin="round"/>
> <text x="216" y="141.2" font-size="15" text-anchor="middle" font-weight="bold" fill="#222222">1</text>
> <text x="216" y="156.5" font-size="10" text-anchor="middle" fill="#222222">lose 2</text>
> <circle cx="299" cy="287" r="23" fill="#F8C9A8" stroke="#222222" stroke-width="2"/>
> <text x="299" y="285.2" font-size="15" text-anchor="middle" font-weight="bold" fill="#222222">2</text>
> <text x="299" y="300.5" font-size="10" text-anchor="middle" fill="#222222">win 1</text>
> <polygon points="118,265 148,265 155,272 155,302 148,309 118,309 111,302 111,272" fill="#A9CBE6" stroke="#222222" stroke-width="2" stroke-linejoin="round"/>
> <text x="133" y="285.2" font-size="15" text-anchor="middle" font-weight="bold" fill="#222222">3</text>
> <text x="133" y="300.5" font-size="10" text-anchor="middle" fill="#222222">lose 0</text>
> <polygon points="153,259 155,266 162,266 157,270 158,277 153,273 148,277 149,270 144,266 151,266" fill="#00795A"/>
> <text x="80" y="398.9" font-size="14" fill="#5A5A5A">the side to move wins</text>
> <circle cx="48" cy="394" r="9" fill="#F8C9A8" stroke="#222222" stroke-width="2"/>
> <text x="80" y="422.9" font-size="14" fill="#5A5A5A">the side to move loses</text>
> <polygon points="42,409 54,409 57,412 57,424 54,427 42,427 39,424 39,412" fill="#A9CBE6" stroke="#222222" stroke-width="2" stroke-linejoin="round"/>
> <text x="80" y="446.9" font-size="14" fill="#5A5A5A">neither side can force a win</text>
> <circle cx="48" cy="442" r="9" fill="#FFFFFF" stroke="#222222" stroke-width="2" stroke-dasharray="4 6"/>
> <text x="80" y="470.9" font-size="14" fill="#5A5A5A">the token's vertex</text>
> <circle cx="48" cy="466" r="9" fill="#F0B429" stroke="#222222" stroke-width="2"/>
> <text x="80" y="494.9" font-size="14" fill="#5A5A5A">the target: who moves there wins</text>
> <polygon points="48,480 50,487 57,487 52,491 53,498 48,494 43,498 44,491 39,487 46,487" fill="#00795A"/>
> </svg>

# characters, with colours and without
$ printf '0 1\n3 3\n#.#\nO.O\n.X.\n' | zugzwang zu render --format ansi --heat | sed 's/\o33/^/g'
> ^[0;1mBlack wins in 2 plies^[0m
> Red to move. Each square tells what happens if
> the pawn stood there.
>       1     2     3
>    ^[0;38;5;242;48;5;239m######^[0;38;5;235;48;5;110m lose ^[0;38;5;242;48;5;239m######^[0m
>  1 ^[0;38;5;242;48;5;239m######^[0;38;5;235;48;5;110m   ^[0;1;38;5;235;48;5;110m0^[0;38;5;235;48;5;110m  ^[0;38;5;242;48;5;239m######^[0m
>    ^[0;38;5;235;48;5;110m  ^[0;1;38;5;231;48;5;166mR1^[0;38;5;235;48;5;166m ^[0;38;5;235;48;5;110m ^[0;38;5;235;48;5;217m  win ^[0;38;5;235;48;5;110m  ^[0;1;38;5;231;48;5;166mR2^[0;38;5;235;48;5;166m ^[0;38;5;235;48;5;110m ^[0m
>  2 ^[0;38;5;235;48;5;110mlose 0^[0;38;5;235;48;5;217m   ^[0;1;38;5;235;48;5;217m1^[0;38;5;235;48;5;217m  ^[0;38;5;235;48;5;110mlose 0^[0m
>    ^[0;38;5;235;48;5;217m  win ^[0;38;5;235;48;5;189m  ^[0;38;5;235;48;5;17m ^[0;1;38;5;231;48;5;17mB^[0;38;5;235;48;5;17m ^[0;38;5;235;48;5;189m ^[0;38;5;235;48;5;217m  win ^[0m
>  3 ^[0;38;5;235;48;5;217m   ^[0;1;38;5;235;48;5;217m1^[0;38;5;235;48;5;217m  ^[0;38;5;235;48;5;189mlose 2^[0;38;5;235;48;5;217m   ^[0;1;38;5;235;48;5;217m1^[0;38;5;235;48;5;217m  ^[0m
>
>   win  Red wins in so many plies
>  lose  Black wins in so many plies
>   tie  neither side can force a win

# all colours, for terminals that say they have them
$ COLORTERM=truecolor zugzwang geography render --format ansi --plain geography-1.in | sed 's/\o33/^/g'
> ^[0;1mA maze of 3×3 squares^[0m
>     1   2   3
>   ^[0;38;2;34;34;34;48;2;241;239;233m    ^[0;38;2;104;104;104;48;2;79;79;79m########^[0m
> 1 ^[0;38;2;34;34;34;48;2;241;239;233m  . ^[0;38;2;104;104;104;48;2;79;79;79m########^[0m
>   ^[0;38;2;34;34;34;48;2;241;239;233m            ^[0m
> 2 ^[0;38;2;34;34;34;48;2;241;239;233m  .   .   . ^[0m
>   ^[0;38;2;104;104;104;48;2;79;79;79m####^[0;38;2;34;34;34;48;2;241;239;233m    ^[0;38;2;104;104;104;48;2;79;79;79m####^[0m
> 3 ^[0;38;2;104;104;104;48;2;79;79;79m####^[0;38;2;34;34;34;48;2;241;239;233m  . ^[0;38;2;104;104;104;48;2;79;79;79m####^[0m

# a matching in characters
$ NO_COLOR=1 zugzwang rabbit render --format ansi rabbit-3.in
> Egg wins
> Rabbit to move. This maximum matching leaves the
> blank's square free. Wherever Rabbit moves, Egg
> moves to the partner of that square.
>     1   2   3   4
>
> 1   O   X   _   X
>                 │
> 2   O   O   X   O
>
> 3   O   X   O   O
>     │
> 4   X   X   X───O
>
>  ── two squares that the matching pairs

# a review in characters
$ NO_COLOR=1 zugzwang rabbit render --review --format=ANSI rabbit-3.in
> Mistakes: Rabbit 2, Egg 1
> The board at the start; the numbers are plies,
> along the way of the blank.
>       1     2     3     4
>               !
>  1    O     3═════4     X
>             ║ !
>  2    O┄┄┄┄┄2     X     O
>             ║ !
>  3    O     1═════_┄┄┄┄┄O
>             ┆
>  4    X     X     X     O
>
>    !   a mistake: it gave away a won game
>  ┄┄┄┄┄ a move that would have kept the win
> 1. Rabbit 3 2: a mistake; 3 4 keeps the win
> 2. Egg 2 2: a mistake; 4 2 keeps the win
> 3. Rabbit 1 2: a mistake; 2 1 keeps the win

# a line in characters
$ printf '0 1\n3 3\n#.#\nO.O\n.X.\n' | NO_COLOR=1 zugzwang zu render --format ansi --line
> Black wins in 2 plies
> Red to move
>
>       1     2     3
>    ######      ######    Start
>  1 ######   .  ######    1. R1 right
>    ######      ######    2. B up
>
>  2   R1     .    R2
>
>
>  3    .     B     .
>

# the token in characters
$ NO_COLOR=1 zugzwang geography render --format ansi --from 2 2 geography-1.in
> First wins
> First to move. Every maximum matching pairs the
> token's square, this one with 2 3. First moves
> there, and to the partner again after every
> reply.
>     1   2   3
>       ########
> 1   . ########
>     │
> 2   .   @═══.
>   ####    ####
> 3 ####  . ####
>
>  ── two squares that the matching pairs
>  ══ the pair with the token in it: the
>     winning move

# an empty NO_COLOR is none
$ NO_COLOR= zugzwang geography render --format ansi geography-1.in | grep -c "$(printf '\033')"
> 8

# the format follows the name of the file
$ for name in a.svg b.PNG c.ans d.txt e; do
      NO_COLOR=1 zugzwang geography render -o $name geography-1.in
      head -c 8 $name | od -An -c | head -n 1
  done
>    <   s   v   g       x   m   l
>  211   P   N   G  \r  \n 032  \n
>    T   h   e       c   h   o   o
>    T   h   e       c   h   o   o
>    <   s   v   g       x   m   l

# on a terminal it is drawn with characters
$ NO_COLOR=1 script -qec 'zugzwang geography render geography-1.in' /dev/null </dev/null | tr -d '\r'
> The chooser wins from 2 squares
> Some maximum matching leaves a square with a star
> free: wherever the other moves from there, the
> chooser moves to the partner. One matching is
> drawn.
>     1   2   3
>       ########
> 1   . ########
>     │
> 2   .   .───*
>   ####    ####
> 3 ####  * ####
>
>   * safe to start on
>  ── two squares that the matching pairs

# what a graph cannot have, an SVG shows
$ script -qec 'zugzwang graph render graph-all.in' /dev/null </dev/null | head -c 4
> <svg
\ no line end

# nobody wants a PNG on a terminal
$ script -qec 'zugzwang zu render --format png zu-sample.in' /dev/null </dev/null | tr -d '\r'
> zugzwang: a PNG is not for a terminal; name a file with -o
> Try 'zugzwang zu render --help'.

# what the picture shows, as JSON
$ printf '0 1\n2 3\n#.O\nOX.\n' | zugzwang zu render --heat R1 --json | steady
> {
>   "schema": "zugzwang/render/1",
>   "version": "0.1.0",
>   "game": "zu",
>   "inputs": [
>     {
>       "file": "<stdin>",
>       "answers": [
>         {
>           "board": 1,
>           "rows": 2,
>           "cols": 3,
>           "pieces": {"R1": [1, 3], "R2": [2, 1], "B": [2, 2]},
>           "ply": 0,
>           "turn": "red",
>           "category": "win",
>           "distance": 1,
>           "heat_of": "R1",
>           "heat": [
>             {"square": [1, 2], "category": "win", "distance": 1},
>             {"square": [1, 3], "category": "win", "distance": 1},
>             {"square": [2, 2], "category": "lose", "distance": 0},
>             {"square": [2, 3], "category": "win", "distance": 1}
>           ],
>           "seconds": _,
>           "memory_bytes": _
>         }
>       ],
>       "seconds": _,
>       "memory_bytes": _
>     }
>   ],
>   "seconds": _,
>   "memory_bytes": _,
>   "error": null
> }

# a failure, as JSON
$ zugzwang rabbit render --json rabbit-1.in --after '1 1' | steady
> {
>   "schema": "zugzwang/render/1",
>   "version": "0.1.0",
>   "game": "rabbit",
>   "inputs": [
>     {
>       "file": "rabbit-1.in",
>       "answers": [],
>       "seconds": _,
>       "memory_bytes": _
>     }
>   ],
>   "seconds": _,
>   "memory_bytes": _,
>   "error": {
>     "file": "--after",
>     "line": 1,
>     "column": 1,
>     "message": "expected no move, since the game is over, found 1 1",
>     "exit_code": 65
>   }
> }
! --after:1:1: expected no move, since the game is over, found 1 1

# a matching, as JSON
$ zugzwang rabbit render --json rabbit-3.in | steady
> {
>   "schema": "zugzwang/render/1",
>   "version": "0.1.0",
>   "game": "rabbit",
>   "inputs": [
>     {
>       "file": "rabbit-3.in",
>       "answers": [
>         {
>           "rows": 4,
>           "cols": 4,
>           "blank": [1, 3],
>           "ply": 4,
>           "turn": "rabbit",
>           "category": "lose",
>           "distance": null,
>           "matching": [
>             [[1, 4], [2, 4]],
>             [[3, 1], [4, 1]],
>             [[4, 3], [4, 4]]
>           ],
>           "seconds": _,
>           "memory_bytes": _
>         }
>       ],
>       "seconds": _,
>       "memory_bytes": _
>     }
>   ],
>   "seconds": _,
>   "memory_bytes": _,
>   "error": null
> }

# safe squares, as JSON
$ zugzwang geography render --json geography-1.in | steady
> {
>   "schema": "zugzwang/render/1",
>   "version": "0.1.0",
>   "game": "geography",
>   "inputs": [
>     {
>       "file": "geography-1.in",
>       "answers": [
>         {
>           "rows": 3,
>           "cols": 3,
>           "winner": "chooser",
>           "safe": [[2, 3], [3, 2]],
>           "matching": [
>             [[1, 1], [2, 1]],
>             [[2, 2], [2, 3]]
>           ],
>           "seconds": _,
>           "memory_bytes": _
>         }
>       ],
>       "seconds": _,
>       "memory_bytes": _
>     }
>   ],
>   "seconds": _,
>   "memory_bytes": _,
>   "error": null
> }

# the values of a graph, as JSON
$ zugzwang graph render --json graph-all.in | steady
> {
>   "schema": "zugzwang/render/1",
>   "version": "0.1.0",
>   "game": "graph",
>   "inputs": [
>     {
>       "file": "graph-all.in",
>       "answers": [
>         {
>           "vertices": 5,
>           "edges": 5,
>           "target": null,
>           "vertex": null,
>           "values": [
>             {"vertex": 1, "category": "tie", "distance": null},
>             {"vertex": 2, "category": "tie", "distance": null},
>             {"vertex": 3, "category": "tie", "distance": null},
>             {"vertex": 4, "category": "win", "distance": 1},
>             {"vertex": 5, "category": "lose", "distance": 0}
>           ],
>           "seconds": _,
>           "memory_bytes": _
>         }
>       ],
>       "seconds": _,
>       "memory_bytes": _
>     }
>   ],
>   "seconds": _,
>   "memory_bytes": _,
>   "error": null
> }

# --heat takes the next word if it is a piece, and else leaves it
$ printf '0 1\n2 3\n#.O\nOX.\n' >board.in
  for heat in --heat '--heat b' --heat=R2 '--heat r1'; do
      zugzwang zu render --json $heat board.in | grep -o '"heat_of.*"'
  done
> "heat_of": "B"
> "heat_of": "B"
> "heat_of": "R2"
> "heat_of": "R1"

$ zugzwang zu render --heat=R3 board.in
! zugzwang: --heat: expected R1, R2 or B, found 'R3'
! Try 'zugzwang zu render --help'.
? 64

# one of several boards
$ zugzwang zu render --number 5 zu-sample.in | grep '<title'
> <title id="title">Red wins in 75 plies</title>

$ zugzwang zu render --number 6 zu-sample.in
! zugzwang: --number: expected a board from 1 to 5, found 6
? 64

# moves first
$ zugzwang zu render --after 'r2 r' board.in | grep '<desc'
> <desc id="desc">zu on a board of 2 rows and 3 columns, black to move: general R1 on row 1, column 3, general R2 on row 2, column 2, the pawn B on row 2, column 2.</desc>

$ zugzwang zu render --after 'r2 u' board.in
! --after:1:1: expected R1 left, R1 down or R2 right, found R2 up
? 65

$ zugzwang zu render --after 'r2 r, x' board.in
! --after:1:7: expected a move such as 'R1 up' or 'B left', found 'x'
? 65

# things that do not go together
$ zugzwang zu render --plain --heat board.in
! zugzwang: --plain solves nothing, so it goes with no other picture
! Try 'zugzwang zu render --help'.
? 64

$ zugzwang rabbit render --line --review rabbit-1.in
! zugzwang: --line and --review cannot go together
! Try 'zugzwang rabbit render --help'.
? 64

$ zugzwang zu render --line --json board.in
! zugzwang: --json is of one position; lines and reviews have --json in their own verbs
! Try 'zugzwang zu render --help'.
? 64

$ zugzwang zu render --format svg --json board.in
! zugzwang: --json and --format cannot go together
! Try 'zugzwang zu render --help'.
? 64

$ zugzwang zu render --heat --line board.in
! zugzwang: --heat is of one position, and goes with neither --line nor --review
! Try 'zugzwang zu render --help'.
? 64

$ zugzwang zu render board.in board.in
! zugzwang: a picture is drawn of one file; more were given
! Try 'zugzwang zu render --help'.
? 64

$ zugzwang graph render --format ansi graph-all.in
! zugzwang: a graph cannot be drawn with characters; try --format svg
! Try 'zugzwang graph render --help'.
? 64

$ zugzwang geography render --line geography-1.in
! zugzwang: expected --from R C, the square that the token stands on
! Try 'zugzwang geography render --help'.
? 64

$ zugzwang rabbit render --review --after '1 2' rabbit-1.in
! zugzwang: --after does not go with --review, which is of the record
! Try 'zugzwang rabbit render --help'.
? 64

$ zugzwang zu render --format gif board.in
! zugzwang: --format: expected svg, png or ansi, found 'gif'
! Try 'zugzwang zu render --help'.
? 64

$ zugzwang zu render --size 3 board.in
! zugzwang: --size: expected a number of pixels from 4 to 512, found '3'
! Try 'zugzwang zu render --help'.
? 64

$ zugzwang zu render --plain --json board.in
! zugzwang: --plain solves nothing, so there is nothing to tell with --json
! Try 'zugzwang zu render --help'.
? 64

$ zugzwang zu line --format svg --json board.in
! zugzwang: --format and --json cannot go together
! Try 'zugzwang zu line --help'.
? 64

$ zugzwang zu line --format svg --board board.in
! zugzwang: --format and --board cannot go together
! Try 'zugzwang zu line --help'.
? 64

$ zugzwang graph line --format svg --from 1 graph-all.in
! zugzwang: unknown option '--format'; did you mean '--from'?
! Try 'zugzwang graph line --help'.
? 64

$ zugzwang graph render --query 1 --from 2 graph-2.in
! zugzwang: expected either --query, or --from and --target
! Try 'zugzwang graph render --help'.
? 64

# too large for a picture
$ { echo 201 1; yes . | head -n 201; } | zugzwang geography render
! zugzwang: <stdin>: a board of 201×1 squares is too large for a picture, which has at most 200×200
? 71

$ { echo 41 40; seq 40 | sed 's/.*/& 41/'; } | zugzwang graph render
! zugzwang: <stdin>: a graph of 41 vertices is too large for a picture, which has at most 40
? 71

$ { echo 200 200; yes "$(printf '%0200d' 0 | tr 0 .)" | head -n 200; } | zugzwang geography render --size 512 -o large.png
! zugzwang: <stdin>: the picture would have 105600×112256 pixels, and 32767 is the most for a side; try a smaller --size, or SVG
? 71

$ { echo 200 200; yes "$(printf '%0200d' 0 | tr 0 .)" | head -n 200; } | zugzwang geography render --plain --memory 50M -o large.png
! zugzwang: <stdin>: the picture would need 399643200 bytes of memory, and 52428800 may be used; try a smaller --size, or SVG
? 71

# bad input, and output that cannot be written
$ printf '0 1\n2 3\n#.O\nOXX\n' | zugzwang zu render
! <stdin>:4:3: expected exactly one 'X' on the board, found another
? 65

# a bad move in the file
$ printf '0 1\n2 3\n#.O\nOX.\nzzz\n' | zugzwang zu render
! <stdin>:5:1: expected a move such as 'R1 up' or 'B left', found 'zzz'
? 65

$ zugzwang zu render nothing.in
! zugzwang: cannot open nothing.in: No such file or directory
? 66

$ zugzwang zu render -o folder/none.svg board.in
! zugzwang: cannot write folder/none.svg: No such file or directory
? 74

$ zugzwang zu render board.in >/dev/full
! zugzwang: cannot write <stdout>: No space left on device
? 74

$ zugzwang zu render --format png board.in >/dev/full
! zugzwang: cannot write <stdout>: No space left on device
? 74

$ zugzwang geography render --from 1 2 geography-1.in
! zugzwang: --from: expected '.' at 1 2, found '#'
? 65

$ zugzwang graph render --from 6 graph-all.in
! zugzwang: --from: expected a vertex from 1 to 5, found 6
? 64

# a failure leaves an older picture alone
$ echo old >picture.svg; printf '0 1\n2 3\n#.O\nOXX\n' | zugzwang zu render -o picture.svg; cat picture.svg
> old
! <stdin>:4:3: expected exactly one 'X' on the board, found another

# the examples on the help pages are true
$ for game in zu rabbit geography graph; do zugzwang $game render --help | try-examples; done
> 6 true
> 4 true
> 4 true
> 3 true

# Inputs that are made: the same bytes for the same seed, everywhere.

# the groups of zu
$ for points in 1-4 5-6 7-9 10-13 14-20; do zugzwang zu generate --points $points --seed 7 -o zu.in &&
      zugzwang zu validate --points $points zu.in && zugzwang zu solve zu.in | tr '\n' ','; echo; done
> zu.in: valid, 10 boards
> Tie,Tie,Tie,Black 0,Tie,Tie,Tie,Black 0,Tie,Tie,
> zu.in: valid, 10 boards
> Black 12,Black 10,Red 7,Red 1,Black 4,Black 6,Black 8,Red 1,Black 8,Red 19,
> zu.in: valid, 10 boards
> Black 4,Black 10,Red 5,Red 1,Black 6,Black 10,Red 5,Black 2,Red 7,Red 7,
> zu.in: valid, 10 boards
> Red 9,Black 8,Black 4,Tie,Red 7,Black 8,Black 6,Tie,Red 7,Red 9,
> zu.in: valid, 10 boards
> Red 9,Red 25,Red 75,Black 10,Tie,Red 17,Red 13,Black 6,Red 7,Red 9,

# the bytes do not change: of every family of every game, five seeds
$ for game in zu rabbit graph geography; do
      for family in $(zugzwang $game generate --family list | sed 's/^  \([^ ]*\).*/\1/'); do
          small='--rows 2-6 --cols 1-7'; count='--count 1'
          case $game in graph) small='--vertices 2-30 --edges 1-60 --queries 1-5' ;; esac
          case $family in column) small= ;; esac
          printf '%s %s ' $game $family
          for seed in 1 2 3 4 5; do
              zugzwang $game generate --family $family $small $count --seed $seed -o made.in &&
                  zugzwang $game validate made.in >valid && zugzwang $game solve made.in >solved
              cat made.in valid solved
          done | cksum
      done
  done
> zu random 811951545 307
> zu open 2950013156 307
> zu limits 2708117725 435
> zu column 505885831 302
> zu shallow 2449281515 287
> zu corridors 973828354 333
> zu rings 1170658050 326
> zu shafts 802132345 327
> zu touching 3472733345 333
> zu huddle 2730350182 314
> zu top 3099783861 302
> zu walled 1355862206 346
> zu trapped 1414614255 343
> zu moat 1625226574 331
> zu apart 1129320052 358
> zu shut 3955188115 329
> zu long-red 274074882 336
> zu long-black 2297050599 313
> zu false-win 1981420807 320
> zu narrow-win 3641926433 332
> zu records 334182991 322
> rabbit random 2861421026 519
> rabbit long 691446479 813
> rabbit snake 2171968066 469
> rabbit winding 2906277003 522
> rabbit mistakes 2202292914 467
> rabbit careful 1928080843 629
> rabbit patches 1878425168 427
> rabbit plain 2022758938 632
> rabbit matched 1156123326 504
> rabbit flat 94476984 305
> graph random 2324367806 1075
> graph acyclic 4260555189 1094
> graph chain 2429555325 1090
> graph ring 1268144737 1119
> graph functional 2292277976 1086
> graph loops 2814604870 1086
> graph repeated 2635899767 1094
> graph unreachable 2563129178 1082
> graph sinks 1160249875 1102
> graph rings 2202562293 1098
> graph hub 3325875631 1122
> geography random 3992074084 342
> geography open 3115652459 271
> geography bitten 54384407 352
> geography corridors 2532905478 351
> geography rings 3140078216 344
> geography rooms 932602922 342
> geography matched 4121978736 271
> geography surplus 741440606 339
> geography line 1182746291 226
> geography empty 634850482 280

# at the contest's limits too
$ for game in zu rabbit geography; do zugzwang $game generate --seed 3 | cksum; done
  zugzwang graph generate --vertices 100000 --edges 500000 --queries 500 --seed 3 | cksum
> 2161435741 703
> 2818014461 159
> 1105064393 606
> 1154174881 5894109

# a board of the contest's largest size
$ zugzwang zu generate --rows 10 --cols 10 --family records --count 1 --seed 1
> 0 1
> 10 10
> .##.#.O###
> ..#..####O
> #.......#.
> #...###...
> .#.......#
> .#.####..#
> ##...###..
> ..#.#...#.
> ###.......
> ..##.X.#..

# more boards do not change the first ones
$ zugzwang zu generate --count 3 --seed 9 | tail -n +2 >three
  zugzwang zu generate --count 5 --seed 9 | tail -n +2 | head -n $(wc -l <three) | cmp - three

# rabbit's test points
$ for point in 1 3 4 6 8 9 15 17; do zugzwang rabbit generate --points $point --seed 2 -o made.in
      zugzwang rabbit validate --points $point made.in; head -n 1 made.in; done
> made.in: valid, 1 game
> 1 20
> made.in: valid, 1 game
> 3 4
> made.in: valid, 1 game
> 4 4
> made.in: valid, 1 game
> 4 5
> made.in: valid, 1 game
> 3 7
> made.in: valid, 1 game
> 2 40
> made.in: valid, 1 game
> 16 8
> made.in: valid, 1 game
> 40 15

# several inputs, each in its file
$ zugzwang geography generate --rows 2 --cols 3 --count 3 --seed 5 -o maze-%d.in; cat maze-?.in
> 2 3
> #.#
> ###
> 2 3
> #.#
> ...
> 2 3
> ..#
> ..#

# the families of a game
$ zugzwang geography generate --family list
>   random       obstacles anywhere
>   open         no obstacles: odd sides and even ones
>   bitten       an open maze with a square or two taken out
>   corridors    corridors one square wide, without a ring
>   rings        such corridors with ways round
>   rooms        rooms of all sizes, with few doors
>   matched      covered by dominoes: no square is safe
>   surplus      the same with a few squares more
>   line         one row or one column
>   empty        no free square, or a single one

# several inputs and one file
$ zugzwang rabbit generate --count 2 -o all.in; ls all.in
! zugzwang: several inputs need several files: -o rabbit-%d.in
! Try 'zugzwang rabbit generate --help'.
! ls: cannot access 'all.in': No such file or directory
? 2

# more boards than the contest has
$ zugzwang zu generate --count 11
! zugzwang: --count: expected at most 10 boards, as the contest has it, found 11
! Try 'zugzwang zu generate --help'.
? 64

# larger ones
$ zugzwang zu generate --rows 3-12 --cols 11
! zugzwang: --cols: expected from 1 to 10, as the contest has it, found 11
! Try 'zugzwang zu generate --help'.
? 64

# sizes that the points do not have
$ zugzwang zu generate --points 8 --cols 2
! zugzwang: --cols: expected from 1 to 1, as the contest has it for these points, found 2
! Try 'zugzwang zu generate --help'.
? 64

# points of two groups
$ zugzwang zu generate --points 4-5
! zugzwang: --points: expected points of one group, found 4-5
! Try 'zugzwang zu generate --help'.
? 64

# points that are none
$ zugzwang zu generate --points 21
! zugzwang: --points: expected a test point from 1 to 20, or two with a dash between them, found '21'
! Try 'zugzwang zu generate --help'.
? 64

# games whose points are not known
$ zugzwang graph generate --points 3
! zugzwang: unknown option '--points'; did you mean '--count'?
! Try 'zugzwang graph generate --help'.
? 64

# a family that is none
$ zugzwang zu generate --family labyrinth
! zugzwang: there is no family 'labyrinth'; --family list lists them
! Try 'zugzwang zu generate --help'.
? 64

# a family that has no board of that size
$ zugzwang zu generate --family moat --rows 3
! zugzwang: found none like that in 5000 tries; ask for another size or family
? 64

# a file, where none is read
$ zugzwang zu generate board.in
! zugzwang: generate reads no file; what it writes goes to -o FILE
! Try 'zugzwang zu generate --help'.
? 64

# a full disk
$ zugzwang zu generate --seed 1 -o /dev/full
! zugzwang: cannot write /dev/full: No space left on device
? 74

# what help shows is true
$ for game in zu rabbit graph geography; do for verb in generate validate check; do
      zugzwang $game $verb --help | try-examples; done; done
> 3 true
> 1 true
> 2 true
> 2 true
> 1 true
> 2 true
> 2 true
> 1 true
> 2 true
> 2 true
> 1 true
> 2 true

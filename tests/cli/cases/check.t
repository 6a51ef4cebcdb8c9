# Whether an output is right, as a checker made with testlib says it.

# right, also with other white space
$ zugzwang zu solve zu-sample.in -o zu.ans; zugzwang zu check zu-sample.in zu.ans zu.ans
  tr '\n' '\t' <zu.ans >tabs.out; zugzwang zu check zu-sample.in tabs.out zu.ans
  printf '\357\273\277\r\n'  >mark.out; sed 's/$/ \r/' zu.ans >>mark.out; zugzwang zu check zu-sample.in mark.out zu.ans
! ok 5 boards
! ok 5 boards
! ok 5 boards

# wrong: exit code 1
$ sed 's/75/73/' zu.ans >mine.out; zugzwang zu check zu-sample.in mine.out zu.ans
! wrong answer 5th board differs - expected: 'Red 75', found: 'Red 73'
? 1
$ sed 's/Tie/Red 9/' zu.ans >mine.out; zugzwang zu check zu-sample.in mine.out zu.ans
! wrong answer 4th board differs - expected: 'Tie', found: 'Red 9'
? 1

# malformed: exit code 2
$ sed 's/Tie/tie/' zu.ans >mine.out; zugzwang zu check zu-sample.in mine.out zu.ans
! wrong output format 4th board: expected Red, Black or Tie, found 'tie'
? 2
$ sed 's/75/075/' zu.ans >mine.out; zugzwang zu check zu-sample.in mine.out zu.ans
! wrong output format 5th board: expected a number of plies, found '075'
? 2
$ sed 's/75//' zu.ans >mine.out; zugzwang zu check zu-sample.in mine.out zu.ans
! wrong output format 5th board: expected a number of plies, found the end of the file
? 2
$ sed 's/75/99999999999999999999999999999999999999999999999999/' zu.ans >mine.out
  zugzwang zu check zu-sample.in mine.out zu.ans
! wrong output format 5th board: expected a number of plies, found '9999999999999999999999999999999999999999…'
? 2
$ (cat zu.ans; echo Tie) >mine.out; zugzwang zu check zu-sample.in mine.out zu.ans
! wrong output format Extra information in the output file - found 'Tie' after 5 boards
? 2
$ head -n 3 zu.ans >mine.out; zugzwang zu check zu-sample.in mine.out zu.ans
! wrong output format Unexpected end of file - expected 'Tie' for the 4th board
? 2
$ zugzwang zu check zu-sample.in /dev/null zu.ans
! wrong output format Unexpected end of file - expected 'Black 0' for the 1st board
? 2
$ zugzwang zu check zu-sample.in nowhere.out zu.ans
! wrong output format cannot open the output file nowhere.out: No such file or directory
? 2

# the setters' mistakes: exit code 3
$ sed 's/75/73/' zu.ans >wrong.ans; zugzwang zu check zu-sample.in zu.ans wrong.ans
! FAIL the answer file is wrong: 5th board differs - expected: 'Red 75', found: 'Red 73'
? 3
$ head -n 3 zu.ans >wrong.ans; zugzwang zu check zu-sample.in zu.ans wrong.ans
! FAIL the answer file is wrong: Unexpected end of file - expected 'Tie' for the 4th board
? 3
$ sed 2s/5/Q/ zu-sample.in >wrong.in; zugzwang zu check wrong.in zu.ans zu.ans
! FAIL the input file is wrong: wrong.in:2:3: expected the number of columns, found 'Q'
? 3
$ zugzwang zu check zu-sample.in zu.ans nowhere.ans
! FAIL cannot open the answer file nowhere.ans: No such file or directory
? 3
$ zugzwang zu check nowhere.in zu.ans zu.ans
! FAIL cannot open the input file nowhere.in: No such file or directory
? 3
$ zugzwang zu check . zu.ans zu.ans
! FAIL cannot open the input file .: Is a directory
? 3

# the other games
$ zugzwang rabbit solve rabbit-3.in -o rabbit.ans; zugzwang rabbit check rabbit-3.in rabbit.ans rabbit.ans
! ok 3 numbers
$ echo '1 1' >mine.out; zugzwang rabbit check rabbit-3.in mine.out rabbit.ans
! wrong answer 1st number differs - expected: '2', found: '1'
? 1
$ echo '2 1 2 3' >mine.out; zugzwang rabbit check rabbit-3.in mine.out rabbit.ans
! wrong output format Extra information in the output file - found '3' after 3 numbers
? 2
$ zugzwang graph solve graph-2.in -o graph.ans; zugzwang graph check graph-2.in graph.ans graph.ans
! ok 2 queries
$ echo '0 -1' >mine.out; zugzwang graph check graph-2.in mine.out graph.ans
! wrong answer 2nd query differs - expected: '1', found: '-1'
? 1
$ echo '0 +1' >mine.out; zugzwang graph check graph-2.in mine.out graph.ans
! wrong output format 2nd query: expected an integer, found '+1'
? 2
$ zugzwang geography solve geography-1.in -o geography.ans
  zugzwang geography check geography-1.in geography.ans geography.ans
! ok 3 lines
$ echo 'LOSE' >mine.out; zugzwang geography check geography-1.in mine.out geography.ans
! wrong answer 1st line differs - expected: 'WIN', found: 'LOSE'
? 1
$ echo 'WIN 2 3 3 2 3 3' >mine.out; zugzwang geography check geography-1.in mine.out geography.ans
! wrong answer Extra information in the output file - found '3 3' after 3 lines
? 1
$ echo 'WIN 3 2 2 3' >mine.out; zugzwang geography check geography-1.in mine.out geography.ans
! wrong answer 2nd line differs - expected: '2 3', found: '3 2'
? 1
$ echo 'WIN 2 3 3' >mine.out; zugzwang geography check geography-1.in mine.out geography.ans
! wrong output format 3rd line: expected a column, found the end of the file
? 2

# any bytes, however many
$ head -c 20000000 /dev/zero >zeros.out; zugzwang zu check zu-sample.in zeros.out zu.ans
! wrong output format 1st board: expected Red, Black or Tie, found '????????????????????????????????????????…'
? 2
$ printf 'Red\033[31m\a 1' >mine.out; zugzwang zu check zu-sample.in mine.out zu.ans
! wrong output format 1st board: expected Red, Black or Tie, found 'Red?[31m?'
? 2
$ yes 'Black 0' | zugzwang zu check zu-sample.in - zu.ans
! wrong answer 2nd board differs - expected: 'Black 2', found: 'Black 0'
? 1

# the result in a file, in words and in XML
$ zugzwang zu check zu-sample.in zu.ans zu.ans result; cat result; echo
> 5 boards
! ok 5 boards
$ echo 'R<&>d' >mine.out; zugzwang zu check zu-sample.in mine.out zu.ans result -appes
! wrong output format 1st board: expected Red, Black or Tie, found 'R<&>d'
? 2
$ cat result
> <?xml version="1.0" encoding="utf-8"?><result outcome = "presentation-error">1st board: expected Red, Black or Tie, found 'R&lt;&amp;&gt;d'</result>
$ zugzwang zu check zu-sample.in zu.ans zu.ans nowhere/result
! zugzwang: cannot write nowhere/result: No such file or directory
? 3

# as a document
$ zugzwang zu check --json zu-sample.in mine.out zu.ans
> {
>   "schema": "zugzwang/check/1",
>   "version": "0.1.0",
>   "game": "zu",
>   "verdict": "presentation-error",
>   "message": "1st board: expected Red, Black or Tie, found 'R<&>d'",
>   "exit_code": 2
> }
! wrong output format 1st board: expected Red, Black or Tie, found 'R<&>d'
? 2

# as judges call it
$ zugzwang zu check --testset tests --group 3 zu-sample.in zu.ans zu.ans
! ok 5 boards

# too few files, too many
$ zugzwang zu check zu-sample.in zu.ans
! zugzwang: expected the files IN OUT ANS, and perhaps RESULT, found 2 files
! Try 'zugzwang zu check --help'.
? 64
$ zugzwang zu check zu-sample.in zu.ans zu.ans result more
! zugzwang: expected the files IN OUT ANS, and perhaps RESULT, found 5 files
! Try 'zugzwang zu check --help'.
? 64
$ zugzwang zu check zu-sample.in zu.ans zu.ans -appes
! zugzwang: expected the files IN OUT ANS, and perhaps RESULT, found 3 files
! Try 'zugzwang zu check --help'.
? 64

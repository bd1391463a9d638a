/**
 * The verdicts of one strict reader: would I send this as it is, with its first subject line? See
 * `verdictsIn` for the notation.
 */
export const verdictsRead: Readonly<Record<string, string>> = {
  third: String.raw`
1 | yes | 1fa83822
2 | yes | c757c1c5
3 | no | bc23fab4 | two thoughts run on after "at all"
4 | yes | 1691fec8
5 | no | a6bc07a8 | "the concert got cancelled can you send me back"
6 | fix | c461755e | two thoughts run on after "a week"
7 | yes | 1256338f
8 | yes | 732e5db0
9 | yes | 92cc50b8
10 | yes | 9babe7da
11 | yes | 06dad700
12 | fix | 635eb4e5 | runs on after "again"; the subject line says nothing
13 | fix | d6c94c52 | a question without its mark runs on
14 | fix | d83c2282 | "oak street" in small letters
15 | yes | 29cbf94b
16 | fix | ccf4edbd | "Green Cafe" becomes "Green"
17 | yes | 0be0afcf
18 | no | fb23ca99 | a question runs on after "anything"
19 | yes | 08fc5516
20 | fix | db049cb6 | runs on after "have it"
21 | yes | 8623e9de
22 | no | f46bfebb | ends a sentence after "Mr."
23 | fix | deb90306 | the subject line is too long, behind "A short message"
24 | yes | 7197c3ed
25 | no | 589916a7 | "the birthday present whenever. You have time."
26 | fix | 8b3f82d5 | "I am sorry to add to your list" does not fit
27 | yes | d8c1f8f1
28 | yes | 5aaadb6e
29 | fix | bb3b4f46 | the subject line thanks, and does not decline
30 | fix | ce0280b9 | runs on after "visiting"
31 | yes | 131d18eb
32 | no | 788dd98b | asks whether the deadline is 15 January
33 | yes | 88cbe11c
34 | yes | 4d314c3c
35 | no | b7ea36ce | a question runs on after "on it"
36 | yes | 27445862
37 | no | 0c90f1a8 | runs on after "my place"
38 | no | 58518698 | runs on after "the lake"
39 | no | 219c3744 | the subject line invites to "your travel"
40 | yes | 0d11c26d
41 | yes | 911afbbe
42 | fix | 9e6758ea | runs on after "every day"
43 | no | fff1938f | "with the tax return without you"
44 | yes | 735880ff
45 | yes | 90fb1930
46 | fix | 95bfdde5 | the subject line does not name the raise
47 | no | 99f84a45 | "Bea will cover" runs on into the question
48 | yes | 558a9686
49 | yes | 673567a5
50 | yes | 5775e4b0
51 | yes | d602c9fe
52 | no | 3b794786 | "woke up three. Times could you"
53 | no | 4b801835 | "on the vacation", and ends a sentence after "Mrs."
54 | yes | 392245f0
55 | fix | 5174a1fc | "I am writing about the following" for one clause
56 | no | c67bcf35 | "our coffee. Machines would you like"
57 | fix | 28706516 | runs on after "too fast"
58 | yes | 27a92977
59 | yes | 5c9ad2ca
60 | no | 963dc568 | three thoughts run on
`,
  unseen: String.raw`
1 | yes | e19d04d9
2 | yes | e43e2343
3 | yes | c56bd2a0
4 | yes | 6a5a8050
5 | yes | 6b54f202
6 | yes | bf1e71df
7 | fix | 187350f3 | the subject line names the report, not the absence
8 | yes | 9d1123a6
9 | yes | 83ef4441
10 | yes | 623980e6
11 | yes | 97cb7f7c
12 | no | 0a2ad368 | runs on after "last night"
13 | fix | 0a602057 | the subject line says nothing
14 | yes | 1022071d
15 | fix | d11ddaf0 | the subject line is an order to apply
16 | yes | 6abf9f84
17 | fix | 9b22f98d | the subject line says nothing
18 | yes | 74890c95
19 | fix | 75964b6e | the subject line says nothing
20 | no | 5034c574 | "to say that any news"
21 | fix | b68f6bd2 | the subject line is an order to resign
22 | fix | bcaf03c5 | a gap for a day that is given
23 | no | d72ee181 | "We sent you." without the invoice
24 | fix | 2d095b7b | "mill lane" in small letters
25 | fix | a6d95f8c | "It's 14 no stress"
26 | no | cf1f0a98 | the subject line blames the reader
27 | no | 62d3c145 | "sorry about that everything works again"
28 | yes | 1b11a1cc
29 | fix | 240f3f68 | the subject line thanks, the email declines
30 | yes | 44ee985e
31 | no | 4319a3b4 | a complaint closes a friendly refusal
32 | fix | 84761fbf | "Application for an intern" as subject line
33 | no | 431d6a52 | a second thought inside the question
34 | yes | 2d5a1c53
35 | yes | 886df136
36 | yes | a3fc5033
37 | no | d68a275d | "Would it? Please be possible"
38 | yes | 645f46c1
39 | yes | fa7cc686
40 | yes | ecb27a49
41 | yes | 342b7847
42 | fix | 61a304c8 | "Max this is"
43 | yes | d92283b7
44 | yes | 038e9739
45 | fix | fc2e866f | "at a conference next one is"
46 | no | a7e3d863 | runs on after "tickets"
47 | no | 34d54528 | "the visa without you."
48 | yes | 3db18c4a
49 | fix | cd51ea79 | looks forward to an answer after a death
50 | fix | af990166 | runs on after "page"
51 | yes | fb9f22ae
52 | fix | c64d1ce5 | "Cancellation of a confirmation" as subject line
53 | yes | 505982d9
54 | yes | 4bfb3f3a
55 | yes | 267fd2f7
56 | yes | 97fa6aa0
57 | yes | f0c290b5
58 | yes | a75446bf
59 | yes | 699f5f4f
60 | no | 7f580b99 | a question that ends as a statement
`,
  fourth: String.raw`
1 | fix | 7fd05d2c | "One more point: called twice"; the subject line lacks the trouble
2 | no | 1b162a25 | late "for three weeks and last Tuesday": split in the wrong place
3 | fix | c96de489 | "are cold for 2 weeks" behind a colon
4 | no | 6875d825 | "My order no 55719 only one arrived."
5 | fix | 7f1f023e | "Hello Yoga"; "no Yoga till March"
6 | fix | 714b1cde | "for 312 dollars, need both"
7 | no | 20e3bfde | "I can Sam."
8 | fix | 86af8daa | a list of one line, with ".," in it
9 | yes | 7063e5c7
10 | fix | 0f415470 | "For your information" in the subject line; "by the 6th latest"
11 | fix | 56b01621 | "too much, neighbors pay less"
12 | yes | a8967348
13 | fix | e031eace | "Request about the holes" as subject line; "moving out end of February"
14 | no | fc1c2fc7 | "ID pay a bit more deposit"
15 | no | 1ceb00f5 | five notes in one sentence
16 | no | e55e21d2 | five notes in one sentence, without a subject
17 | yes | 10053d92
18 | no | 9b72a8a0 | speaks to the reader of "him"; "not pushy"
19 | no | af87ba96 | "ID hear back"
20 | no | e61d18b4 | "ID have to rent one"
21 | no | 0c80ede7 | notes in one sentence; "About the five years" as subject line
22 | no | 14822f4b | "council because I don't have the time": no longer resigns; a last working day
23 | no | aa775ace | "ill have to charge a late fee"; ".," in the list
24 | fix | 61a3fa97 | a question that is half a statement
25 | yes | 8b7a4820
26 | fix | f8de3fd0 | "feel terrible, was traveling"; thanks for nothing
27 | fix | 088d185c | a list of notes
28 | no | 88995220 | "were fixing the fence"; runs on after "again"
29 | no | 721cfadf | "I booked till April"
30 | fix | 55dcce68 | "Thank you for the wedding" as subject line
31 | no | 06b3641e | "One more thing: say it wasn't an easy decision."
32 | no | 84f057aa | speaks to the reader of "her"; notes in one sentence
33 | no | 461065ed | notes in one sentence; "ID hire him"
34 | no | 1317ed85 | "Monday and Tuesday were going to a funeral"
35 | yes | 5f87afb6
36 | yes | 8931861e
37 | fix | f8dc569c | "if your coming"; notes in one sentence
38 | fix | bad42bc4 | "Christmas party is on December 12 …, company pays"
39 | fix | 0585506a | a list of notes
40 | fix | 0e5ff6c0 | "Sorry: I have an appointment" as subject line; "One question: anything free"
41 | fix | cef11beb | "without coming in, nothing has changed?"
42 | yes | 20911322
43 | yes | 3b930384
44 | no | d7043536 | thanks "her", who reads it; "let me know if this is possible"
45 | no | b9c3ef1f | "ID start at 7"
46 | fix | ca16ef30 | "One more thing: haven't had one"
47 | no | 3f7f5fa7 | "any problems tomorrow" and "Call the help desk" are two lines
48 | fix | e218848c | "already reinstalled it twice, iPhone 13. need it for work"
49 | fix | b1ea03be | "never arrives, checked spam"
50 | no | ac093f6d | "but there's."
51 | no | 66face85 | "Hello Downstairs!"; notes in one line
52 | no | 4b22db08 | "I've never been, there, block the card"
53 | fix | a71b3046 | "Something to discuss" as subject line; a list
54 | fix | bab30f21 | "Hello Bakery!"; a list
55 | no | c25dd93e | reversed: asks the author to read the story
56 | fix | d07a9d8c | "About theater" as subject line; "each other, Hannah runs"
57 | fix | d23a3ac9 | "One question: is somebody at the desk then?" apart from its reason
58 | fix | 65e617ad | "still no answer, old one expires"
59 | fix | a71146ed | "on Wednesday, has a laptop"
60 | no | cc0a908a | "Let me know what you think!" after a death; a subject line that is cut
`,
  unread: String.raw`
1 | no | 00c1dd28 | leaks since day 2; would like new one
2 | fix | 5c1a249b | a complaint that asks for nothing, and a list of notes
3 | fix | fa37ab3b | the list mixes a number and a sentence
4 | fix | 846e8210 | the subject line says nothing, and 46.20 of what
5 | no | cb223edc | tells the customer about "the customer"
6 | fix | 043d447c | "and come at 11" needs "will"
7 | no | c6492434 | a question behind a colon that ends as a statement
8 | no | c1bfac11 | "with regard to the exam collides"
9 | yes | a75717ed
10 | yes | f0db9959
11 | no | be3c9c36 | notes behind a colon instead of a request
12 | fix | 27349a0d | "A request" as subject line, and "in the dorm for the bank"
13 | fix | 7384d51d | "(was on vacation)"; "I sign it tomorrow"
14 | fix | 1e1a8c2c | "(might be loud)"; "if too loud 0171"
15 | yes | fc7a90d4
16 | fix | 553a4ab7 | list lines without a subject
17 | fix | 68d21c36 | "Know python and R"
18 | yes | 71b1efcc
19 | fix | 909186c5 | "move out end of April, 3 month notice"
20 | fix | 449181fb | "Gladly" in a list; "I bring cake"
`,
  last: String.raw`
1 | fix | 331295ed | notes behind a colon
2 | fix | ac03add9 | list lines of different kinds, some without a subject
3 | yes | 527123b6
4 | no | b8ec1c5d | tells the patient about "the patient"
5 | no | 167707a6 | notes and a question behind a colon
6 | yes | 161fb675
7 | no | 7d4df623 | "the meeting thesis"
8 | fix | d39b2061 | "Getting in touch" as subject line
9 | fix | 869c3159 | "I can pick up today"; thanks twice
10 | yes | 75d6c549
11 | fix | 7c2501ae | "For your information" above a request
12 | fix | 30d3f8c2 | "but thesis need 4 more months"
13 | no | 07e2d37d | "Was our driver's fault no excuse"; "came 5pm"
14 | fix | 4dc1ae8d | "can come back next day"
15 | no | 639034d0 | three notes in one line
16 | fix | 7e26fe5c | list lines without a subject
17 | no | b65ac813 | notes behind a colon instead of an application
18 | fix | 0c37d983 | "end of season"; "because of new baby"
19 | fix | 76c04ff1 | "bathroom fan dead"; "told super"
20 | fix | 4ad84d48 | "I can't this time, on the night shift"
`,
  read: String.raw`
24 | yes | 4511560d
40 | yes | f153fb25
`,
  fresh: String.raw`
14 | yes | b8d15f67
`,
}

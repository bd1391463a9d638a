/**
 * The verdicts of one strict reader: would I send this as it is, with its first subject line? See
 * `verdictsIn` for the notation.
 */
export const verdictsRead: Readonly<Record<string, string>> = {
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

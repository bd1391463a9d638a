/**
 * Twenty requests from another angle: dictated, rambling, in two languages, or only key words. They
 * were written after the writer was finished. See `requestsIn` for the notation.
 */
export const requestsFresh = String.raw`
complaint | new professional medium | → Nadja Frey | ok so the blinds guy came on monday and two of the five blinds are crooked. i already paid everything. he should come back and fix them | living room + office · paid 640 · i'm home fridays
complaint | new apologetic short | → Pilar | hate to complain but the soup was cold and we waited an hour | table 6, sunday evening · birthday of my mom · usually you are great
cancel | new formal short | Herr Kuhn → Elin Maas | Termin am 12.3. absagen, bin krank | neuer termin ab 20.3. · vormittags
payment | new professional medium | Finance → Jalal | expense report october, 3 receipts missing sorry | taxi 34, lunch 18.50, parking 6 · lost the paper ones · card statement attached
payment | new friendly short | Basti → Oda | you still owe me 25 from the concert | paypal is fine · no stress
schedule | new professional short | Dr. Amari → Lior | Need follow up appt. results from blood test. not before 4pm bc work | any weekday · phone ok too
question | new professional medium | → Tess Oyelaran | does the warranty cover a cracked screen? | bought 3 mar this year · model K2 · it fell from the desk, being honest
question | new friendly short | Coach Bill → Mina's mum | what time does practice start now that its dark early | also: indoor shoes? · she has a cold this wk
request | new formal medium | Registrar → Yuna Park | transcript of records, two copies, sealed | student id 2019-3381 · send one to me, one to the univ. in Lund · fee paid 2 nov
request | new friendly short | → Abel | can someone swap the sunday shift with me | i do your sat instead · my brother gets married!
apology | new professional short | Ms. Tran → Hollis Print | proof had a typo in your name, our mistake | corrected file attached · print starts only after your ok · no extra cost
announcement | new concise short | all → Board | agm 14 june 19h school hall, agenda follows | elections: treasurer + secretary · cant come? proxy form by 7 june
announcement | new friendly medium | friends → Lou & Sam | were having a baby!! due in march | its a girl · still looking for a bigger flat · hand-me-downs welcome
thanks | new formal medium | Mrs. Whitfield → Class 4b | thank you for showing us the fire station | loved the big ladder · Ben wants to be a firefighter now · drawings are enclosed
followup | new persuasive short | → Marek | sent application for junior dev 3 weeks ago havent heard back | still very keen · portfolio link in cv · free from june
housing | new professional medium | → Flat 3B | drip from the ceiling in the bath, getting worse | started tuesday · bucket holds about half a day · upstairs says not theirs · photos on request
refusal | new friendly short | Aunt Rose → Pip | cant come to the wedding on the 8th, exams | so sad about it · will watch the video · gift in the mail
reply | reply accept friendly short | → Zoe | | sure! · got a ladder too · not before 11 pls | Hey Zoe, could you lend us your drill on Saturday? And do you have a ladder? Finn
reply | reply decline formal medium | → Dr. Ilse Brandt | | sabbatical until october · propose dr. Sung instead · happy to review a written version | Dear Dr. Brandt, we would like to invite you to join the panel on 3 June. Would you also chair the afternoon session? Kind regards, Aldo Neri
reply | reply follow_up friendly short | → Cass | | any news on the paint colors · the painter comes on the 9th · white is fine too | Hi Cass, I will send you the colors tomorrow. Bye, Ruth
`

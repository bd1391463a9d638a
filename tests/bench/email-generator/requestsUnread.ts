/**
 * Twenty requests for the last reading. They were written before any of their drafts was seen, and
 * only slips that it showed were mended afterward. See `requestsIn` for the notation.
 */
export const requestsUnread = String.raw`
complaint | new professional short | → Cora Plum | coffee machine i bought leaks since day 2, want new one or refund | receipt no 30817 · model Duo 4 · bought 11 sept
complaint | new formal medium | Bus Authority → N. Achebe | bus 22 is always late in the morning, kids come late to school | stop Mill Road · 7:35 bus · four times last week
cancel | new professional short | → Hedda | pls cancel my order from this morning, ordered the wrong color | order 40-118 · want to reorder in green
payment | new friendly short | Milo → Ash | hey can u send me ur half of the electricity bill | 46.20 · due friday
payment | new formal short | → Tiller GmbH | customer should pay the rest of invoice 3310, friendly tone | 300 of 900 paid · due date was 1 october
absence | new professional short | Ms. Grant → Ivo | i have a doctor appointment thursday morning and come at 11 | phone is on · Pia takes the 9am call
schedule | new friendly short | book club → Sunny | next meeting, which day works for everyone | at my place · we read chapter 5–9
reschedule | new formal short | Prof. Adler → Jin Woo | exam on 12 july collides with other exam, ask if i can take it another day | student no. 448120 · other exam is in physics
question | new professional short | → Lotte Baum | do you ship to iceland and how much is it | 2 lamps · approx 6 kg
question | new friendly short | → Dov | which train are you taking on saturday?? | i land at 10:20 · can share a taxi
request | new professional medium | → Amara | ask my boss for a raise, 2 yrs same salary, dont sound greedy | took over the Berlin clients · no sick days
request | new formal short | Housing Office → Theo Lam | need confirmation that i live in the dorm for the bank | room 214 · moved in 1 sept
apology | new professional short | → Ravi | sorry for late reply, was on vacation | the offer looks good · i sign it tomorrow
announcement | new friendly short | neighbors → Ana and Paul | we have a party on saturday, might be loud, come by if u want | starts 8pm · call us if too loud 0171 555 20
invitation | new professional medium | → Studio Kern | invite clients to our open house on 3 december | 5 to 9 pm · new office, Kanal 14 · drinks and snacks
thanks | new friendly short | Omar → Bea | thank omar for lending me his tent | brought it back clean · had a great trip
application | new formal medium | → Yara Haddad | application for the internship in your lab this summer | 3rd year biology · know python and R · cv attached
followup | new professional short | → Lars | i sent my documents two weeks ago and still have no answer | application no. 5521 · deadline is friday
housing | new professional short | → Mina | we want to move out end of april, 3 month notice | flat 9 · who checks the flat?
reply | reply accept friendly short | → Tomo | | yes gladly! · i bring cake · home by 10 though | Hi Tomo, would you like to come to our games night on Friday? Jule
`

/**
 * Twenty more requests, with slips, run-on sentences, and words to the writer in between. They were
 * written before any of their drafts was seen. See `requestsIn` for the notation.
 */
export const requestsLate = String.raw`
complaint | new formal medium | → Petra Vance | neighbours dog barks all nite i cant sleep write to property managment pls, firm but polite | since 3 weeks · talked to him 2x no change · flat 4c
complaint | new professional short | → Yusuf A. | my order came w/o the charger | order nr 66-1204 · arrived yesterday · box was sealed
cancel | new professional short | → Delia | want to cancel hotel booking because flight got cancelled, is it free of charge? | booking 88QX · 2 nights from 14 nov · for 2 persons
payment | new formal medium | Mr. Rourke → Alba Accounting | dear mr rourke your payment for september is not arrived yet | 540 eur · we need it until friday · account number same as always
payment | new friendly short | Leo → | remind my roomate he owes me rent money | 320 for may · i paid for both · no rush but before the 10th
absence | new professional short | prof → Mei Tan | cant attend tutorial tmrw bc of visa appointment at embassy | can i get the slides · i hand in the homework today
absence | new formal short | → Greta Holm | sick note attached, back on monday | doctor wrote till friday · Ali knows the open tickets
schedule | new professional short | → Imani | propose 3 slots for demo w/ client | tue 10am · wed 2pm · not thursday · 45 min
reschedule | new friendly short | Kofi → Lara | lets move our coffee to next week? this week is crazy | wed or thu · same place
question | new professional medium | embassy → Raj P. | i want to know how long takes the visa and if i can travel meanwhile | applied 2 oct · reference BX-9921 · passport is with you
request | new professional medium | → Nina Frost | ask landlord for permission to paint walls light grey, dont mention the cat | will paint back when moving out · living room only · pay it myself
request | new friendly short | class parents → Jules | need 3 volunteers for the bake sale | sat 9–12 · also cakes w/o nuts · reply by thurs
apology | new apologetic short | Mrs. Dahl → Sunny Nails | we double booked ur appointment, very sorry, make it short | new time possible fri 3pm · 20% off · not your fault at all
announcement | new professional short | team → Otis | we have new colleague starting monday, name is Fatou Diop, marketing | desk next to window · welcome breakfast 9.30 · she speaks french + english
invitation | new friendly short | → Bex | bbq at ours this sunday come hungry | from 2pm · veggie stuff too · bring a chair if u have
thanks | new friendly short | Mr. Hale → Ivo and Rita | say thanks to teacher for helping our son w/ reading | he reads every nite now · never liked books before
application | new formal medium | → Teodora Ilic | im applying for the night nurse job i saw on ur website | 6 yrs in icu · german B2 · can start 1 feb · references on request
followup | new professional short | → Dario | didnt hear back after my interview on 4 june, want to ask if theres news | position: lab technician · talked with Ms Ekberg
pitch | new persuasive short | → Ana's Honey | we sell honey from our own bees to small shops, interested? | 6.50 per jar · no minimum order · tasting box is free
reply | reply accept professional short | → Wim | | works for me · can we do it online instead? · no parking near ur office | Hi Wim, could we meet on Tuesday at 3pm at our office to go over the plan? Best, Carol Dunn
`

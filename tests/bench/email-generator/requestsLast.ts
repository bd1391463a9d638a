/**
 * Twenty more requests. They were written before any of their drafts was seen, and the writer was
 * mended after the first reading. See `requestsIn` for the notation.
 */
export const requestsLast = String.raw`
complaint | new professional medium | → Gus Moran | internet drops every evening around 8, third time i complain, write it serious | contract 5561209 · technician came 1 oct, nothing changed · i work from home
complaint | new concise short | → Halima | the shoes fell apart after 2 weeks!!! i want my money back | bought in ur shop 21 sept · paid 89 cash · got the reciept
cancel | new friendly short | Tomas → Ines | have to bail on dinner friday, work thing came up | next wk instead? · sorry!!
payment | new formal medium | → Orchard Dental | patient hasnt paid the bill for the crown, ask politely, second time | bill no. 7734 from 2 june · 410.00 · can pay in 3 parts if needed
payment | new professional short | landlady → Emeka | deposit still not back after 2 months, when will i get it | 1,150 · moved out 30 june · iban is the same
absence | new professional short | Mr. Castillo → Dana Weir | my daughter Ella is ill and cannot do the swim test tomorrow, ask for new date | fever since last night · note from doctor follows
schedule | new formal short | Dr. Hamdi → Viktor Sol | meeting thesis, next week if possible | any day before noon · chapter 2 is ready · 30 minutes is enough
reschedule | new professional short | → Priya N. | client asks to push the kickoff from the 4th to the 11th, ok for everybody? | same room · agenda doesnt change
question | new friendly short | → Owen | hi do u still have the blue bike from the ad and whats the lowest price | can pick up today · is the lock included
question | new professional medium | → Marisol Vega | is it possible to bring my own food to the venue, we have allergies | wedding 17 may · 60 guests · nut allergy
request | new professional medium | → Farid | pls ask the it guys for second monitor + a chair that doesnt kill my back | desk 3.14 · boss approved it · not urgent
request | new formal short | Immigration Office → Lan Nguyen | I request to extend my student visa. I have passed all exams but thesis need 4 more months. | visa ends 31 august · letter from university is attached
apology | new apologetic medium | → Marta's Bakery | tell customer we are sorry cake was late, was our driver's fault no excuse | cake for sunday 3pm came 5pm · refund half, 32 eur · free coffee next visit
announcement | new professional medium | all parents → School Office | head lice in class 2a, check your kids tonight please, dont name anyone | treated kids can come back next day · questions to nurse Adela
invitation | new friendly medium | → Kwame | my 30th!! garden party 6 july from 4, no presents pls just come | byo drinks · kids + dogs fine · if rain we move inside
thanks | new professional short | Yolanda → Pete Marsh | thank her for covering my shifts while i was in hospital | doing much better · back on the 3rd · owe you big time
application | new professional medium | Ms. Oduya → Filip | write short mail for a job as gardener, found on indeed, i dont have licence but can learn | 4 summers at a tree nursery · strong + early riser · available from april
resignation | new formal short | Mr. Dunn → Sela Brook | leaving the choir board end of season, no time anymore bc of new baby | hand over the keys in june · it was a pleasure
housing | new professional short | → Arlo | bathroom fan dead, mold starting on the wall | told super 2 times · send someone this week pls · im home after 5
reply | reply decline friendly short | → Noor | | cant this time, on night shift · could do the 22nd · say hi to the kids | Hi Noor, are you free to babysit this Friday from 6 to 10? Love, Tess
`

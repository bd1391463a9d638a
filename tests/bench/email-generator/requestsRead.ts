/**
 * Forty requests as people type them. Their drafts were read while the built-in writer was improved.
 * See `requestsIn` for the notation.
 */
export const requestsRead = String.raw`
complaint | new professional medium | → Mira Lund | complain washing machine delivered w/ dent in the door, want exchange | order 77120 · delivered tues 5th · sent photos already no reply
complaint | new formal medium | Stadtwerke → J. Brandt | electricity bill way too high, please check meter | bill for sept 412 eur, usually around 130 · nobody home for 2 wks in sept · meter no. 0098821
complaint | new concise short | → | write to the gym that music is too loud in the morning class | cant hear the trainer · asked at the desk twice
cancel | new professional short | → Ola Berg | cancel my yoga membership, moving away | member since 2021 · last day 30 nov · pls confirm in writing
cancel | new friendly short | Jo → Sam | cant make it tomorrow, kid is sick | so sorry · can u take the key from the neighbor · thurs works
payment | new formal medium | → Kestrel Studio | payment reminder invoice 2041 overdue since aug 12 | amount 860 · second reminder · late fee from next week
payment | new professional short | accounts → Pia | you charged me twice for oct | 2 x 29.90 · card ending 4410 · refund one of them
absence | new professional short | my boss → Ken | sick today w/ fever wont come in | handed slides to Maya · back prob wed
absence | new friendly short | team → Iris | off next week, hiking in norway | no laptop w/ me · Jonas covers support · urgent stuff → call him
schedule | new professional short | Ms. Okafor → Leo | find a time for the budget call next week | mon or wed after 2 · 30 min enough · i send the numbers before
reschedule | new apologetic short | Dr. Weiss → Tina Ro | need to move my appointment from 3 june, train strike | any day the week after ok · mornings better
question | new friendly medium | → Bea | ask the campsite if dogs are allowed and what it costs | 2 adults 1 kid + dog · july 8–12 · tent not camper
question | new formal short | → Noor Haddad | which documents do i need for the residence permit extension | current one ends feb 14 · job contract attached · appointment possible in jan?
request | new professional medium | Prof. Lindqvist → Amir | recommendation letter for masters in delft, deadline dec 1 | took her statistics course 2024, grade 9 · thesis on traffic models · can send cv
request | new friendly short | → Cleo | ask neighbor to water the plants while we are in rome | 10–17 aug · key under the blue pot · only the balcony, not the cactus
request | new persuasive medium | → Tomas | convince my boss to let me work from home 2 days a week | commute 90 min each way · did it in spring, no missed deadline · tues + thurs best
apology | new apologetic medium | Mr. Patel → Fern & Co | we sent the wrong size, apologize and offer to swap it | order 5518 · pickup is free for him · new one ships monday
apology | new friendly short | Rui → | sorry i forgot ur birthday!! | was in exams · dinner on me next week · present is on its way
announcement | new professional medium | all → Facilities | elevator B out of service 9–11 march | use A or stairs · deliveries thru back door · questions: Hanna, ext 214
announcement | new friendly medium | parents → Ms. Joy | tell the parents school trip to the zoo moved to friday because of rain | same time 8:30 · packed lunch · signed form back by wed
invitation | new friendly short | → Dev | housewarming on sat 21st, invite the whole floor | from 7pm · flat 12 · snacks there, bring drinks · tell us if u come
invitation | new formal medium | Ambassador Lee → Museum of Glass | invite to opening of exhibition "Clear" | 4 may 18:00 · speech by the curator · rsvp by 20 april
thanks | new friendly short | Grandma → Lili | thank grandma for the knitted sweater | fits perfect · wore it all weekend · visit at easter
thanks | new professional medium | Ines → Paul Roth | thx for the interview yesterday | liked the part about the design system · still very interested · can start in april
application | new professional medium | hiring manager → Aisha Khan | apply as part-time barista, saw the ad in the window | 2 yrs at a bakery · free weekends · speak english, some spanish · no coffee training yet but learn fast
followup | new professional short | → Greta | no answer to my quote from 2 weeks ago, nudge them politely | garden fence 1.900 · price valid till end of month · happy to come by
followup | new concise short | IT → Max | ticket 3321 still open | laptop wont charge · 5 days now · i present thursday
resignation | new professional short | Carla → Finn | i quit, last day is 31 july | new job in bremen · will train a replacement · thanks for 3 good years
pitch | new persuasive medium | → Nova Prints | offer local cafes our compostable cups | 8 ct each from 1000 · free logo print · samples no cost · no deposit for first order
housing | new professional medium | landlord → Vera | heating broken since sunday, get it fixed asap | 14 degrees inside · baby at home · called sun + mon, voicemail full · rent reduction if not fixed this week
housing | new formal short | → Family Ruiz | terminate the parking space by end of march | space 17 · contract from 2022 · where to return the remote?
refusal | new professional medium | → HR Lumo | tell candidate we dont take him, went with someone else | good portfolio · not enough backend · keep him in mind for spring
reply | reply accept friendly short | → Eva | | great idea · i bring my bike · rather 10 than 9 | Hi Eva, do you want to join our trip to the lake on Sunday? We leave at 9. Can you drive? Lars
reply | reply decline professional short | → Dana | | no budget this yr · ask again in february · talk to Miro in events maybe | Dear Dana, would you sponsor our charity run with $500? Best, Helen Fry
reply | reply ask professional medium | → Otto Lang | | is the price with tax · who pays the shipping · can we see a sample first | Dear Mr. Lang, we can offer you 300 mugs for 990 euros, delivery in two weeks. Please confirm the order. Regards, Petra Simm
reply | reply accept formal medium | → Prof. Ana Vidal | | yes but online only · talk of 40 min · needs a projector for the second part no wait they have one, skip that | Dear Professor Vidal, would you give a talk at our seminar on 12 November? Could you send us a title? Sincerely, Karl Moe
reply | reply decline apologetic short | → Nils | | already promised my sister · not mad at anyone · next month yes | Hey Nils, can you help me move on the 3rd? Yusuf
reply | reply follow_up professional short | → Marta | | sent the signed contract on monday · did it arrive? · need the start date for my landlord | Dear Marta, thanks for signing. We will send you the start date this week. Best, Ulrich
refine | refine shorter | Hi Tom,\n\nI just wanted to quickly check in with you in order to see whether you have had a chance to take a look at the report that I sent you last week. If you could possibly let me know by Friday that would be really great.\n\nBest,\nAnn
refine | refine more_formal | Hey guys,\n\nthe fair's on Monday and we can't get the stand up without you. Can you be there at 8? Thanks a lot!\n\nCheers,\nKim
`

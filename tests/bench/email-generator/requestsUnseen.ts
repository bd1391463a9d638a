/**
 * Sixty further requests of 24 kinds, written after `requestsTyped` was read and mended, and before
 * any of their drafts was seen. See `requestsIn` for the notation.
 */
export const requestsUnseen = String.raw`
complaint | new professional short | → Lukas | the sofa came with a stain on the left side i sent photos on monday but got no answer i want a new cover |
complaint | new professional medium | Gym Plus → Farah | the showers in the mens room have been cold for two weeks and the staff just shrugs when will this be repaired |
complaint | new formal short | → Elsa Bruun | your technician was supposed to come between 8 and 12 i took a day off and he never showed up please give me a new date |
refund | new professional short | FitBox → Ilya | i sent the watch back on 2 june tracking number RR5512 when do i get my money |
refund | new friendly short | Noa → Kim | we cancelled the cooking class because you were sick can we get the 90 back or come another time |
refund | new professional short | → Pavel | the app charged me for a year but i only wanted one month please cancel it and refund the rest i know its my mistake |
sick | new professional short | Anna → Rui | i hurt my back and the doctor says i have to stay home until friday the report is almost done i will send it tonight |
sick | new friendly short | Coach Dan → Mel | tell the coach that Finn cant play on saturday he broke his finger |
sick | new formal short | Ms. Okoye → Sean Day | i was in hospital last week so i couldnt take the exam i have a note from the doctor when can i take it dont mention which hospital |
rent | new professional short | → Vito | im your tenant in apartment 12 and i would like to pay the rent on the 10th instead of the 1st from now on because my salary comes later |
rent | new professional short | Mrs. Lang → Kian | i paid the deposit in march but never got a receipt can you send me one i need it for my taxes |
landlord | new professional short | Mr. Silva → Jo Ek | the neighbors upstairs flooded our kitchen last night water is coming from the ceiling please call me as soon as possible my number is 555 0142 |
landlord | new friendly short | Ms. Roy → Lev | can we paint the living room in light blue we would pay for it ourselves and paint it white again when we leave |
landlord | new professional medium | → Marta Gil | the heating in our flat hasnt worked for three days we have a small baby i called the emergency number but no one came |
application | new professional medium | → Deniz | i would like to apply as a teacher at your language school i taught spanish for four years in madrid i am looking for a part time job |
application | new formal short | → Li Na | i saw that you are looking for a lab assistant i study chemistry in my third year and can work 15 hours a week |
application | new friendly short | → Ozzy | do you still need help in the cafe i can start right away and i worked in a bakery before |
followup | new professional short | Ms. Varga → Tom Bell | i had a job interview with you on 4 may and wanted to ask if you have decided yet |
followup | new professional short | → Irma | i wrote to you last week about the broken door in the garage but nobody answered can you please take care of it |
followup | new friendly short | Yusuf → Bo | any news about the apartment i really liked it and could move in next month |
resignation | new formal short | Ms. Ferro → Alan Wu | i am writing to resign from my position as a cook my last day is 30 september thank you for the good time |
resignation | new professional short | Olaf → Mira | i have to quit my job at the shop because i am moving to spain in july i can work until the end of june dont say i hate the job |
invoice | new professional short | → Studio Pine | we sent you invoice 778 four weeks ago and it is still open maybe you overlooked it please pay until friday |
invoice | new professional short | Mr. Reis → Nell | your invoice has the wrong address our new address is mill lane 4 can you send it again |
invoice | new friendly short | Gabi → Uwe | you forgot to pay your share of the pizza its 14 no stress |
apology | new apologetic short | Mr. Ahn → Tina | i am sorry that i was rude on the phone yesterday i had a bad day and it wasnt your fault |
apology | new professional short | customers → Loop Coffee | our website was down yesterday for three hours we are sorry about that everything works again |
apology | new friendly short | Rosa → Nick | im late with your book again i promise to bring it on tuesday |
decline | new friendly short | Mark → Amy | thanks for asking me to help with the move but i have to work that day hope it goes well |
decline | new formal short | Dr. Sato → Ben Falk | unfortunately i cant join the committee this year i have too much work but please ask me again next year |
decline | new professional short | → Vince | we decided to go with another company for the roof your offer was good but too expensive thank you for your effort |
recommendation | new professional short | Ms. Bauer → Rina | i worked for you as an intern last summer and i am applying for a job at a magazine would you write me a letter of recommendation i need it by 10 march |
recommendation | new friendly short | Carl → Sofi | can you recommend a good dentist mine retired and i have a toothache |
school | new professional short | Mr. Novak → Ewa | my daughter lost her math book can we buy a new one from the school she is afraid to tell you |
school | new professional short | Ms. Lind → Raj | Kabir needs to leave at 11 on friday because he has a dentist appointment i will pick him up at the office |
school | new friendly short | parents → Jana | the class party is on 20 june at 4 in the school garden please bring a cake or a salad |
extension | new formal short | Professor Okafor → Lea Wolf | i have had the flu for a week and cant finish the essay by friday would it be possible to get three more days |
extension | new professional short | Ms. Kemp → Aldo | the client hasnt sent the photos yet so i cant finish the brochure can we move the deadline to the 15th |
neighbor | new friendly short | Sven → Ida | we are on vacation from 3 to 17 august could you water our plants the key is under the pot |
neighbor | new professional short | → Marlene | please dont park in front of our garage i couldnt get out this morning and was late for work |
introduction | new professional short | → Theo Park | i am the new accountant at Hill and Sons and will take care of your invoices from now on please write to me if you have questions |
introduction | new friendly short | Max → Sina | max this is my friend Laura she is looking for a flat in your area do you know anything |
meeting | new professional short | Ms. Frey → Dan | can we meet next week to talk about the budget i am free on tuesday and thursday afternoon |
meeting | new professional short | Luis → Hana | i have to cancel our meeting on monday my flight was moved to the morning are you free on wednesday |
meeting | new concise short | all → Greta | no meeting this week i am at a conference next one is on 12 april |
thanks | new friendly short | Uncle Ray → Ella | thank you for the concert tickets we had so much fun the band even played my favorite song |
thanks | new professional short | Ms. Cole → Hugo | thank you for your help with the visa without you i would have missed the deadline |
thanks | new friendly short | team → Ines | thanks everyone for the flowers and the card i feel much better now and come back on monday |
condolence | new formal short | Mr. Petrov → Sara Lee | i was very sad to hear about your sister she was a wonderful colleague and i will miss her |
bug | new professional short | support → Cem | the pdf export cuts off the last line on every page i use version 4.2 on a mac can you fix that |
bug | new professional short | support → Lou | i dont get any emails from your shop anymore i checked the spam folder my address is lou@example.org |
cancel | new professional short | → Ada Fuchs | i want to cancel my phone contract as of 31 december the contract number is 90-4417 please send me a confirmation |
cancel | new friendly short | → Rolf | sorry but i have to cancel my table for tonight we were 4 people at 7 my name is rolf hansen |
lost | new professional short | City Library → Mo | i forgot my jacket in the reading room on thursday its dark green with a hood do you have it |
lost | new professional short | → Jill | my suitcase didnt arrive with flight LX 318 yesterday i filled out the form at the airport where is it now |
question | new professional short | → Otto | is the course also for beginners and what do i have to bring |
question | new friendly short | Emma → Kurt | when are you coming on saturday and should i cook something |
request | new professional short | Petra → Joel | i would like to work from home on mondays my train takes two hours and i get more done there what do you think |
request | new formal short | → Nils Aho | please send me the results of my blood test from 6 february my date of birth is 3 march 1988 |
travel | new professional short | Hotel Mar → Gina | we booked a room with a sea view from 1 to 8 july but we would like to arrive one day later is that possible |
`

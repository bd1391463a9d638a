/**
 * Sixty requests as people type them, of 24 kinds. They were written before any of their drafts was
 * seen, and the built-in writer was not changed between the writing and the reading. See
 * `requestsIn` for the notation.
 */
export const requestsTyped = String.raw`
complaint | new professional medium | → Dora Klein | the washing machine you delivered on friday makes a terrible noise when it spins i already called twice and nobody called back i want a technician to come this week |
complaint | new professional short | → Amir | waited 40 minutes for our food and then the pasta was cold the waitress was nice tho so dont blame her we were table 9 on saturday night |
complaint | new formal medium | City Bus Company → Hilde Moen | bus 14 didnt come again this morning thats the third time this month and i was late for work can you tell me whats going on |
refund | new professional short | → Kofi | i returned the shoes on 3 may and still dont have my money back the order number is 88120 its been 3 weeks |
refund | new professional medium | Ticketmax → Lina | concert got cancelled and i paid 64 for two tickets please refund me i dont want a voucher |
refund | new friendly short | Bea → Oskar | i accidentally paid you twice for the lessons in march could you send one payment back no rush |
sick | new professional short | Sandra → Milo | im sick and cant work today and probably tomorrow too i have the flu Jana can take my calls dont make it dramatic |
sick | new professional short | Mr. Lowe → Petra Hill | my daughter Nele has a stomach bug and wont be at school until thursday please send her homework with Tim |
rent | new apologetic short | Ms. Grant → Yusuf | i lost my job last month and cant pay the full rent on the 1st can i pay half now and half on the 20th she is strict so be polite |
rent | new professional medium | Mr. Dietz → Ana Sol | you raised the rent by 120 and i dont think thats legal the contract says it stays the same for two years please explain |
landlord | new professional short | → Karim | there is mold in the bathroom and the window doesnt close anymore my landlord said he would fix it in january but nothing happened |
landlord | new friendly short | Ms. Ito → Sara | the key to the basement is missing since we moved in can we get a new one also the light in the hall is broken |
landlord | new formal short | Mr. Braun → Tuan | tell my landlord i am moving out on 30 june and ask him when he wants to check the flat |
application | new formal medium | → Ines Duarte | i am applying for the nurse position at your clinic i have 5 years experience in a hospital in porto and i speak english and german i can start in september |
application | new persuasive short | → Rory | want to apply for the summer job at the bike shop i fix bikes since i was 12 and i know most brands im free from july |
application | new professional short | Hiring Manager → Meg Ryu | saw your ad for a part time bookkeeper i did the books for my dads company for 8 years i prefer mornings cv is attached |
followup | new professional short | Mr. Osei → Clara | sent you my offer for the kitchen two weeks ago and havent heard back do you have any questions i dont want to be pushy |
followup | new friendly short | Nils → Eva | did you get my email about the boat trip we need to book by friday |
followup | new formal short | Visa Office → Arun Rao | i applied for a visa on 2 april and the website still says pending my flight is on 20 june can you tell me when i will get an answer reference no V55-201 |
resignation | new professional short | Tanya → Leo | i quit my last day will be 15 august i will train the new person thanks for everything she has been a great boss |
resignation | new formal short | Dr. Weiss → Emma Lind | resign from the choir board at the end of the year because i dont have time anymore im happy to help find someone |
invoice | new professional short | Mr. Kaya → Olsen Design | the invoice from 10 february is still not paid its 1250 euros can he pay it by the end of the month this is the second reminder |
invoice | new friendly short | Lotte → Finn | remind lotte about the 35 for the gift she said she would send it last week maybe she forgot |
invoice | new professional short | accounting → Rosa Vega | there is a mistake in invoice 5561 you charged me for 12 hours but we agreed on 10 please send a corrected one |
apology | new apologetic short | Mrs. Park → Ben | im sorry my dog ran into your garden and broke your flower pot i will pay for a new one he got out because the gate was open |
apology | new professional short | team → Marcus | sorry for the wrong numbers in the report yesterday i used the old file the correct version is attached nobody has to do anything |
apology | new friendly short | Dan → Isa | sorry i forgot your birthday i feel terrible work was crazy can i invite you to dinner on sunday |
decline | new friendly short | Greg → Mona | thank greg for the invitation to the bbq but we cant come we are visiting my parents that weekend dont say we are tired |
decline | new formal short | Prof. Hahn → Yara | i cant give the talk on 9 november because i am already teaching that day i am honored that they asked me maybe next year |
decline | new professional short | → Jules | tell them we dont take the offer for the office its too expensive and too far from the station but thank them for their time |
recommendation | new formal medium | Professor Adeyemi → Kira Novak | could you write me a recommendation for a scholarship in japan i was in your seminar on trade in 2023 and wrote my thesis with you the deadline is 1 december |
recommendation | new professional short | Helen → Matt | i am applying for a job at a bank and they want a reference can i give them your name and number |
school | new professional short | Ms. Reyes → Ola Berg | Jonas is being teased on the bus by two older boys he doesnt want to go to school anymore can we talk this week hes shy so please be discreet |
school | new friendly short | Ms. Chen → Pia | thank you for helping Mia with reading this year she loves books now and talks about you every day |
school | new professional short | Mr. Adams → Gita | ask the teacher if my son can take the test another day we have a funeral on wednesday |
extension | new formal short | Professor Ruiz → Max Stern | my laptop died yesterday and i lost half of my paper can i have until monday i can show you the repair bill |
extension | new formal short | Dr. Flynn → Noor | i need two more weeks for the lab report because the machine was broken and i only got my results today |
neighbor | new friendly short | → Tilda | your tree is growing over our fence and the leaves fall in our pool could you cut it back a bit we can help |
neighbor | new professional short | Mr. and Mrs. Hu → Jack | tell the neighbors that we are renovating the bathroom next week from 8 to 4 it will be loud sorry about that |
introduction | new professional short | Tara → Erik | introduce myself i am the new project manager and start on monday i would like to meet everyone in the team |
introduction | new friendly short | Paolo → Britt | paolo meet Sina she just moved to your city and plays tennis too i thought you two would get along |
meeting | new professional short | Frida → Owen | cant make it to our call tomorrow at 3 something came up could we do thursday at the same time |
meeting | new professional short | Dr. Bose → Lars | need to move my appointment from 12 may to another day i am on a business trip any day after 15 may is fine in the morning |
meeting | new concise short | team → Nadia | the monday meeting is now at 10 instead of 9 same room please bring your numbers |
thanks | new friendly short | Grandma → Timo | thanks for the money for my birthday i bought a guitar with it i will play something for you at christmas |
thanks | new professional short | Mr. Haddad → Ruth Vogel | thank him for the interview yesterday i liked the team and the project very much i can start on the 1st of march looking forward to hearing from him |
condolence | new formal short | Mrs. Larsen → Emil | i heard that your father died last week i am very sorry he taught me how to fish when i was little if you need anything please call me |
condolence | new friendly short | Ava → Jo | so sorry about your cat i know how much you loved him thinking of you |
bug | new professional short | support → Pedro | i cant log in since yesterday it says wrong password but i reset it twice my user name is pedro81 please help |
bug | new professional medium | support → Wilma | export to excel doesnt work when the table has more than 1000 rows i get an empty file i use chrome on windows not sure if thats important |
cancel | new professional short | → Bruno | please cancel my newspaper subscription from next month i dont have time to read it customer number 4471 |
cancel | new concise short | StreamBox → Lia | i want to cancel my account you charged me 12.99 in june although i cancelled in may i want that money back |
lost | new professional short | Hotel Alba → Simon | we stayed in room 214 last weekend and i think i left my glasses on the night table can you send them to me i pay the postage |
lost | new friendly short | Yoga Studio → Cleo | did anyone find a blue water bottle i left it in the changing room on tuesday evening |
question | new professional short | → Anton | do you deliver on saturdays and how much does it cost i live on the fourth floor without an elevator |
question | new friendly short | Kat → Milan | what time does the party start and can i bring my brother he is visiting me |
request | new professional short | Ivan → Sue | can i get next friday off my sister is getting married and i finished the monthly report already |
request | new formal short | Town Office → Hugo Blanc | i need a copy of my birth certificate for my wedding i was born on 4 may 1991 in your town how much is the fee |
invitation | new friendly short | everyone → Vera | we have a new baby and want to invite you all for coffee on sunday at 3 our address is hill road 5 no presents please just come |
travel | new formal short | Rail Service → Nora Falk | my train from oslo was 3 hours late on 9 july and i missed my flight i had to buy a new ticket for 210 i want you to pay for it |
`

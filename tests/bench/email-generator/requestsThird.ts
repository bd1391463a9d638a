/**
 * Sixty further requests of 24 kinds, written after the causes found in `requestsUnseen` were mended,
 * and before any of their drafts was seen. See `requestsIn` for the notation.
 */
export const requestsThird = String.raw`
complaint | new professional short | → Petra Holm | i ordered a desk on 3 october it came with two broken legs i want a new one or my money back |
complaint | new formal medium | Sunny Air → Omar Aziz | my flight SA221 on friday was delayed by six hours and nobody gave us food or water i expect compensation |
complaint | new professional short | Hotel Linde → Joan | the room was dirty and next to the elevator we couldnt sleep at all i told the front desk twice but they did nothing |
refund | new professional short | → Tess | i was charged twice for my ticket order number 88120 please refund one of them |
refund | new friendly short | Maya → Leo | the concert got cancelled can you send me back the 45 i gave you for my ticket |
refund | new professional short | TechBarn → Henrik Vos | the headphones stopped working after a week i dont have the receipt anymore but i paid by card can i still return them |
sick | new professional short | Mr. Castro → Vera | i have a fever and wont come in today i will check my emails in the evening |
sick | new professional short | Lea → Jonas | my son is sick so i have to stay home with him today can you take over the meeting with the client at 2 pm |
sick | new formal short | Prof. Wynn → Tara Singh | i missed the lecture yesterday because i had a migraine where can i find the slides |
rent | new professional medium | Mr. Farkas → Ines | you want to raise the rent by 12 percent but i think only 8 is allowed please explain how you got that number |
rent | new professional short | → Bruno | i transferred the rent for may twice by mistake can you send one back or count it for june |
landlord | new professional short | Mrs. Holt → Dani | the lock on the front door is broken again anyone can walk in please fix it this week |
landlord | new friendly short | Pete → Ana | we got a cat and forgot to ask you first is that ok she is very quiet and stays inside |
landlord | new formal short | → Igor Petrov | i am giving notice for my apartment at 9 oak street i will move out on 31 march please tell me when we can do the handover |
application | new professional medium | Ms. Grant → Felix Arndt | i want to apply for the position as a nurse that i saw on your website i have worked in a hospital for six years and i can start in april |
application | new friendly short | Green Cafe → Pia | i am looking for a weekend job i am 17 and go to school i can work saturdays and sundays and i like talking to people |
application | new formal short | → Nadia Orlov | i would like to do an internship at your law firm in august i study law in my fourth semester |
followup | new professional short | Mr. Dubois → Kay | i sent you my application three weeks ago and have not heard anything is the position still open |
followup | new friendly short | Sam → Rita | did you get my message about the trip we need to book the train until wednesday |
followup | new professional short | → Olga | on monday you promised to send me the contract but i still dont have it i need it before the weekend |
resignation | new professional short | Ms. Adler → Jim | i want to quit my job as of 31 december i learned a lot here and thank you for everything |
resignation | new formal short | → Lara Weiss | i resign from the board of the tennis club for health reasons i will hand over my documents to Mr. Klein |
invoice | new professional short | Borg Ltd → Nina | our invoice 2031 over 640 euro was due on 1 may and we havent received the payment yet |
invoice | new professional short | → Aldo Ricci | you charged us for 12 hours but the technician was only here for 9 please send a corrected invoice |
invoice | new friendly short | Tim → Zoe | you still owe me 25 for the birthday present whenever you have time |
apology | new apologetic short | Mrs. Kahn → Ruben | i forgot our appointment this morning i wrote down the wrong day can we find a new date |
apology | new professional medium | Mr. Lindqvist → Carla | your order was sent to the wrong address it was our mistake we will send a new one today and you dont have to pay shipping |
apology | new friendly short | Ivy → Max | sorry i forgot your birthday i feel terrible i want to take you out for dinner next week |
decline | new professional short | → Gita | thank you for the job offer but i have decided to stay with my current company please dont mention the salary |
decline | new friendly short | Ella → Ron | i cant come to the barbecue on sunday because my parents are visiting have fun |
decline | new formal short | Mr. Osei → Lena Brandt | we cant sponsor your festival this year because our budget is already spent we wish you good luck |
recommendation | new formal short | Prof. Marsh → Yuki Tanaka | i took your course in statistics last year and got an a could you write me a recommendation for a masters program the deadline is 15 january |
recommendation | new professional short | → Stef | can you recommend an accountant for small businesses ours is closing |
school | new professional short | Ms. Doyle → Amir | my son Sami is being bullied by two boys in his class he doesnt want to go to school anymore can we talk this week |
school | new professional short | Mr. Evans → Carmen | i think the grade for Lucias essay is too low she worked very hard on it can you explain how you graded it |
school | new friendly short | parents → Room 12 | we need five parents to help at the spring fair on 4 april please let me know if you can come |
event | new friendly medium | → Hugo | im turning 40 and having a party on 14 june at 7 at my place bring nothing but good mood please tell me until the 1st if you come |
event | new professional short | team → Birgit | the summer party is on 12 july at the lake bus leaves at 3 from the office bring your swimsuit |
event | new formal short | Dr. Mensah → Paul Roth | we would like to invite you to speak at our conference in vienna on 8 november we pay for your travel and hotel |
doctor | new professional short | Dr. Bell → Iris | i need a new prescription for my asthma spray the old one is almost empty can i pick it up on thursday |
doctor | new professional short | → Marco Leone | i have to cancel my appointment on tuesday at 10 because i have to work do you have something free next week |
thanks | new friendly short | Grandma → Oli | thank you for the sweater it fits perfectly i wear it every day see you at easter |
thanks | new professional short | Mr. Tran → Silke | thanks for your help with the tax return without you i would have missed the deadline |
work | new professional short | Dana → Theo | the numbers in the report on page 4 are wrong the total should be 18200 can you fix it before the meeting tomorrow |
work | new professional short | team → Mona | the office is closed on friday because they repair the heating please work from home |
work | new professional medium | Mr. Engel → Alina | i have been working here for three years and took over the tasks of Jana i would like to ask for a raise i was thinking of 8 percent |
work | new professional short | → Kofi | can i take vacation from 3 to 14 august Bea will cover for me |
support | new professional short | → Wanda | i cant log in to my account since the update i tried to reset my password but the email never arrives |
support | new professional short | PrintHub → Emil | the printer model X200 you sold us prints only blank pages we already changed the ink please send somebody |
delivery | new professional short | QuickShip → Lotte | my package 7781 says delivered but i never got it my neighbors dont have it either please find out where it is |
delivery | new professional short | → Jan Maes | can you deliver the washing machine on saturday instead of monday i have to work during the week |
neighbor | new friendly short | Nora → Ben | your music was very loud last night our baby woke up three times could you turn it down after 10 |
neighbor | new friendly short | → Ada | we are on vacation from 2 to 16 july could you water our plants the key is with Mrs. Lim |
bank | new professional short | → Milan Novak | i lost my card yesterday in the city please block it and send me a new one to my address |
insurance | new professional medium | → Greta Sand | on 9 may a tree fell on my car the windshield is broken i have photos and the police report what do you need from me |
sales | new professional short | Mr. Haas → Leila | we met at the trade fair in hamburg you were interested in our coffee machines would you like to have a free test week |
feedback | new friendly short | Jo → Finn | i read your story i liked the beginning but the end is too fast maybe write one more scene |
introduction | new professional short | team → Rosa Kim | i am the new project manager from monday i worked in seoul before and i look forward to meeting you all |
travel | new professional short | Hotel Alba → Dora | i booked a double room from 5 to 8 september can we come one day earlier and is breakfast included |
club | new friendly short | runners → Lars | training on thursday is at 6 instead of 7 because it gets dark early meet at the bridge and bring a light |
`

/**
 * Sixty further requests of 29 kinds, written after run-on thoughts were split better, before any of
 * their drafts was seen, and apart from the other sets. See `requestsIn` for the notation.
 */
export const requestsFourth = String.raw`
complaint | new professional short | Brightline Furniture → Carla Mendes | bought a sofa from you guys in september and one of the legs already came off, called twice and was promised a technician but noone showed up. want it repaired or replaced |
complaint | new formal medium | City Bus Company → Ronald Pike | the 42 bus has been late almost every morning for three weeks and last tuesday it didnt come at all so i missed a job interview, be firm but polite |
complaint | new professional short | Gym Manager → Dani | showers in the mens locker room are cold since 2 weeks and nobody does anything, i pay 60 a month, when will this be fixed |
refund | new professional short | Lumen Shop → Ivy Tran | ordered 2 lamps order no 55719 only one arrived. dont want the second anymore just the money for it |
refund | new friendly short | Yoga Loft → Becca | signed up for the 10 week course but my doctor says no yoga till march bc of my back. could i get my money back or move it to the spring course |
refund | new formal short | Skyways → Mr. T. Okafor | you cancelled flight SW308 on 4 november, i had to book another one for 312 dollars, need both the ticket price and the difference refunded within 14 days |
sick | new professional short | Janet → Kofi | been throwing up all night so not coming in today, can sam take my 11 oclock with the client? laptop is with me if its urgent |
sick | new friendly short | Marek → Lila | still got the flu, doc signed me off till friday. sorry about leaving you with the inventory |
sick | new professional short | Ms. Ortiz → Helen Brandt | my daughter has chickenpox so i need to stay home with her until thursday at least, i can do the reports from home |
rent | new professional short | Mr. Lindqvist → Amara | rent will be 5 days late this month cause my employer changed banks, youll have it by the 6th latest. sorry |
rent | new formal short | Greenfield Properties → Paul and Rita Novak | got your letter about raising the rent by 12 percent from january. we think thats too much, neighbors pay less, can we talk about it |
landlord | new professional short | Mrs. Abbott → Jonas | heating hasnt worked since saturday and its 14 degrees in here, we have a baby. please send someone today or tomorrow |
landlord | new professional medium | Harbor Rentals → Sofia Reyes | moving out end of february, need to know when you want to do the walkthrough and how long till i get my deposit back. also can i paint over the holes myself |
landlord | new friendly short | Tom → Nadia | is it ok if i get a cat? shes 4 years old and very quiet, id pay a bit more deposit if thats needed |
application | new professional medium | Ms. Keller → Rahul Desai | applying for the junior accountant job i saw on your website, 2 years at a small firm, know quickbooks and excel well, can start in january. dont mention that i got laid off |
application | new formal medium | Riverside Animal Clinic → Tamsin Cole | want to apply as a receptionist, worked 6 years in a hotel front desk, love animals, have two dogs, free for an interview any day except wednesdays |
application | new friendly short | Cafe Nero team → Luis | looking for a weekend job, im 17 and never worked before but i learn fast and live around the corner |
followup | new professional short | Derek Stone → Yuki | sent him the proposal two weeks ago and havent heard anything. ask if he had time to look at it and if he has questions, not pushy |
followup | new professional short | HR Team → Bola Adeyemi | had my second interview on the 9th, they said id hear back in a week and its been nearly three. still very interested |
followup | new friendly short | Anja → Chris | did u get a chance to talk to your brother about the van, we need it on the 20th and id have to rent one otherwise |
resignation | new professional short | Mr. Hayes → Priya | im quitting, last day 31 january, found something closer to home. grateful for the five years, will train whoever comes next |
resignation | new formal short | Dr. Simmons → Elena Popescu | resigning from the parent council because i dont have the time anymore with the new job, can stay until they find someone |
invoice | new professional short | Oakridge Builders → Martin Shaw | invoice 2091 for 1,480 was due on the 15th and still isnt paid, its the second time im asking. pay by friday please or ill have to charge a late fee |
invoice | new professional short | Accounts → Greta Lund | you billed me for 12 hours but we agreed on 10, send a corrected invoice and ill pay right away |
invoice | new friendly short | Pilar → Noah | heres my invoice for the logo, 350, no rush but before christmas would be great. had fun working on it |
apology | new friendly short | Grandma → Will | forgot to call on your birthday, feel terrible, was traveling for work and lost track of the days. can i take you to lunch on sunday |
apology | new professional short | Mr. Brandt → Keiko | sorry i missed the meeting this morning, mixed up the time zones. read the notes and will send my part by tonight |
apology | new apologetic short | The Kowalskis → Fran | my dog dug up your tulips again im so sorry. ill pay for new ones and were fixing the fence this weekend |
decline | new professional short | Vanessa → Hugo | cant take on the website project right now, booked till april. maybe ask my colleague ines she is really good |
decline | new friendly short | Steph → Marcus | thanks for the wedding invite but we cant come, its the same weekend as my moms 70th. would love to celebrate with you guys after |
decline | new formal short | Mr. Aldridge → Simone Faure | i got another offer and will take that one, thank them for the interview and the time and say it wasnt an easy decision |
recommendation | new professional short | Professor Lang → Ade | need a recommendation letter for a masters in public health, deadline is dec 10, took her statistics class last year and got an A. i can send my cv |
recommendation | new professional medium | Hiring Manager → Louise Grant | recommending my former assistant peter, worked with me 4 years, organized and never missed a deadline, great with difficult customers, id hire him again anytime |
school | new professional short | Mrs. Delgado → Karen Wu | ethan wont be in school monday and tuesday were going to a funeral in ohio, can you send his homework so he doesnt fall behind |
school | new professional short | Mr. Finch → Samuel Ojo | my son says hes being picked on by two boys at recess, he doesnt want to go to school anymore. can we meet this week, dont name the boys |
school | new formal short | Admissions Office → Lena Hoffmann | missed the deadline for the transcript because my old school was closed over the holidays, can i still hand it in next week |
event | new friendly short | everyone → Jo | bbq at ours saturday 14th from 3, bring your own meat and drinks, kids welcome, tell me by wednesday if ur coming so i know how many chairs |
event | new professional short | Team → Miriam | christmas party is on dec 12 at 6 at luigis, company pays for food and two drinks each, need to know about allergies by the 5th |
event | new friendly short | Dad's friends → Callum | surprise party for my dad turning 60, march 3 7pm at the bowling club, dont tell him!! park behind the building so he doesnt see the cars |
doctor | new professional short | Dr. Meyer's office → Ruth Bailey | have an appointment on thursday at 9:15 but cant make it, anything free next week in the afternoon? its about my knee |
doctor | new formal short | Family Practice Elm Street → George Tanner | blood pressure pills run out on monday can i get a new prescription without coming in, nothing has changed |
doctor | new professional short | Dental Clinic → Oscar | since the filling last week my tooth hurts when i drink something cold, is that normal or should i come by |
thanks | new friendly short | Bev → Tina | thank you for watching the kids last weekend, they wont stop talking about the pancakes. we owe you one |
thanks | new professional short | Dr. Rossi → Andrew Clarke | want to thank her and the nurses for looking after my mother so well in her last weeks, it meant a lot to all of us |
work | new professional short | Claire → Dev | can i work from home on fridays in december, have to pick up my kid at 2 because the daycare closes early. id start at 7 to make up for it |
work | new professional short | Boss → Tony | asking for a raise, havent had one in 3 years and took over marias accounts when she left, dont sound whiny |
work | new professional short | Team → Ines Barros | server is down for maintenance tonight 10 to 2, save your work before you leave, any problems tomorrow call the help desk on 4410 |
support | new professional short | Nimbus Support → Ella | app keeps crashing when i open the calendar since the last update, already reinstalled it twice, iphone 13. need it for work |
support | new professional short | PixelPrint → Graham Ross | i cant log in, the reset email never arrives, checked spam. my username is gross77 and i have a photo book half done in there |
delivery | new professional short | ParcelFast → Nina Berg | tracking says delivered on friday but theres no package, asked the neighbors, nobody has it. tracking number PF449201, where did you leave it |
neighbor | new friendly short | Downstairs neighbor → Abel | were having people over on saturday might get a bit loud till midnight, just ring if its too much or come up for a drink |
bank | new formal short | First Union Bank → Dorothy Hale | somebody used my card for 89.90 at a shop in texas on the 18th, ive never been there, block the card and give me the money back please |
insurance | new formal short | Shieldwell Insurance → Victor Lam | a tree fell on my car during the storm on sunday night, windshield and roof are damaged, have photos. what do you need from me and can i already take it to the garage |
sales | new friendly short | Bakery owners → Rosie | i make local honey and want to sell it to small bakeries, no minimum order, first box is free, ask if i can drop by with samples next week |
feedback | new friendly short | Omar → Beth | read your short story, loved the beginning and the old man, the ending felt rushed tho and i didnt get why she leaves. be kind |
introduction | new professional short | Hannah and Miguel → Ray | introduce them to each other, hannah runs a print shop, miguel needs posters for his theater, they can take it from here |
travel | new professional short | Hotel Miramar → Julia Sand | booked a double room for june 3 to 7, arriving really late around 1 am, is somebody at the desk then? also need a crib |
government | new formal short | Registry Office → Farid Haddad | applied for my residence permit in august and still no answer, old one expires dec 20 and i need it to travel. how long will it take and can i get something temporary |
lost | new professional short | Central Station Lost and Found → Mei Lin | left a grey backpack on the 17:40 train to dover on wednesday, has a laptop and a blue scarf in it, call me on 555 0134 if you have it |
condolence | new friendly short | Margaret → Ellen | just heard that frank passed away, im so sorry, he always made everyone laugh. if you need anything or just company im here. keep it simple |
`

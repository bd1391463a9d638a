/**
 * Thirty requests as people type them into one field: no punctuation, typos, asides to the writer,
 * and facts in any order. The built-in writer was mended with them. See `requestsIn` for the
 * notation.
 */
export const requestsMessy = String.raw`
housing | new professional medium | Mr. Okafor → Lena Fischer | need to write my landlord that the heating is broken since monday its really cold and my daughter is sick i dont want to be rude they are nice people can he send someone this week |
complaint | new professional medium | → Piotr Nowak | i ordered a blender and it arrived broken the lid has a crack i want a replacement or my money back order number 77123 not sure if that matters |
refund | new professional short | → Aylin | hotel charged me twice for the same night please refund one of them booking ref HX4410 im annoyed but dont show it |
absence | new friendly short | Dana → Tom | tell my boss i cant come in today i have a fever and a bad cough hope to be back on thursday dont mention the party |
rent | new apologetic short | Mrs. Bell → Joe Park | i will be late with the rent this month my pay comes on the 5th so i will pay on the 6th im so embarrassed |
application | new formal medium | → Sofia Marin | i want to apply for the barista job i saw in your window i worked two years in a cafe in lyon i can work weekends and i live close by btw im a bit nervous about this |
followup | new professional short | Karen → Idris Bello | had an interview with you last tuesday for the analyst position you said i would hear by friday but i havent heard anything still very interested dont sound desperate |
resignation | new formal short | Mr. Hale → Nina Roth | i want to resign my last day is 31 october thank him for the three years i learned a lot dont mention the new job |
invoice | new professional short | Delgado Ltd → Fern Studio | invoice 2043 for 850 euros was due on 1 march and we still havent received the payment please pay it this week they are a good client so be nice |
apology | new apologetic short | Marta → Sam | im so sorry i missed our dinner last night i fell asleep after work and didnt hear my phone can i make it up to you this weekend |
decline | new friendly short | Priya → Ben | thank priya for the invite to her wedding but i cant come i am in japan that week for work please dont make it too long |
recommendation | new formal medium | Prof. Lindqvist → Omar Aziz | i need a recommendation letter for a masters program in copenhagen the deadline is 15 january i took your statistics class last spring and got an a not sure if you remember me |
school | new professional short | Ms. Ortega → Julia Weber | my son Leo forgot his math homework at home he did it last night can he hand it in tomorrow he is very sad about it |
extension | new formal short | Professor Chen → Emily Stone | i need a few more days for the essay my grandmother died and i had to travel home could i hand it in on monday instead of thursday |
neighbor | new friendly short | Frank → Olga | can you ask my neighbor to keep his dog quiet at night it barks from 11 to 2 and i have to get up at 5 hes a nice guy i dont want a fight |
introduction | new professional short | Rachel → Mina | introduce rachel to my colleague Sven he designs apps and she is looking for a designer they should talk |
reschedule | new professional short | Alex → Ruth | can we move our meeting from wednesday to friday same time i have to take my car to the garage on wednesday |
thanks | new friendly short | Aunt Mary → Lucy | thank you so much for the sweater it fits perfectly and the color is lovely i wear it every day hope to see you at easter |
condolence | new formal short | Mr. Brandt → Ida Holm | i was so sorry to hear that your wife passed away she was always so kind to me when i came to the shop i am thinking of you |
bug | new professional medium | support → Jonas | the app crashes when i open the settings page since the last update i have an iphone 12 i already reinstalled it but that didnt help when will this be fixed |
cancel | new concise short | → Greta Lund | i want to cancel my gym membership at the end of may i am moving to another city please confirm in writing member no 30291 |
lost | new professional short | Lost and found → Theo | i left a black umbrella on the 8:15 train to leeds yesterday it has a wooden handle has anyone handed it in my number is 07700 900123 |
school | new professional short | Mr. Amari → Hanna | need to tell the teacher that emma wont come on the school trip next week she has a doctors appointment she is sensitive so be careful |
complaint | new professional medium | → Ravi Menon | your driver left my package in the rain and everything inside is wet i wasnt even home he could have left it with the neighbor i want you to replace it |
housing | new professional short | → Stella | want to know if the flat on park street is still free i am a nurse i dont smoke and have no pets can i come see it on saturday |
request | new friendly short | Jan → Mira | ask jan if i can borrow his drill on the weekend i need to put up some shelves i bring it back on monday |
offer | new professional medium | Ms. Adler → Paul | write ms adler that the new price for the garden work is 1200 because we need two more days she wont be happy we can start on the 3rd if she agrees |
invitation | new friendly short | everyone → Zoe | invite everyone to my birthday on saturday the 14th at my place starts at 7 bring something to drink i make the food no gifts please |
travel | new formal medium | Air Nordic → Felix Grau | my flight AN 208 on 3 june was cancelled and i had to stay in a hotel which cost 140 i want that back i have the receipt not sure if they will pay but try |
payment | new friendly short | Max → Leah | remind max that he still owes me 40 for the concert tickets its been a month be funny but not mean |
`

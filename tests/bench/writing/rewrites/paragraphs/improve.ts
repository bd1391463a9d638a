import type { Sample } from './sample.ts'

/** Clumsy, repetitive or faulty drafts. */
export const IMPROVE: readonly Sample[] = [
  {
    name: 'cover letter, hotel reception',
    text: `I am writing you because I saw on your website that you search for a receptionist for the summer season. I have worked two years in a small hotel in Porto, where I was responsible of the check-in and also for answering the phone and also for making the reservations. I speak four languages and I am used to work under pressure. I would be very happy if I could have the possibility to work in your hotel.`,
  },
  {
    name: 'lab report, yeast',
    text: `For the experiment we did, we wanted to see how temperature affects how fast yeast ferments. We put yeast and sugar water in five different flasks and the flasks were put in water baths that were at different temperatures. Then the gas that came out was measured by us every five minutes. The results that we got show that the flask at 40 degrees made the most gas and the flask at 60 degrees made almost no gas, which is because the enzymes get destroyed.`,
  },
  {
    name: 'team update, new booking system',
    text: `Just a quick update about the booking system. The booking system is going to be changed over next Thursday. There is going to be a downtime of about two hours in which the booking system can not be used. The reason for the downtime is because the data has to be moved. After the downtime is over, everyone will need to make a new password for the booking system.`,
  },
  {
    name: 'essay, school uniforms',
    text: `Many people thinks that school uniforms are a bad thing because they take away the freedom of students. I disagree with this opinion. First, when everyone wear the same clothes, nobody can see who has more money, so there is less bullying. Second, it make the morning more easy, because you don't need to think what to wear. Of course a uniform is not cheap, but it is still cheaper then buying a lot of brand clothes.`,
  },
  {
    name: 'product description, backpack',
    text: `This backpack is a really good backpack for people who travel a lot. It has got a lot of pockets, there is one for a laptop and one for a water bottle and there are some other ones for small things. The material it is made from is waterproof so your things stay dry in the rain. It is also light, which is good when you have to carry it for a long time, and the straps are soft so that they do not hurt your shoulders.`,
  },
  {
    name: 'blog, moving to the country',
    text: `When we moved out of the city three years ago there was a lot of things we did not expect. The quiet was one of them, it took us weeks to sleep properly. Another thing was the distances. You can't just go and get milk, you have to plan it. But what we expected the least was how much the neighbors would help us, they showed up with firewood the first week without us asking for it, which was really nice.`,
  },
  {
    name: 'message to the landlord',
    text: `Hi, the heating in the bathroom dont work since last saturday. I tried to turn it off and on again but there is no change, its just cold. Also there is water coming out under the sink when I use it for long time. Can you please send someone who looks at it? I am at home every day after 5, on friday I am at home all the day.`,
  },
  {
    name: 'thesis, remote work',
    text: `There has been a lot of research about remote work in the last years and the research has shown that there are both advantages and disadvantages. One of the advantages which is mentioned in a lot of studies is that employees have more flexibility. One of the disadvantages which is mentioned in a lot of studies is that employees feel isolated. This thesis is going to look at the question of how managers can make the feeling of isolation less.`,
  },
  {
    name: 'review, restaurant',
    text: `We went their on a Sunday with my parents and we was very dissapointed. We had a reservation but we still had to wait for 25 minutes. The soup was good but the fish was dry and it came with potatos that was cold in the middle. When we told the waiter he said sorry but nothing happend after that. For this price I would of expected more.`,
  },
  {
    name: 'minutes, parents evening',
    text: `It was discussed that the school trip in May is getting too expensive and a few parents said that it should be looked at whether there are cheaper options. Mr. Okafor said that he is going to look at other options and he will tell everyone what the options are before the end of the month. It was also talked about the new lunch menu, which most people like, but some children do not like it because there is not enough choice for vegetarians.`,
  },
  {
    name: 'email to a professor, extension',
    text: `Dear Professor Lindqvist, I want to ask you if it is possible that I get more time for the second assignment. I was ill the last week and I could not go to the library, so I could not finished the part with the literature. I have allready written the introduction and the methods. If I would get until next Wednesday, I can hand in everything complete. I can also send you a paper from my doctor if you need.`,
  },
  {
    name: 'biography for a conference',
    text: `Maria Teixeira is a civil engineer and she has been working on bridges for more than fifteen years. She has worked on bridges in Brazil, Chile and Spain. She is currently working at the University of Valencia, where she is working on a project about how sensors can be used for finding cracks in bridges early. She has written more than thirty papers and she has also written a book which is used by many students.`,
  },
  {
    name: 'club newsletter, tournament',
    text: `Last weekend was our annual chess tournament and it was a big success. Alot of people came, there was 64 players from nine different clubs which is more than ever before. The winner was Tomasz Wrona who won all of his games, he also won last year. We would like to thank everyone who helped with the tables and the food and also the city who let us use the hall for free. Next years tournament is going to be in March.`,
  },
  {
    name: 'support answer, invoice',
    text: `Thank you for contacting us about your invoice. We looked at your invoice and we saw that there was an error in the invoice. The error was that the discount was not applied. We have now corrected the error and you will get a new invoice in the next days. The amount which you paid too much will be sent back to your card, this can take up to ten days depending on your bank.`,
  },
  {
    name: 'chat to a colleague, slides',
    text: `hey, i looked at the slides u sent, i think there good but the second part is kinda confusing bc first u talk about costs and then suddenly its about the team and then costs again. maybe put all the cost stuff together? also slide 9 has waaay too much text, nobody is gonna read that. rest is fine tho`,
  },
  {
    name: 'essay, first job',
    text: `My first job was in a bakery and it teached me a lot. I had to stand up at 3 in the morning what was very hard for me at the beginning. The people I worked with were very different than me, most of them were older and had worked there since many years. But they was always friendly and explained me everything. Through this job I have learned that you can get used to everything when the people around you are good.`,
  },
  {
    name: 'proposal, bike parking',
    text: `The bike parking in front of our building is not enough. Every morning there are around 40 bikes but there is only space for 25, so people put their bikes against the fence or the trees, and this makes it hard for people with strollers to get through. What we propose is that two of the car parking spaces, which are empty most of the time, are used for bikes. This would not cost very much and it would make space for 20 bikes more.`,
  },
  {
    name: 'museum label, loom',
    text: `This loom was made in around 1840 and it was used by a family of weavers until 1911. With this loom the family made linen, which was then sold by the family on the market in the town. It took around three weeks for one person to make a piece of linen that was ten meters long. The loom was found in an attic in 1987 and it was given to the museum by the people who owned the house.`,
  },
  {
    name: 'instructions, plants',
    text: `While I am away please water the plants, the ones in the kitchen need water every two days and the ones in the living room need water one time a week, but not the cactus, the cactus does not need any water. The big plant next to the window must not get too much sun so when it is sunny please close the curtain. The water can is under the sink. If one of the plants looks bad just write me.`,
  },
  {
    name: 'report, training course',
    text: `The training was attended by 18 people and the feedback was good overall. The thing that people liked the most was the practical exercises. The thing that people liked the least was that the room was too small and that it was too warm. Some people also said that they would have liked to of had more time for questions at the end. For the next training we should look for a bigger room, and we should also plan in more time for the questions.`,
  },
]

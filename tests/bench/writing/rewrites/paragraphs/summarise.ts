import type { Sample } from './sample.ts'

/** Longer texts of 120 to 300 words that a reader wants in short. */
export const SUMMARISE: readonly Sample[] = [
  {
    name: 'minutes, allotment club',
    text: `The annual meeting of the allotment club took place on 6 February with 34 members present. The treasurer reported that the club has 2,310 euros in the bank, about 400 euros less than last year, mainly because the pump at the well had to be replaced.

There was a long discussion about the water supply. In July and August the well ran almost dry, and several members watered their gardens at noon although this had been advised against. After some debate the members voted, 27 to 7, to allow watering only before 9 in the morning and after 7 in the evening from June to August.

Two plots are free this year. There are eleven names on the waiting list, and the committee will contact the first two this month. The committee also asked for help with the hedge on the north side, which has grown into the path. A work day was agreed for Saturday, 23 March. Members who cannot come can pay 20 euros instead.`,
  },
  {
    name: 'news, ferry',
    text: `The ferry between Kelling and the island of Orra will stop running on weekdays this winter. The operator, Norsund Lines, said on Tuesday that the number of passengers had fallen by almost half since the bridge on the south side of the island opened in 2021. From 1 November until the end of March, the ferry will run only on Saturdays and Sundays.

Residents of the north of the island are not happy. For them, the way over the bridge takes about fifty minutes longer than the ferry. "My daughter goes to school in Kelling," said Anne Dahl, who lives close to the harbor. "She would have to get up at five." The mayor has asked the regional government for money to keep at least one crossing in the morning and one in the afternoon.

Norsund Lines says it loses about 9,000 kroner on every weekday. A spokesman said the company was open to talks, but that it could not go on without support. A decision by the government is expected in the middle of October.`,
  },
  {
    name: 'email thread, office move',
    text: `Hi all, as many of you have heard, we are moving to the new building in Castle Street in May. I know there have been a lot of questions, so here is where we stand.

The contract was signed last week. We will have the second and the third floor. The third floor has desks for everyone, and the second floor has the meeting rooms, the kitchen and a quiet room. There is no underground parking, but there is space for 60 bikes, and the tram stops right in front of the door.

The move itself is planned for the weekend of 11 and 12 May. Please pack your things by Thursday evening. You will get two boxes each, which should be enough as the shelves and screens are moved by the company. Everyone works from home on Friday and on Monday, so that IT can set up the network.

One thing is still open: who sits where. Team leads, please send me your wishes by the end of March. I can't promise that everyone gets a window, but I will do my best.`,
  },
  {
    name: 'essay, coffee houses',
    text: `Coffee reached England in the middle of the seventeenth century, and within a few decades London had hundreds of coffee houses. For a penny, a man could enter, drink coffee, read the newspapers and talk to whomever he found there. This made the coffee house different from the tavern and from the private club. Merchants, scientists, writers and politicians sat at the same tables, and news traveled quickly between them.

Some houses became known for particular trades. Edward Lloyd's coffee house was popular with ship owners and sailors, and out of it grew one of the largest insurance markets in the world. Others attracted doctors or members of the Royal Society. The government watched this with concern. In 1675 King Charles II tried to close the coffee houses because he feared that they spread rumors against him, but the protest was so strong that he gave up after a few days.

In the eighteenth century the coffee houses slowly declined. Tea became cheaper and was drunk at home, while clubs offered more privacy to those who could afford it. Yet historians still see the coffee houses as one of the places in which modern public debate began.`,
  },
  {
    name: 'case report, bakery',
    text: `Bakkerij de Wit is a family bakery with three shops and 26 employees. Until 2022, all bread was baked at night in the main shop and driven to the other two in the early morning. Because energy costs had more than doubled, the owner asked us to look for savings.

We measured the use of energy for four weeks. The two large ovens were responsible for 61 percent of it. They were heated up at 11 p.m., but the first loaves went in at 1 a.m. on most days. In addition, the cooling room was set to 2 degrees, although 5 degrees would have been enough for the dough.

We recommended three changes: heating up the ovens one hour later, raising the temperature in the cooling room, and baking twice a week for the following day. The first two were made at once and cost nothing. They reduced the bill by about 14 percent. The third change was tried for a month and then given up, because regular customers complained that the bread was not fresh. The owner is now considering a smaller oven for quiet days, which would cost around 18,000 euros and pay for itself in about four years.`,
  },
  {
    name: 'study notes, memory',
    text: `Psychologists usually distinguish between working memory and long-term memory. Working memory holds the few things we are thinking about right now. Most people can keep about four items in it, and they are lost within seconds unless we repeat them. Long-term memory, on the other hand, seems to have no fixed limit, and some of its content stays with us for life.

How does something get from one to the other? Repetition helps, but not all repetition is equal. Students who read a chapter four times in one evening remember less after a week than students who read it once and then test themselves three times on different days. This is called the testing effect. It works even when the answers are wrong at first, as long as the right answer is checked afterwards.

Sleep also plays a part. During deep sleep the brain seems to replay the events of the day, and people who sleep after learning do better on tests then people who stay awake for the same time. So the typical habit of many students, to study the whole night before an exam, combines the two worst methods.`,
  },
  {
    name: 'customer complaint, long',
    text: `I bought a dishwasher from your shop in Graz on 4 January. It was delivered on 11 January, three days later then promised, but that is not the reason why I write.

Already on the first day I noticed that water came out under the door. I called your hotline and waited 40 minutes. The person was friendly and sent a technician, who came on 18 January. He changed a seal and said that it should be okay now. It was okay for four days. Then there was water on the floor again, this time so much that the wood in front of the machine is damaged.

I called again on 23 January and the second technician came on 2 February, because there was no earlier appointment. He told me that the door is bent and can't be repaired, and that the machine was probably damaged in the transport. He said I will get a new one. Since then I have heard nothing from you. I wrote two emails and got only automatic answers.

I don't want another machine of this type. I want the 649 euros back, and I want you to pay for the repair of the floor. I have an offer from a carpenter over 280 euros, which I send you with this letter.`,
  },
  {
    name: 'article, urban trees',
    text: `Cities plant trees for shade, for cleaner air and because people like them. But a tree in a street lives a hard life. Its roots have little room, the soil is pressed hard by traffic, and in winter salt from the roads gets into the ground. Studies from several European cities suggest that half of all street trees die within twenty years, while the same species can live for centuries in a forest.

Some cities have begun to plant differently. In Stockholm, trees are set into a bed of coarse stones mixed with charcoal. The stones carry the weight of the street, and the gaps between them hold air and rainwater. Trees in these beds have grown about twice as fast as those in ordinary pits. The method is more expensive at first, but fewer trees have to be replaced, and the beds also take up water during heavy rain.

The choice of species changes as well. Instead of planting whole avenues of one kind, gardeners now mix species, so that a single disease cannot kill all of them. Many of the new trees come from warmer regions, because a tree planted today should still be standing in 2080, when summers will be hotter.`,
  },
  {
    name: 'project update, school app',
    text: `Here is the update on the school app for the period from 1 to 30 September.

The pilot started in six schools, one more than planned. At the end of the month, 71 percent of the teachers and 48 percent of the parents had logged in at least once. The most used feature is the sick note: before the pilot, the school offices received around 35 calls each morning, and now it is about 12.

Not everything went well. In the second week the messages were delayed for up to six hours, because our provider had changed its limits without telling us. We have moved to another provider, and there has been no delay since. Parents with older Android phones report that the app closes when they add a photo. We can reproduce this and expect to have a fix by 10 October.

The budget is on track. We have spent 41,000 of 60,000 euros. The largest item in the next period will be the translation into Turkish, Arabic and Ukrainian, which the schools asked for again and again. If the board agrees, we would like to add four more schools in January. We need a decision by 15 November.`,
  },
  {
    name: 'short story review',
    text: `"The Salt Road" is the second collection by the Welsh writer Nia Prosser, and it is better than her first. The eleven stories are set in a small town on the coast, where the last factory has just closed. The same people appear again and again: a nurse who is the hero of one story walks past the window in another.

Prosser is at her best when very little happens. In the title story, two brothers drive to their father's funeral and talk only about the car. By the time they arrive, we know all about their childhood although nobody has mentioned it. "Low Tide", about a teacher who finds one of her former students sleeping on the beach, is almost as good.

Not all of the stories reach this level. "The Lottery Man" depends on a surprise that most readers will see coming, and the last story, at sixty pages, is too long for what it has to say. There is also a little too much weather. But these are small faults. Prosser writes dialogue as well as anyone of her generation, and the best five stories here will stay with you. I hope that a novel comes next.`,
  },
  {
    name: 'lecture notes, inflation',
    text: `Inflation means that prices in general rise over time. A single price that goes up, for example because of a bad harvest, is not inflation. Statistical offices measure it with a basket of goods and services that a typical household buys, and compare how much this basket costs in different years.

There are several causes. When people want to buy more than the economy can produce, sellers raise prices. This is called demand inflation. When the costs of production rise, for instance because oil becomes expensive, companies pass these costs on to there customers. Finally, expectations matter: if everybody expects that prices will rise by five percent, workers will ask for five percent more, and companies will raise their prices to pay them.

Central banks try to keep inflation at about two percent. Their main tool is the interest rate. When it is raised, loans become more expensive, people and companies buy less, and prices rise more slowly. The problem is that this takes between one and two years to have a full effect, so the bank must decide on the basis of forecasts. If it raises the rate too much, it can cause a recession and people loose their jobs.`,
  },
  {
    name: 'interview report, farm',
    text: `We visited the farm of the Brandt family in the last week of April. The family has kept dairy cows for four generations. Today there are 85 of them, and they are milked by a robot, which the Brandts bought in 2019 for 140,000 euros.

According to Mr. Brandt, the robot has changed his life. He used to get up at half past four every day of the year. Now the cows go to the robot whenever they like, on average 2.7 times a day, and he gets up at six. If something is wrong, his phone rings, which happens about twice a week. The cows seem to be calmer, and they give around eight percent more milk.

Mrs. Brandt, who does the accounts, is more careful. The loan for the robot runs until 2031, and the yearly service costs 9,000 euros. With the present price of milk they earn enough, but if it fell below 38 cents for a year, they would be in trouble. For this reason they have begun to sell ice cream at the farm. It makes up about a tenth of their income already.

Asked whether one of their children will take over, both of them laughed. The elder daughter studies agriculture, but she would like to keep goats.`,
  },
  {
    name: 'instructions for guests',
    text: `Welcome to our cabin! Please read this before you arrive, because there is hardly any phone signal up there.

The road is open from May to October. The last two kilometers are not paved, so drive slowly, and do not trust the navigation, which sends you over a private bridge. Stay on the main track until you see the red mailbox, then turn left. The key is in the small box next to the door, and the code is in your booking.

Electricity comes from solar panels. It is enough for light, the fridge and charging phones, but please do not use a hair dryer or an electric heater. Heating is by the wood stove. Wood is in the shed, and you can use as much as you need, but the ashes must be cold before you empty them into the metal bucket. In the summer of 2020 a guest put hot ashes in the trash, and we were lucky that only the shed burned down.

The water from the tap comes from a spring and is safe to drink. There is no garbage collection, so everything that you bring up has to go down again. When you leave, close the shutters, turn off the main switch and put the key back.`,
  },
  {
    name: 'forum question, long',
    text: `I have been learning the guitar for about a year, mostly with videos. I practice maybe four times a week for half a hour. At the beginning I made progress very fast, after three months I could play ten songs or so with easy chords. But since the summer nothing gets better anymore. I still cannot change to the F chord fast enough and my strumming sounds always the same.

I asked a friend who plays in a band and he said I should stop with the videos and get a real teacher. I had one trial lesson. The teacher was nice, but it costs 35 euros for 45 minutes and he only has time on tuesdays at 4, when I am still at work. I also tried an app, but it is made more for kids I think, you get points and stars for everything.

What I would like to know is: did other people had the same problem after a year, and how did you get over it? Is it normal? Should I practice more often, or other things, for example scales, which I find very boring? Or is it really not possible without a teacher? I don't want to become a professional, I only want to play with friends at a camp fire without feeling ashamed.`,
  },
  {
    name: 'research summary, walking',
    text: `For many years, people were told to walk 10,000 steps a day. The number does not come from science. It goes back to a Japanese pedometer that was sold in the 1960s and whose name meant "10,000 step meter". Several large studies have now looked at how many steps are really linked to better health.

A team that combined the data of 226,000 people found that the risk of dying from heart disease began to fall at about 2,300 steps a day. Each additional 500 steps lowered it further. For people over sixty, the benefit was largest between 6,000 and 10,000 steps, while younger people gained most between 7,000 and 13,000. The researchers found no upper limit beyond which walking did harm.

The studies have their weaknesses. They observe people rather than assigning them to groups, so it is possible that healthy people simply walk more. Most of them counted steps for one week only and assumed that people walked the same amount in the following years. Still, the results point in the same direction. Someone who walks very little does not need to aim for 10,000 steps at once. Even a short daily walk is better than none.`,
  },
  {
    name: 'report, accident at work',
    text: `On Thursday, 14 March, at about 10.40 a.m., an accident occurred in hall 3. Mr. Petrov was taking boxes from the upper shelf with a ladder when the ladder slipped and he fell from a height of around 1.5 meters. He hit his left shoulder on the edge of the packing table. Ms. Adeyemi, who was working next to him, gave first aid and called the ambulance. Mr. Petrov was taken to the hospital, where a broken collarbone was found. He will not be able to work for approximately six weeks.

The ladder was checked by the safety officer on the same day. Two of its four rubber feet were missing. The last inspection had taken place in October and there was no remark about the feet in the record. Moreover, the floor was wet at this place because of a leak in the roof, which had been reported on 11 March but was not repaired yet.

The following measures have been taken. All ladders in the three halls were inspected, and four of them was removed. The roof was repaired on 15 March. From April on, ladders will be inspected every month instead of twice a year. All employees in the warehouse will repeat the safety training until the end of May.`,
  },
  {
    name: 'argument, four-day week',
    text: `Supporters of the four-day week say that people get as much done in four days as in five. Trials in Iceland and in Britain seem to prove them right: sales stayed the same or rose, sick days fell, and almost all of the companies kept the new model after the trial. Employees slept better and had more time for their families.

However, we should be careful with these results. The companies in the trials volunteered, and most of them were offices in which work can be organized freely. A nurse cannot look after her patients faster, and a bus driver cannot drive faster, so hospitals and transport companies would need to hire more people, who are already hard to find. Somebody has to pay for this. There is also the danger that the same amount of work is squeezed into fewer hours, which means more stress and not less.

In my view, the question is therefore not whether the four-day week works, but where. Companies in which it does work will introduce it on their own, because it helps them to find staff. The state should not force it on everyone. It could, however, begin with a trial in its own offices and publish the results, good or bad.`,
  },
  {
    name: 'letter home, exchange student',
    text: `Dear Mom and Dad, I have been here for three weeks now and finally have time to write. The flight was fine, but my suitcase arrived two days after me, so I went to my first day of school in a T-shirt of my host brother that was much too big.

The family is really nice. Mrs. Carter works at a hospital and Mr. Carter drives a school bus, my school bus actually! They have a son of my age, Jake, and a little girl who asks me a hundred questions a day. My room is small, but I can see the mountains from the window.

School is different than at home. You can choose a lot of subjects, and I took photography and cooking besides the normal ones. Math is easier, but in history I have problems because they talk so fast and I don't know anything about their presidents. The teacher lets me use a dictionary in tests. I also joined the cross-country team, and we train every day after school.

I was homesick in the first week, I have to admit it, but it is much better now. Could you please send me my winter jacket? They say that it will snow in October. And my new phone number is on the back. Love, Lena`,
  },
  {
    name: 'blog, sourdough',
    text: `I have killed three sourdough starters, so I know something about how not to do it. The first one died because I used chlorinated water from the tap. The second one got moldy because I forgot it behind the toaster when we went on vacation. The third one was alive, but I thought it was dead, since it had a gray liquid on top, and threw it away. I now know that the liquid only means that it is hungry.

What works for me is simple. I mix 50 grams of whole rye flour with 50 grams of lukewarm water in a jar and let it stand in a warm place. Every day I throw half of it away and add the same amounts of flour and water again. After about a week it doubles in size within six hours, and then it is ready. Rye is much easier than white flour, because it contains more of the yeasts that you want.

Once it is strong, you don't have to feed it every day. I keep mine in the fridge and feed it on Thursday evening, because I bake on Saturday. It has survived three weeks without food. If you want to be on the safe side, spread a spoonful on baking paper, let it dry and keep the flakes in an envelope. They last for years.`,
  },
  {
    name: 'meeting notes, chat style',
    text: `notes from todays call w/ the printer people

- they can do the brochure in 2 weeks, not 10 days like they said before, because one of their machines is broken
- price stays the same: 1,180 for 3,000 copies. 5,000 copies would be 1,460, so Dana thinks we should take 5,000, Piet is not sure we can use them up before the prices change in the fall
- the photos on page 4 and 7 are to small, they need at least 300 dpi. Dana asks the photographer if he has bigger ones, otherwise we take other photos
- recycled paper costs 90 more. everybody was for it
- we need to send the final file until the 9th. after that, changes cost 60 per page
- they asked who checks the proof. Piet does it, but he is on holiday from the 12th, then it's me
- delivery: not to the office because nobody is there in the week of the fair, but directly to the fair, hall 6, booth 112. they need a phone number of somebody who is on site, I said I will send it to them
- still open: do we want the english version also printed or only as a pdf? decide on monday`,
  },
]

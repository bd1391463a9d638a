/** A paragraph that was written for this bench, and nothing was tuned on before its first reading. */
export type Sample = { name: string; text: string }

/** Twenty paragraphs of the kinds that students and professionals write. */
export const SAMPLES: readonly Sample[] = [
  {
    name: 'mail, late parcel',
    text: 'I am writing with regard to the parcel that I ordered on 3 November. It has still not arrived, and nobody at your company was able to tell me where it is at this point in time. I would appreciate it if you could look into this and let me know when I can expect delivery.',
  },
  {
    name: 'chat, tonight',
    text: 'hey r u coming tonite? pls tell me b4 6 bc i need to book the table. if u cant make it thats ok, but i wud really like to see u',
  },
  {
    name: 'essay, social media',
    text: 'In my opinion, social media has a very big impact on young people. It is true that it helps them to stay in touch with friends. However, many of them spends too much time on it, and they dont sleep enough due to the fact that they check there phones at night.',
  },
  {
    name: 'mail, blunt',
    text: 'You did not send the figures on Friday as you promised. This is unacceptable. You need to send them today, and next time you must tell me if you are going to be late.',
  },
  {
    name: 'mail, hesitant',
    text: 'I just wanted to ask if you could maybe take a quick look at my draft when you have time. I think it is probably a bit too long, and I was wondering whether we should perhaps leave out the second chapter. Sorry to bother you, but I am not really sure.',
  },
  {
    name: 'report, sales',
    text: 'In the third quarter, sales went down by 4 percent because two large customers postponed their orders. The team carried out a survey in order to find out the reasons. A large number of the customers said that the prices were too high, and some of them were not happy with the delivery times.',
  },
  {
    name: 'story, stairs',
    text: 'When the alarm rang, we went down the stairs to the parking lot and waited there for half an hour. An old man who lives on the fifth floor could not walk, so two neighbors carried him. He thanked them, but he was really angry about the broken elevator.',
  },
  {
    name: 'mail, meeting',
    text: "Hi Priya, thanks a lot for your help yesterday. I can't make it on Tuesday, so how about Thursday at 10? We need to talk about the budget and figure out who will deal with the new client. Let me know if that works for you.",
  },
  {
    name: 'report, method',
    text: 'The participants were divided into two groups. Prior to the experiment, each participant was required to complete a questionnaire, and the answers were subsequently utilized to ascertain whether the groups were comparable. There were no significant differences between the groups, which indicates that the method was appropriate.',
  },
  {
    name: 'review, hotel',
    text: 'The hotel was terrible. The room was dirty, the shower didnt work and the staff was rude to us. We asked three times for clean towels and never got them. I want my money back immediately, and I will never stay at this hotel again.',
  },
  {
    name: 'application',
    text: 'I am writing to apply for the position of junior accountant. I have two years experience in a small company, where I was responsible for invoices and the monthly reports. I am a fast learner and I am able to work well under pressure. I look forward to hearing from you.',
  },
  {
    name: 'status, outage',
    text: 'Our server is down since this morning. We are in the process of looking into the cause and we will let you know as soon as possible. It seems that the problem is in some way related to the update, but we are not sure yet. Please do not hesitate to contact us if you have any questions.',
  },
  {
    name: 'essay, remote work',
    text: 'There are many reasons why companies allow their employees to work from home. First of all, it saves the employees time because they do not have to commute. Secondly, companies need less office space. For example, a firm in Leeds rents only half of the space it had before. On the other hand, it is difficult for new colleagues to get to know the team. In conclusion, most companies will offer a mix of both in the future.',
  },
  {
    name: 'chat, work',
    text: 'btw the client isnt happy w the logo, they say its kinda boring. can u guys change the colours asap? i gotta show them smth by friday. thx!!',
  },
  {
    name: 'mail, professor',
    text: 'Dear Professor Lindqvist, I am writing to ask whether it would be possible to get an extension for my term paper. I was ill for two weeks and could not go to the library. I have attached a note from my doctor. I would be very grateful for your understanding.',
  },
  {
    name: 'feedback',
    text: 'Your presentation was bad. The slides were full of mistakes and you talked too fast. I did not understand the point of the second part. You should practice more before you show it to the client.',
  },
  {
    name: 'learner, weekend',
    text: 'Last weekend I go to the mountains with my brother. We was walking for six hours and we seen a lot of bird. The weather was more better than we have expected, so we decided to stay one more night in the hut.',
  },
  {
    name: 'policy',
    text: 'Employees are required to notify their supervisor in the event that they are unable to attend work. In addition, a medical certificate must be submitted within three days subsequent to the commencement of the absence. Failure to do so may result in the termination of the contract.',
  },
  {
    name: 'proposal',
    text: 'I believe that we should consider opening a second shop. Our current shop is too small, and customers often have to wait outside. It might be worth looking at the empty bakery on Mill Street, which is relatively cheap. We could possibly start in spring if the bank agrees.',
  },
  {
    name: 'lab, heat',
    text: 'When the water reached 80 °C, the pressure in the vessel went up quickly and the valve opened. We repeated the test five times. The results were very good, although the sensor was slightly too slow. More tests are needed to find out why the second valve did not close.',
  },
]

import type { RewriteAction } from '#schema/assist/rewrite.ts'

import type { Sample } from './sample.ts'

/** Ten further paragraphs for the actions that were improved last, written after that. */
export const SECOND: Partial<Record<RewriteAction, readonly Sample[]>> = {
  improve: [
    {
      name: 'second: garden club mail',
      text: `Hello everybody, the seeds has arrived yesterday, they are in the shed. We made a plan for who waters when and it was put on the door by me. Due to the fact that it is very dry, please water every evening. There are still two people who need a key.`,
    },
    {
      name: 'second: lab safety note',
      text: `In the event that a glass breaks, do not touch it with your hands. The broom is in the cupboard, it is next to the door. It is very important that every accident is reported to me on the same day.`,
    },
    {
      name: 'second: history essay',
      text: `The war had an effect on every family in the valley. The reason why so many people left is because the mills closed. My grandfather was one of the men that left and he never came back, which shows how hard this time was.`,
    },
    {
      name: 'second: job report, internship',
      text: `During my internship I was able to make a contribution to three projects. I wrote texts for the website and I also answered emails from customers. My boss was really nice and explained me the programs. At the end I have given a presentation.`,
    },
    {
      name: 'second: hotel review',
      text: `The room was very small, you could not open the window. The breakfast was good, it had a lot of fruit. The staff was friendly and they helped us to find a taxi. I would of stayed longer if the price was lower.`,
    },
    {
      name: 'second: bug report',
      text: `The app crashes each and every time when I open the calendar. It has got worse since the last update. I made an attempt to install it again but it did not help. The data of my calendar are still there, I can see them on the website.`,
    },
    {
      name: 'second: blog, cycling',
      text: `Cycling in winter is more easy than most people think. You need warm gloves, the rest is not so important. I am going to describe what I wear. At this point in time I own two jackets, and the majority of the time I use the thin one.`,
    },
    {
      name: 'second: meeting summary',
      text: `A decision was made to move the fair to June. Anna is going to call the band and Piotr is going to ask the city for tables. We had a discussion about the prices, but there was no agreement. The next meeting is on 4 April.`,
    },
    {
      name: 'second: thesis',
      text: `The aim of this chapter is to provide an overview of the methods that are used in this thesis. An analysis of forty letters was carried out. The letters were read by us twice. It should be noted that some letters were damaged.`,
    },
    {
      name: 'second: note to a teacher',
      text: `Dear Ms. Hall, my son Leo could not come to the school on Monday because he had a cold. He is now feeling more better. He has did his homework. Could you tell me which pages he has missed in math?`,
    },
  ],
  soften: [
    {
      name: 'second: late colleague',
      text: `You are always late. The meeting starts at nine, not at ten past nine. Nobody can work like this. Be on time tomorrow or I will talk to the boss.`,
    },
    {
      name: 'second: landlord',
      text: `The heating has been broken for a week and you did nothing. This is unacceptable. Send a plumber today. I won't pay the rent for this month.`,
    },
    {
      name: 'second: essay feedback',
      text: `Your essay has no clear thesis. The second paragraph is confusing, and the sources are terrible. You should rewrite the introduction completely.`,
    },
    {
      name: 'second: wrong order, learner',
      text: `You send me the wrong size again! I want my money back now. I have told you my size two times. Your service is very bad.`,
    },
    {
      name: 'second: opinion post',
      text: `This plan is stupid. The mayor obviously never uses a bus. It will cost a fortune and help nobody. The council must stop it.`,
    },
    {
      name: 'second: design feedback',
      text: `The logo is ugly and the colors don't match. I don't like the font either. Make the title bigger and remove the shadow.`,
    },
    {
      name: 'second: to a neighbor, parking',
      text: `Don't park in front of my garage. I couldn't get out this morning and missed my train. If it happens again, I'll have your car towed.`,
    },
    {
      name: 'second: to a teammate',
      text: `You broke the build again. You obviously didn't run the tests. Fix it before lunch and don't push to main without a review.`,
    },
    {
      name: 'second: refusing help',
      text: `No, I can't help you move on Sunday. I already helped you twice this year. Ask your brother for once.`,
    },
    {
      name: 'second: shop to a customer',
      text: `You cannot return the shoes. You wore them outside, and the receipt is missing. Read our conditions before you buy something.`,
    },
  ],
  make_friendly: [
    {
      name: 'second: gym rules',
      text: `All members are required to wipe the equipment after use. Towels must be returned at the front desk. Failure to do so will result in a fee of two dollars.`,
    },
    {
      name: 'second: delivery notice',
      text: `Your order has been shipped. You will receive the parcel on Thursday. If you are not at home, the parcel will be deposited at the post office.`,
    },
    {
      name: 'second: new intern',
      text: `You are required to bring your passport on the first day. Report to the reception at 8:30. Your supervisor is Ms. Ito. She will explain your tasks.`,
    },
    {
      name: 'second: client mail',
      text: `We have not received your documents. Without them we cannot proceed. Submit them by 12 May. Should you have questions, contact our office.`,
    },
    {
      name: 'second: parents evening',
      text: `Parents are requested to attend the meeting on 3 June. It commences at 7 p.m. in room 12. Attendance must be confirmed by Friday.`,
    },
    {
      name: 'second: to a colleague',
      text: `I have reviewed your draft. It is acceptable. However, the figures on page 3 do not match the table. Correct them and return the file.`,
    },
    {
      name: 'second: learner to a teacher',
      text: `Dear teacher, I inform you that I will not be able to come tomorrow because I must to go at the doctor. I request the exercises.`,
    },
    {
      name: 'second: volunteer mail',
      text: `Volunteers must arrive at 7 a.m. Breakfast is provided. It is not permitted to leave before the end of the event without notice.`,
    },
    {
      name: 'second: app message',
      text: `Your session has expired. You must log in again. Unsaved changes have been lost.`,
    },
    {
      name: 'second: reply to a complaint',
      text: `We have received your complaint regarding the noise. The matter has been investigated. The machine will be replaced in March. We apologize for the inconvenience.`,
    },
  ],
  simplify: [
    {
      name: 'second: bank letter',
      text: `We regret to inform you that your application has been declined owing to insufficient documentation. Should you wish to pursue the matter, kindly furnish the requisite certificates prior to 1 July.`,
    },
    {
      name: 'second: biology text',
      text: `Photosynthesis facilitates the conversion of light into chemical energy. Subsequently, the energy is utilized by the plant to synthesize sugars, which are transported via the stem.`,
    },
    {
      name: 'second: park rules',
      text: `Visitors are prohibited from consuming alcoholic beverages on the premises. Individuals who contravene this regulation will be requested to vacate the park immediately.`,
    },
    {
      name: 'second: court summary',
      text: `The defendant alleged that he had relinquished possession of the vehicle. The court deemed this assertion to be erroneous and imposed a fine of 300 dollars.`,
    },
    {
      name: 'second: learner essay',
      text: `Nowadays a plethora of youngsters utilize social networks in an excessive manner. This phenomena engenders numerous repercussions for their mental equilibrium.`,
    },
    {
      name: 'second: staff policy',
      text: `Employees must obtain authorization from their supervisor prior to the commencement of remote work. Equipment must be returned upon termination of employment.`,
    },
    {
      name: 'second: travel advice',
      text: `Travelers are advised to ascertain whether a visa is required. It is imperative to retain all receipts, as the reimbursement of expenditures necessitates proof of purchase.`,
    },
    {
      name: 'second: machine manual',
      text: `Ensure that the apparatus is disconnected before attempting to replace the component. Excessive force may cause irreparable damage. Refrain from using abrasive cleaning agents.`,
    },
    {
      name: 'second: science news',
      text: `The researchers conducted an investigation into the migration of eels. Their findings demonstrate that the animals commence their journey in autumn and traverse approximately 5,000 kilometers.`,
    },
    {
      name: 'second: city letter',
      text: `In accordance with the regulations, residents are obliged to remove snow from the adjacent sidewalk without delay. Non-compliance may result in the imposition of a fine.`,
    },
  ],
  shorten: [
    {
      name: 'second: mail about a form',
      text: `I am writing to you in order to ask you if it would perhaps be possible for you to send me the form that is needed for the application. I would really appreciate it very much if you could do this before the end of this week.`,
    },
    {
      name: 'second: team notes',
      text: `At this point in time, we are still in the process of waiting for the final results of the tests. As soon as we are in possession of the results, we will make a decision about the date of the launch.`,
    },
    {
      name: 'second: essay, phones',
      text: `In today's modern world, each and every person owns a phone. There are many people who think that phones are bad for children. In my personal opinion, I think that it depends on how they are used on a daily basis.`,
    },
    {
      name: 'second: club newsletter',
      text: `It is with great pleasure that we would like to announce that our club has won the cup. We would like to take this opportunity to thank all of the members who were involved in the preparation of the final match.`,
    },
    {
      name: 'second: complaint about a chair',
      text: `The chair that I bought from your shop was delivered to me last week. To my great disappointment, I noticed that one of the legs is broken. I would like to ask you to give me a refund of the full amount of money that I paid.`,
    },
    {
      name: 'second: report, traffic',
      text: `During the period of time between May and July, we carried out an analysis of the traffic on Mill Road. The analysis showed that the number of trucks has increased by 12 percent. It is clear that there is a need for action.`,
    },
    {
      name: 'second: chat',
      text: `hey so basically i just wanted to let you know that im going to be a little bit late today because of the fact that my train is delayed, i think it should be like ten minutes or so, sorry about that`,
    },
    {
      name: 'second: manual',
      text: `In the event that the lamp does not turn on, it is necessary for you to check whether or not the plug is properly connected to the socket. It should be noted that the lamp is not suitable for the use in rooms that are wet.`,
    },
    {
      name: 'second: cover letter',
      text: `I would like to apply for the position of assistant that was advertised on your website. I have a total of five years of experience in the field of accounting. I am a person who is very careful and reliable in everything that I do.`,
    },
    {
      name: 'second: learner, invitation',
      text: `I want to say you that I would be very happy if you would come to my birthday party which will take place on Saturday at my house. Please let me know if you are able to come or if you are not able to come.`,
    },
  ],
}

import type { Sample } from './sample.ts'

/** Wordy texts that say things twice or take long to reach the point. */
export const SHORTEN: readonly Sample[] = [
  {
    name: 'email, meeting moved',
    text: `I just wanted to get in touch with you all to let you know that, due to the fact that several members of the team will unfortunately not be in the office on Monday, we have made the decision to move our weekly meeting to Tuesday at the same time. Please make sure that you update your calendars accordingly so that nobody forgets about the change. If for whatever reason you are not able to attend on Tuesday, it would be great if you could let me know in advance.`,
  },
  {
    name: 'application essay, nursing',
    text: `Ever since I was a very young child, I have always had a strong and deep desire to help other people. I believe that this is actually the main reason why I would like to become a nurse. During the time that I spent as a volunteer at a retirement home, which was a period of about eight months, I had the opportunity to learn how to listen to people and how to be patient with them, even in situations that were difficult.`,
  },
  {
    name: 'memo, travel costs',
    text: `It has come to our attention that a number of employees have been submitting their travel expenses after the end of the month in which the travel took place. We would like to remind all employees that it is absolutely essential that all travel expenses are submitted no later than the last working day of each and every month. In the event that expenses are submitted late, it is possible that there will be a delay in the payment of up to four weeks.`,
  },
  {
    name: 'thesis introduction, bees',
    text: `It is important to note that bees play a very significant role in the process of pollinating a wide variety of different crops. In recent years, however, there has been a considerable decrease in the number of bees in many parts of the world. There are many different reasons that have been suggested for this decrease, and these reasons include the use of pesticides, the loss of natural habitats, and the spread of various diseases. The purpose of this study is to carry out an examination of the role that pesticides play.`,
  },
  {
    name: 'product manager, feature request',
    text: `So basically, what we have been hearing from quite a lot of our customers over the course of the past few months is that they would really like to have the ability to export their reports as a spreadsheet. At the moment, the only thing that they are able to do is download a PDF, and this means that they then have to type in all of the numbers again by hand, which obviously takes alot of time and is also very annoying for them.`,
  },
  {
    name: 'complaint, train',
    text: `I am writing to you in order to make a complaint about the journey that I made from Leeds to Bristol on 14 October. The train, which was supposed to depart at 9.05, did not actually depart until 10.20, and at no point during that period of time did any member of staff make an announcement to explain the reason for the delay. As a result of this delay I missed my connection, and I was therefore forced to buy another ticket at a cost of 48 pounds.`,
  },
  {
    name: 'second-language email, apartment',
    text: `Hello, my name is Yusuf and I am writing to you because I have seen your advertisement for the apartment in the internet and I am very much interested in this apartment. I would like to ask you if the apartment is still available at the moment or if it is already given to another person. I am working as an electrician and I have a fix contract, so I am able to pay the rent every month without any problems. I would be very happy if you could write me back, so that we can make an appointment for look at the apartment together.`,
  },
  {
    name: 'book report, Frankenstein',
    text: `In the novel Frankenstein, which was written by Mary Shelley and which was published for the first time in the year 1818, the author tells the story of a young scientist whose name is Victor Frankenstein. Victor is a person who is completely obsessed with the idea of creating life, and in the end he actually manages to create a living being out of the parts of dead bodies. However, at the very moment when the creature opens its eyes for the first time, Victor is filled with horror and runs away from it.`,
  },
  {
    name: 'status report, warehouse',
    text: `At this point in time, the work on the new warehouse is progressing more or less according to plan. The floor has been completely finished, and the installation of the shelves is currently in progress at the moment. There is one issue that we are facing, which is the fact that the delivery of the loading doors has been postponed by the supplier until a later date in April. In spite of the fact that this is not ideal, we are of the opinion that it will not have an impact on the opening date.`,
  },
  {
    name: 'chat, long excuse',
    text: `heyyy so sorry i didnt answer you yesterday, i actually saw your message but then i was in the middle of cooking and then my sister called and we talked for like an hour and then honestly i just completely forgot about it. anyway what i wanted to say is that yes i would really love to come to the concert with you, i just need to check first if i can get off work a little bit earlier on that day but i think that it should probably be fine`,
  },
  {
    name: 'policy, office kitchen',
    text: `All employees who make use of the kitchen are kindly asked to ensure that they leave the kitchen in a clean and tidy condition after they have finished using it. This includes, but is not limited to, washing up any dishes that have been used, wiping down the surfaces, and throwing away any food that is past its expiry date. Any food items that are left in the refrigerator over the weekend and that are not labeled with a name will be disposed of by the cleaning staff on Monday morning.`,
  },
  {
    name: 'grant report, library',
    text: `Over the course of the last twelve months, our library has been able to reach a total of 1,400 children through a series of reading events. What is particularly worth mentioning is the fact that approximately half of these children had never been to a library before at any time in their lives. In addition to this, we also managed to train a group of 22 volunteers, all of whom are now in a position to lead reading events on their own without the need for any support from our staff.`,
  },
  {
    name: 'email, asking for a reference',
    text: `I hope this email finds you well and that you had a nice and relaxing summer. You may perhaps remember me from the statistics course that I took with you in the spring semester of last year. The reason why I am writing to you today is that I am currently in the process of applying for a master's program, and for this application I need to provide two letters of reference. I was wondering whether it would be at all possible for you to write one of these letters for me. The deadline by which the letter needs to be submitted is the 15th of January.`,
  },
  {
    name: 'review, vacuum cleaner',
    text: `First of all I have to say that before I bought this vacuum cleaner I spend a really long time reading reviews and comparing all the different models with each other. In the end I decided myself for this one, mainly because of the fact that it was not too expensive. To be honest, I am not really satisfied. The suction power is okay I guess, but the noise that it makes is so loud that its basically impossible to have a conversation with another person in the same room while you are using it.`,
  },
  {
    name: 'speech, retirement',
    text: `When I was asked to say a few words here today about Margaret, the very first thing that came into my mind was how incredibly difficult it would be to find just a few words for a person who has done so much for this company over such a long period of time. For thirty-one years, Margaret has been the person that each and every one of us could go to whenever we had a problem of any kind whatsoever. She never once sent anyone away, and she never once made anyone feel that there question was a stupid question.`,
  },
  {
    name: 'legal advice, plain letter',
    text: `With reference to your question as to whether or not you are under an obligation to pay the invoice that you received from the contractor, I would like to inform you that, in my opinion, you are not under any such obligation for the time being. The reason for this is that the contractor has not yet completed the work that was agreed upon in the contract. Until such time as the work has been completed in full, you have the right to withhold payment of the outstanding amount.`,
  },
  {
    name: 'student reflection, group work',
    text: `Looking back at the group project now that it is over, I think that I can say that I have learned quite a lot of things from it, both about the topic itself and also about working together with other people in a team. In the beginning of the project we did not really make any kind of plan about who was going to do what, and because of that it happened more then once that two people were doing the same task without knowing that the other person was also doing it. If I had to do the project again, I would definately make a clear plan right from the start.`,
  },
  {
    name: 'announcement, app update',
    text: `We are very excited and happy to be able to announce that the new version of our app is finally here and is now available for download. In this new version we have made a large number of improvements, big and small, with the aim of making the app even faster and even easier to use than it was before. For example, it is now possible for you to share your lists with other people, and you also have the option of choosing between a light and a dark color scheme.`,
  },
  {
    name: 'email, chasing a signature',
    text: `I am just following up on the email that I sent to you last week with regard to the contract, as I have not heard back from you yet and I wanted to make sure that you received it. As I mentioned in my previous email, we will need to have the signed contract back from you before we are able to get started with any of the work. I completely understand that you are probably very busy at the moment, but if you could find a few minutes to take a look at it this week, that would be really very much appreciated.`,
  },
  {
    name: 'seminar paper, tourism',
    text: `There can be no doubt about the fact that tourism is of great importance for the economy of the island, because of the fact that approximately two thirds of all the people who live there work in jobs that are connected with tourism in one way or another. On the other hand, it must also be taken into consideration that tourism is the cause of a number of serious problem. One example of such a problem is the consumption of water, which during the months of summer is three times as high as it is in the winter months.`,
  },
]

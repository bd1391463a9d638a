import type { Sample } from './sample.ts'

/** Stiff or cold texts to people whom the writer wants to be warm to. */
export const MAKE_FRIENDLY: readonly Sample[] = [
  {
    name: 'welcome to a new colleague',
    text: `Your employment begins on 1 March. Please report to the reception desk at 9 a.m. with a valid identity document. You will receive your laptop and your access card there. An introduction to the systems will take place at 10 a.m. in room 204. Lunch will be taken together with the team.`,
  },
  {
    name: 'invitation to neighbors',
    text: `All residents are invited to attend a summer gathering in the courtyard on Saturday, 12 July, from 4 p.m. Beverages will be provided. Residents are requested to bring a dish that can be shared. Children are permitted to attend. In the event of rain, the gathering will take place in the hallway of building B.`,
  },
  {
    name: 'support answer, password',
    text: `We have received your request. Your password has been reset. You will receive a message with a link that must be used within 24 hours. If the link has expired, a new request must be submitted. Do not reply to this message.`,
  },
  {
    name: 'rejection of an application',
    text: `We regret to inform you that your application for the position of junior designer was not successful. A large number of applications was recieved. Your documents will be deleted in accordance with our policy after six months. You may apply again for future positions.`,
  },
  {
    name: 'reminder, library book',
    text: `The book that you borrowed on 3 May was due on 31 May. It has not been returned. Please return the book immediately or renew it on our website. A fee of 20 cents per day is charged for overdue items. Should you already have returned it, please disregard this notice.`,
  },
  {
    name: 'thank-you note, second language',
    text: `Dear Mrs. Hoffmann, I would like to thank you for the hospitality during my stay at your family. I was pleased with the room and with the meals. The conversations with you have been very useful for the improvement of my English. I hope that it will be possible to receive you in my country in the future.`,
  },
  {
    name: 'feedback to a student',
    text: `The essay meets the requirements in terms of length and structure. The argument in the second section is not supported by evidence. Several sources is missing from the bibliography. The conclusion merely repeats the introduction. Revise the essay and submit it again by Monday.`,
  },
  {
    name: 'shop, item out of stock',
    text: `The item that you ordered is currently not in stock. Delivery is expected in approximately three weeks. You can wait for the delivery or cancel the order. Please inform us of your decision. If we do not receive an answer within seven days, the order will be canceled.`,
  },
  {
    name: 'team lead, missed stand-up',
    text: `I noticed that you were not present at the stand-up meeting on three days this week. Attendance is required for all members of the team. If there is a reason for your absence, inform me. If the time is not suitable for you, an alternative can be discussed.`,
  },
  {
    name: 'volunteers wanted',
    text: `The association requires volunteers for the food bank on Saturdays between 8 a.m. and noon. Tasks include sorting donations and distributing them. No previous experience is necessary. Interested persons should contact the office by telephone or email. Training is provided.`,
  },
  {
    name: 'dentist, appointment',
    text: `This is to confirm your appointment on Tuesday, 9 September at 2.30 p.m. You must arrive ten minutes early to complete a form. Bring your insurance card. If you are unable to attend, notify us at least 24 hours before the appointment. Otherwise a fee will be charged.`,
  },
  {
    name: 'roommate note',
    text: `The dishes have been in the sink since Wednesday. The trash was also not taken out although it was your turn. I would appreciate it if the kitchen could be cleaned before my parents arrive on Saturday. Furthermore, the internet bill is due and your share is 15 euros.`,
  },
  {
    name: 'reply to a host, second language',
    text: `Dear Sir, I confirm that I will arrive on Friday in the evening with my wife and our son. We will arrive by the train at 18:40. Please inform me how we can reach your house from the station. We also want to know if there is a supermarket in the near, because we will not have eaten.`,
  },
  {
    name: 'course, first message',
    text: `The course begins on Monday at 6 p.m. Participants are required to bring a notebook and a pen. Previous knowledge of Spanish is not neccessary. The lessons takes place twice a week, and homework will be assigned. Participants who miss more than four lessons cannot receive a certificate.`,
  },
  {
    name: 'customer survey',
    text: `You recently stayed at our guesthouse. We request that you complete the survey under the following link. The survey consists of eight questions and takes approximately three minutes. The results will be used to improve our services. Your answers are treated confidentially.`,
  },
  {
    name: 'colleague, asking for help',
    text: `I require your assistance with the spreadsheet for the budget. The totals in column F are incorrect, and I am unable to identify the cause. You have created this file last year, therefore you are presumably familiar with the formulas. I am available today between 2 and 4 p.m.`,
  },
  {
    name: 'choir, rehearsal plan',
    text: `The rehearsals in December will take place on Tuesdays and Thursdays. All members have to attend the rehearsal on the 18th, as it is the last one before the concert. Members who can not attend must inform the conductor. The black folders have to be brought to every rehersal.`,
  },
  {
    name: 'birthday, to an aunt',
    text: `Dear aunt Rosa, I wish you all the best for your 70th birthday. Unfortunately I cannot attend the celebration because I must take an exam on this day. I have sent you a parcel, which should arrive on Friday. I intend to visit you during the semester break.`,
  },
  {
    name: 'app, empty list',
    text: `You have not created any lists. To create a list, select the button in the lower right corner. Lists can be shared with other users. Users who have access to a list are able to add and remove items. Deleted lists cannot be restored.`,
  },
  {
    name: 'freelancer, unpaid bill',
    text: `Invoice 2024-117 of 2 April over 640 euros has not been paid. The payment was due on 2 May. I request that you transfer the amount within the next seven days. If the payment has been made in the meantime, this message can be ignored. I thank you for your cooperation.`,
  },
]

/** Emails of all kinds, written by hand. Their author would send each as it is. */
export const goodEmails: Readonly<Record<string, { subject: string; body: string; kind?: 'reply' }>> = {
  complaint: {
    subject: 'Damaged table in order 5521',
    body: 'Dear Ms. Cole,\n\nThe table from order 5521 arrived yesterday with a deep scratch on the top. I have attached two photos of it.\n\nCould you send me a new one next week? If that is not possible, I would like a refund.\n\nKind regards,\nPaul Winter',
  },
  cancellation: {
    subject: 'Cancellation of my gym membership',
    body: 'Hello,\n\nI would like to cancel my membership at the end of March because I am moving to Leeds. My member number is 20418.\n\nPlease confirm this in writing.\n\nBest regards,\nAnna Reid',
  },
  payment: {
    subject: 'Invoice 3310 is overdue',
    body: 'Dear Mr. Hale,\n\nInvoice 3310 was due on October 1, and we have not received your payment yet. You may have missed our first reminder.\n\nPlease send us the remaining 600 euros by Friday. If you have already paid, you can ignore this email.\n\nBest regards,\nSven Tiller',
  },
  absence: {
    subject: 'Out of the office on Thursday morning',
    body: 'Hi Maria,\n\nI have an appointment with my doctor on Thursday morning, so I will be in the office at 11. Pia will take the call at nine.\n\nPlease call me if anything is urgent.\n\nThanks,\nIvo',
  },
  schedule: {
    subject: 'Call about the budget next week',
    body: 'Hi Leo,\n\nI would like to talk to you about the budget before the board meets. Thirty minutes should be enough.\n\nAre you free on Monday or Wednesday after two? I will send you the figures before the call.\n\nBest,\nJoan',
  },
  reschedule: {
    subject: 'Moving our appointment on June 3',
    body: 'Dear Dr. Weiss,\n\nI am sorry, but I cannot come to my appointment on June 3 because of the train strike.\n\nCould we meet in the following week? Mornings are best for me.\n\nKind regards,\nTina Rowe',
  },
  question: {
    subject: 'Shipping to Iceland',
    body: 'Hello,\n\nI would like to order two of your lamps. Do you ship to Iceland? How much would that cost?\n\nThank you for your help.\n\nBest wishes,\nLotte Baum',
  },
  request: {
    subject: 'Proof of address for the bank',
    body: 'Dear Housing Office,\n\nI moved into room 214 on September 1. My bank has asked me for a letter that confirms my address.\n\nCould you send me this letter by the end of next week?\n\nKind regards,\nTheo Lam',
  },
  apology: {
    subject: 'Sorry about the late delivery',
    body: 'Dear Mrs. Dahl,\n\nI am very sorry that your cake arrived two hours late on Sunday. Our driver took the wrong road, and we should have called you.\n\nWe will refund half of the price this week. I hope you will give us another chance.\n\nWarm regards,\nMarta',
  },
  announcement: {
    subject: 'Elevator B closed until March 11',
    body: 'Dear all,\n\nElevator B will be closed from March 9 to March 11. During this time, please use elevator A or the stairs.\n\nIf you have any questions, you can call Hanna.\n\nKind regards,\nThe facilities team',
  },
  invitation: {
    subject: 'Our open house on December 3',
    body: 'Dear Ms. Ito,\n\nWe have moved to a new office, and we would love to show it to you. Please join us for drinks on December 3 at 5 pm.\n\nCould you let us know by Friday whether you can come?\n\nBest wishes,\nClara Kern',
  },
  thanks: {
    subject: 'Thank you for the tent',
    body: 'Hi Omar,\n\nThank you for lending me your tent. We had a great trip, and it did not rain once.\n\nI cleaned the tent yesterday, and I will bring it back on Sunday.\n\nBest,\nBea',
  },
  application: {
    subject: 'Application for the summer internship',
    body: 'Dear Dr. Haddad,\n\nI am a student of biology in my third year, and I would like to apply for the summer internship in your lab. I have worked with Python and R for two years.\n\nMy CV is attached. I look forward to hearing from you.\n\nKind regards,\nYara Moss',
  },
  'follow-up': {
    subject: 'Following up on application 5521',
    body: 'Hello,\n\nI sent you my documents two weeks ago, and I have not heard from you yet. The deadline is on Friday.\n\nCould you tell me whether everything has arrived?\n\nBest regards,\nLars Holm',
  },
  reply: {
    subject: 'Re: Games night on Friday',
    kind: 'reply',
    body: 'Hi Jule,\n\nThank you for the invitation. I would love to come on Friday! I will bring a cake, but I have to be home by ten.\n\nSee you then!\n\nTomo',
  },
}

/** Emails that no careful person would send, without a list and without a broken form. */
export const poorEmails: readonly { subject: string; body: string }[] = [
  {
    subject: 'The doctor appointment',
    body: 'Dear Ms. Grant,\n\nI have a doctor appointment Thursday morning and come at 11. Pia takes the call.\n\nPlease call me if it is urgent.\n\nBest,\nIvo',
  },
  {
    subject: 'The rest of invoice 3310',
    body: 'Good day,\n\nPlease be informed that the customer should pay the rest of invoice 3310.\n\nPlease contact us if you require any further information.\n\nBest regards,\nAda Tiller',
  },
  {
    subject: 'The late reply',
    body: 'Hello,\n\nI am truly sorry for the late reply (was on vacation). I sign the offer tomorrow.\n\nThank you for your understanding.\n\nBest,\nRavi',
  },
  {
    subject: 'Our apartment',
    body: 'Hello,\n\nWe want to move out end of April, 3 month notice. Who checks the apartment?\n\nThanks,\nMina',
  },
  {
    subject: 'The exam on July 12',
    body: 'Dear Prof. Adler,\n\nI am writing with regard to the exam on July 12 collides with another exam. Could you let me know whether I can take it on another day?\n\nBest,\nJin',
  },
  {
    subject: 'My student visa',
    body: 'Hello,\n\nI request to extend my student visa. I have passed all exams but thesis need four more months. Please help me.\n\nBest,\nLan',
  },
  {
    subject: 'The babysitting on Friday',
    body: 'Hi Tess,\n\nI can’t this time, on the night shift. Could we do the 22nd?\n\nBest,\nNoor',
  },
  {
    subject: 'The fan in the bathroom',
    body: 'Hello,\n\nI am writing about the following: bathroom fan dead, mold starting. Please send someone this week.\n\nBest,\nArlo',
  },
  {
    subject: 'The cake on Sunday',
    body: 'Hello,\n\nWe are sorry cake was late. We would like to give you a refund.\n\nBest,\nMarta',
  },
  {
    subject: 'The coffee machine',
    body: 'Hello,\n\nThe coffee machine I bought leaks since day 2. I would like new one or a refund.\n\nBest,\nCora',
  },
]

import type { Sample } from './sample.ts'

/** Blunt, harsh or absolute texts whose writer wants to say the same more gently. */
export const SOFTEN: readonly Sample[] = [
  {
    name: 'code review',
    text: `This function is a mess. It does five things at once, and the names tell me nothing. You also forgot to handle the case where the list is empty, so it will crash. Split it up and write tests before you ask me to look at it again.`,
  },
  {
    name: 'reply to a late report',
    text: `Your report is two days late and half of the tables are missing. I asked you for this three weeks ago. I can't present something like this to the board. Send me a complete version by tomorrow noon.`,
  },
  {
    name: 'neighbor, noise',
    text: `Your music was far too loud again last night. I have to get up at five, and I didn't sleep at all. This is the third time this month. Turn it down after ten or I will call the police.`,
  },
  {
    name: 'feedback on a friend’s story',
    text: `The beginning is boring. Nothing happens for four pages. Your main character is unlikable, and I didn't understand why she leaves her job. The ending doesn't work at all. You should cut the first chapter and rewrite the last one.`,
  },
  {
    name: 'refusing a discount',
    text: `No, we can't give you a discount. Our prices are already low. You only ordered twelve pieces, and discounts start at fifty. If that is too expensive for you, look for another supplier.`,
  },
  {
    name: 'essay, strong claims',
    text: `Homework is useless. It makes children hate school, and it never helps them to learn anything. Parents always end up doing it themselves. Every study proves that children who play outside are happier. Schools must abolish homework immediately.`,
  },
  {
    name: 'second-language email, wrong delivery',
    text: `You have sent me the wrong color. I ordered blue and you send me green. I don't want the green one. You must send me the blue one this week and you must pay the return. It is your mistake, not mine.`,
  },
  {
    name: 'manager, mistakes in an invoice',
    text: `You made the same mistake in the Peterson invoice again. I have explained this to you twice. You clearly don't check your work. From now on, show me every invoice before it goes out.`,
  },
  {
    name: 'group chat, student project',
    text: `ok guys im the only one who did anything this week. the intro isnt done, the graphs are wrong and nobody answers my messages. this is so unfair. do ur parts until friday or im telling the teacher`,
  },
  {
    name: 'peer review of a paper',
    text: `The authors have failed to cite the most important work in this field. The sample is too small to support their claims, and the statistics in section 3 are wrong. The discussion is poorly written and ignores the obvious explanation. This paper should not be published in its present form.`,
  },
  {
    name: 'declining an invitation',
    text: `I'm not coming to your party on Saturday. I dont know anyone there, and I hate loud places. I'd rather stay home and read. Don't ask me again, I won't change my mind.`,
  },
  {
    name: 'to a contractor',
    text: `The tiles in the bathroom are crooked and two of them are cracked. This is bad work, its not what we agreed. I'm not paying the second half until you fix it. I expect you here on Monday morning.`,
  },
  {
    name: 'advice to a junior colleague',
    text: `Your presentation was too long and you read everything from the slides. Nobody could of followed the part about pricing. You need to practice more. Next time, use fewer slides and look at the audience.`,
  },
  {
    name: 'parent to a coach',
    text: `My daughter was on the bench for the whole game again. You always let the same girls play. She comes to every training, and you ignore her. That is not fair. Either she plays next Saturday or we're leaving the club.`,
  },
  {
    name: 'customer support, user error',
    text: `You entered the wrong serial number. That's why it doesn't work. The correct number is on the bottom of the device, as the manual explains on page 2. Read the manual before you contact us.`,
  },
  {
    name: 'second-language colleague, meeting',
    text: `Your idea is not good. It is too expensive and we have no time for it. We did already try this two years ago and it did not worked. I don't understand why you propose it again. We should do it how I said.`,
  },
  {
    name: 'roommate, food',
    text: `Stop eating my food. My yogurt was gone again this morning, and I know it was you. I'm on a tight budget and I can't buy everything twice. Buy your own stuff or pay me back.`,
  },
  {
    name: 'answer to a job applicant',
    text: `Your application is incomplete. You did not attach your certificates, and your letter has several spelling mistakes. We cannot consider you for the position. You lack the experience that we need.`,
  },
  {
    name: 'letter to the editor',
    text: `Your article about cyclists was completely one-sided. You never spoke to a single driver. It is obvious that the writer has no idea how dangerous this road is. The city is wasting our money on bike lanes that noone uses. You owe your readers a correction.`,
  },
  {
    name: 'team lead, too many meetings',
    text: `This meeting is a waste of time. We talk about the same three problems every week and never decide anything. Most of the people in the room don't need to be there. Cancel it and send us an email instead.`,
  },
]

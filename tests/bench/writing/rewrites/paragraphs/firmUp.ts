import type { Sample } from './sample.ts'

/** Hesitant or apologetic texts whose writer wants to sound sure. */
export const FIRM_UP: readonly Sample[] = [
  {
    name: 'asking for a raise',
    text: `I was wondering if we could maybe talk about my salary at some point. I feel like I have perhaps taken on a bit more responsibility since last year, and I kind of lead the onboarding now. I know that budgets are tight, so no worries if it's not possible, but I think an increase of around eight percent might be fair.`,
  },
  {
    name: 'thesis conclusion',
    text: `It seems that the results might suggest that shorter shifts could possibly lead to fewer mistakes. It could perhaps be argued that this is because the staff seem to be somewhat less tired. I believe that hospitals might want to consider whether shorter shifts could be an option for them.`,
  },
  {
    name: 'pitch to a client',
    text: `We think that our software could probably help you to save some time. Most of our customers seem to be fairly happy with it, and it's possible that you would see some results within the first month. We hope that you might be interested in trying it out, and maybe we could set up a short call if that's okay with you.`,
  },
  {
    name: 'cover letter, marketing',
    text: `I think I might be a good fit for this position, because I have some experience in marketing. In my last job I sort of managed the social media accounts, and I believe that I helped a little to increase the number of followers from 2,000 to 9,000. I would hope to be able to bring some of this experience to your team.`,
  },
  {
    name: 'late payment, second reminder',
    text: `Sorry to bother you again. I just wanted to check if you maybe had a chance to look at my invoice from June? I think it might be overdue by now. If it's not too much trouble, it would be great if you could possibly pay it sometime this week. Sorry again for the inconvenience!`,
  },
  {
    name: 'essay, voting age',
    text: `In my opinion, I think that the voting age should maybe be lowered to sixteen. I feel that many young people is probably quite interested in politics. It might also be true that they would be more likely to vote later in life if they start early. Of course I could be wrong, but I would say that it is probably worth a try.`,
  },
  {
    name: 'reply to an unfair review',
    text: `I'm sorry, but I'm not quite sure that I agree with this. I believe the figures on page 4 are probably correct, since I think I checked them twice. I guess there might have been a small misunderstanding about which year was meant. Perhaps you could maybe have another look, if you don't mind?`,
  },
  {
    name: 'saying no to extra work',
    text: `Thanks for thinking of me! I'm not totally sure if I can take this on right now, to be honest. I kind of already have three projects, and I'm a bit afraid that it might be to much. I think it would maybe be better if someone else did it, if that's alright. Sorry!`,
  },
  {
    name: 'recommendation in a report',
    text: `Based on the survey, it would appear that customers may prefer the shorter form. We would tend to recommend that the company should perhaps replace the old form. It is likely that this could reduce the number of people who leave the page, and it would probably not be very expensive to do.`,
  },
  {
    name: 'second-language email, project idea',
    text: `Dear Ms. Novak, I am sorry that I disturb you. I think that I have maybe found a mistake in the calculation, but I am not so sure. In my opinion the costs for the transport are probably counted two times. I guess it would be good if we could perhaps look at this together, when you have maybe ten minutes time.`,
  },
  {
    name: 'complaint, hotel',
    text: `I don't want to make a fuss, but I was a little disappointed with our room. The shower seemed to be broke, and I think the sheets were possibly not completely clean. I was sort of hoping that you might be able to refund at least one night. I would really appreciate it if you could maybe think about it.`,
  },
  {
    name: 'tech lead, database',
    text: `I think we should probably move away from the old database at some point. It seems to be kind of slow, and I feel like it might becomes a problem when we get more users. Maybe we could try to do it in the spring? It would probably take around six weeks, I guess.`,
  },
  {
    name: 'setting a boundary with a client',
    text: `I hope it's okay if I mention this, but I would kind of prefer it if you could maybe not call me on weekends. I usually try to spend this time with my family. If something is urgent, perhaps you could possibly send me an email and I'd try to answer on Monday morning.`,
  },
  {
    name: 'abstract, soil',
    text: `This paper attempts to examine whether compost may have some influence on the ability of soil to hold water. Our measurements seem to indicate that fields with compost might hold up to 18 percent more water. We believe that these findings could potentially be of some relevance for farmers in dry regions.`,
  },
  {
    name: 'chat, moving a date',
    text: `hi! so um i was thinking, maybe we could possibly do the call on thursday instead? i mean only if that works for you of course. i just think i might not be completly ready on wednesday. sorry for changing it again, hope thats ok`,
  },
  {
    name: 'presentation, closing',
    text: `So I guess that's more or less what I wanted to say. I think we have seen that the pilot was kind of a success. It seems like most of the schools would probably like to continue. We hope that you might be willing to support us for another year, and I believe that we could maybe reach about 30 schools.`,
  },
  {
    name: 'statement to a teacher',
    text: `I am not sure if this is the right time, but I think my grade might be wrong. I beleive I answered question 6 correctly, because it is more or less the same as the example in the book. It would be nice if you could maybe check it again. I'm sorry if I missunderstood something.`,
  },
  {
    name: 'op-ed, parking',
    text: `It could be said that the city perhaps relies a bit too much on cars. I would suggest that free parking in the center may not be the best use of public space. It might be worth considering whether some of these spaces could possibly become parks. I suspect that many residents would probably support this.`,
  },
  {
    name: 'personal statement, law school',
    text: `I have always been somewhat interested in law, and I feel that I could maybe become a good lawyer. While volunteering at a legal clinic, I think I learned a little about how to listen to clients. I would like to believe that I am a fairly hard worker, and I hope that I might be given a chance to study at your university.`,
  },
  {
    name: 'proposal to the board',
    text: `We were sort of thinking that it might be a good idea to hire a second driver. At the moment it seems that around a third of the deliveries are late, which is probably because one person can't really do all of the routes. We feel that a second driver could maybe pay for himself within a year or so.`,
  },
]

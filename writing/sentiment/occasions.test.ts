import { describe, expect, test } from 'vitest'

import { analyzeSentiment } from './analyzeSentiment.ts'

describe('an everyday message', () => {
  test.each<[kind: string, text: string]>([
    ['sarcasm', 'Thanks for nothing. I waited two hours and no one showed up.'],
    ['sarcasm', 'Thanks for nothing. I will remember this the next time you need a favor.'],
    [
      'sarcasm',
      'Oh great, another meeting that could have been an email. Just what I needed on a Friday afternoon.',
    ],
    ['sarcasm', 'Wow, what a surprise. The report is late again. I am so glad we have deadlines.'],
    ['sarcasm', 'Nice job breaking the build right before the demo. Really impressive work.'],
    ['sarcasm', 'Great, the printer is broken again.'],
    [
      'sarcasm',
      'As I already explained in my last two emails, the file is in the shared folder. Perhaps you could read them next time.',
    ],
    ['sarcasm', 'Could be better. Could you at least pretend to care?'],
    ['sarcasm', 'Thanks a lot for ruining my weekend.'],
    ['sarcasm', 'Yeah, right. Sure you will pay me back this time.'],
    [
      'rejection',
      'Thank you for your interest in the position of Data Analyst. After careful consideration, we regret to inform you that we have decided to move forward with other candidates. We appreciate the time you took to interview with us and wish you every success in your search.',
    ],
    [
      'rejection',
      'Dear Sam, thank you for submitting your proposal. Unfortunately, we are unable to accept it at this time. We received many excellent submissions and the decision was difficult. We wish you the best of luck.',
    ],
    [
      'rejection',
      'Thanks so much for coming in last week. We really enjoyed meeting you, but we have chosen someone with more experience in logistics for this role.',
    ],
    ['rejection', 'Your application for a loan has not been approved. You may apply again after six months.'],
    [
      'complaint',
      'I ordered a blue jacket on May 3 and received a green one in the wrong size. This is the second time this has happened. I would like a full refund by Friday.',
    ],
    [
      'complaint',
      'The room was not cleaned for three days, and the staff at the desk ignored our calls. We expected much better from a hotel at this price.',
    ],
    [
      'complaint',
      'My internet connection has been down since Monday, and nobody has called me back despite four requests. I pay for a service that I do not get.',
    ],
    [
      'complaint',
      'You need to fix this immediately. I have told you three times already and you never listen.',
    ],
    [
      'complaint',
      'Your last two articles needed a lot of editing. Please check names and dates before you submit, and read the style guide again.',
    ],
    [
      'warning',
      'Despite three reminders, invoice 2041 remains unpaid. If we do not receive payment within seven days, we will pass the matter to a collection agency.',
    ],
    [
      'hard message',
      'We have decided to end your employment with effect from March 31. Please return your laptop and badge by that date.',
    ],
    [
      'hard message',
      'I do not think we should see each other anymore. You are a lovely person, but I do not feel the same way.',
    ],
    [
      'bad news',
      'From January 1, the price of your subscription will rise from $10 to $14 a month. You can cancel at any time before then.',
    ],
    [
      'bad news',
      'Unfortunately, we have to cancel your booking for June 12 because the venue has been flooded. We will refund the full amount.',
    ],
    [
      'what follows “but”',
      'Your presentation was clear and well structured, but the numbers on slide 9 are wrong and the client noticed.',
    ],
    ['sarcasm', 'Congratulations, you managed to lose the same file twice in a week.'],
    ['sarcasm', 'How lovely of you to join us. We only started half an hour ago.'],
    ['sarcasm', 'Fantastic. The update deleted all my photos.'],
    [
      'rejection',
      'Your manuscript is well written, but it is not right for our list. We wish you luck in placing it elsewhere.',
    ],
    ['rejection', 'We have carefully reviewed your request and cannot approve it at this time.'],
    ['rejection', 'After much thought, we have decided not to renew your contract when it ends in June.'],
    ['rejection', 'Sadly, you were not among the finalists this year. There were over 900 applications.'],
    ['complaint', 'My order arrived with two broken glasses. Please send replacements or refund me.'],
    ['complaint', 'The technician never showed up, and I took a day off work for nothing.'],
    ['complaint', 'We were charged twice for the same night and nobody at the desk could help.'],
    ['complaint', 'The music from your flat kept us awake until three in the morning again.'],
    ['complaint', 'I do not know how many times I have to explain this to you.'],
    ['complaint', 'If you had read my message, you would know the answer.'],
    [
      'sympathy',
      'I heard the sad news about your mother this morning. She was always so kind to me, and I am keeping you in my thoughts.',
    ],
    ['sympathy', 'We are heartbroken to hear of your loss. Please let us know how we can help.'],
  ])('that is a %s is negative and says so: %s', (kind, text) => {
    const { score, negative, positive, landing } = analyzeSentiment(text)
    expect(score).toBeLessThan(-0.15)
    expect(negative).toBeGreaterThan(positive)
    expect(landing).toContain(kind)
  })

  test.each([
    'It took a while to get used to, but now I could not work without it.',
    'You handled that difficult call with real patience. The customer wrote to thank us, and I wanted you to know that I noticed.',
    'Congratulations on your promotion! No one deserves it more, and I am delighted for you.',
    'I cannot thank you enough for your help last weekend. You saved us.',
    'We are pleased to offer you the position of Data Analyst, starting on June 1. We look forward to working with you.',
    'Not bad at all. In fact, this is the best draft you have sent me so far.',
    'No complaints at all. The food was fresh, and there was nothing we did not enjoy.',
    'We had a lovely week by the lake. The children swam every day and slept like logs.',
    'Welcome to the team! We are happy to have you with us, and I am sure you will feel at home soon.',
  ])('of praise or good news is positive: %s', text => {
    const { score, landing } = analyzeSentiment(text)
    expect(score).toBeGreaterThan(0.3)
    expect(landing).toMatch(/positive|joyful|appreciative|friendly|optimistic/)
  })

  test.each([
    'This is a friendly reminder that invoice 2041 for $1,250 was due on October 1. Please arrange payment by October 15, or let us know if you have any questions.',
    'Please find attached invoice 2041 for the work in September. Payment is due within 30 days.',
    'The meeting has moved to Thursday at 10. The agenda and the minutes are in the shared folder.',
    'Please send the signed form to the office before noon. The address is on the second page.',
  ])('about routine matters is neutral: %s', text => {
    expect(analyzeSentiment(text).neutral).toBeGreaterThanOrEqual(85)
  })

  test('of condolence is sympathy, an apology is one, and a polite no is a no', () => {
    const landing = (text: string) => analyzeSentiment(text).landing
    expect(
      landing(
        'I was so sorry to hear about your father. He was a kind and generous man, and we will all miss him. Please accept my deepest condolences.',
      ),
    ).toContain('sympathy')
    expect(
      landing(
        'I am sorry for the delay in getting back to you. I was out sick last week and I should have set up an automatic reply.',
      ),
    ).toContain('apology')
    expect(
      landing(
        'Thanks for the invitation. I would love to come, but I will be out of town that weekend. I hope you have a wonderful time!',
      ),
    ).toContain('polite no')
  })
})

describe('a harmless wording', () => {
  test.each([
    'Great, see you again next Friday then!',
    'Just what I needed. It works perfectly and looks lovely.',
    'What a surprise! Thank you so much for the party.',
    'I am so glad we have you on the team.',
    'If your parcel has not been delivered, please tell us.',
    'This is the second time we meet this week.',
    'Nice work on the slides, they look great.',
    'Thank you for not giving up on us.',
    'We have chosen another date for the picnic.',
    'Your parcel has been sent, and the blue jacket is in it.',
    'How lovely of you to remember my birthday!',
    'Congratulations on your exam, you managed it in one year.',
    'Fantastic. See you at eight.',
    'I love how you always make me smile.',
  ])('is not taken badly: %s', text => {
    expect(analyzeSentiment(text).landing).not.toMatch(/sarcasm|rejection|complaint/)
  })
})

test('a greeting and a closing line say nothing about the text', () => {
  const { sentences, neutral } = analyzeSentiment(
    'Dear Ms. Okafor,\n\nThe file is here.\n\nBest wishes,\nTom',
  )
  expect(sentences.flatMap(({ causes }) => causes)).toEqual([])
  expect(neutral).toBeGreaterThanOrEqual(90)
})

test('an occasion is evidence in place of the words in it', () => {
  const text = 'Thanks for nothing. The delivery never came.'
  const [first] = analyzeSentiment(text).sentences
  expect(first?.causes.map(({ start, end }) => text.slice(start, end))).toEqual(['Thanks for nothing'])
  expect(first?.causes[0]?.effect).toBeLessThan(0)
})

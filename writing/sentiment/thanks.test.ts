import { describe, expect, test } from 'vitest'

import { analyzeSentiment } from './analyzeSentiment.ts'

describe('a wording of cause', () => {
  test.each([
    'Because of you, we finished on time and the client is delighted.',
    'We won the contract because of you. Thank you!',
    'You made me smile today.',
    'Thanks to you, we had the best launch ever.',
    'You made us feel so welcome at the party.',
    'My daughter loves math because of you.',
    'Because of you, I found the courage to apply.',
    'This project was a success because of you and your team.',
    'I am a better writer because of you.',
    'You made me laugh so hard, it was wonderful.',
  ])('is no blame in praise: %s', text => {
    const { risks, positive, negative } = analyzeSentiment(text)
    expect(risks).toEqual([])
    expect(positive).toBeGreaterThan(30)
    expect(negative).toBe(0)
  })

  test.each([
    'We lost the client because of you.',
    'Because of you, I missed my train.',
    'Thanks to you, we have to start again.',
    'You made me wait for two hours.',
    'The launch is late because of you.',
    'Because of you I could not sleep.',
  ])('is blame for harm: %s', text => {
    const { risks, score } = analyzeSentiment(text)
    expect(risks.map(({ kind }) => kind)).toContain('blame')
    expect(score).toBeLessThan(-0.15)
  })
})

describe('a glowing thank-you', () => {
  test.each([
    'Thank you so much for everything you did for us this year. We could not have done it without you. You stayed late, you answered every question, and you never lost your patience.',
    'Hi Maria, thank you for your help with the move last weekend. You carried every box up four flights of stairs, and you even brought lunch for all of us. I do not know what we would have done without you.',
    'Thank you for the flowers and the card. They arrived on my birthday and made my whole week. You always know what to say.',
    'Dear Mr. Lee, I want to thank you for teaching my son this year. He came home every day full of stories, and he now reads to his sister at night. Because of you, he wants to become a scientist. You changed his life.',
    'Thanks a million for stepping in on Friday! Because of you, we made the deadline and the client signed. I owe you one.',
    'A big thank you to the whole team. You worked nights and weekends, and the launch went off without a single problem. I am so proud of you all.',
    'Thank you, thank you, thank you! The cake was a dream and every guest asked for the recipe.',
    'I just wanted to say thank you for your kindness when my father was ill. You sat with us for hours, cooked for the children and drove me to the hospital. We will never forget it.',
    'Thank you for being such a good friend. You were there when I needed someone to talk to, and you never judged me.',
  ])('is mostly positive: %s', text => {
    const { positive, neutral, risks } = analyzeSentiment(text)
    expect(positive).toBeGreaterThan(neutral)
    expect(risks).toEqual([])
  })

  test.each([
    'Thank you so much for your email. The meeting is on Tuesday. You ordered two chairs, and the invoice is attached.',
    'Thanks so much for coming in. We regret to inform you that we have chosen someone else.',
  ])('is not seen in courtesy: %s', text => {
    expect(analyzeSentiment(text).positive).toBeLessThan(50)
  })
})

describe('a text that comes across as sarcasm', () => {
  test.each([
    'Great job, team. We have now missed the third deadline in a row. I am so proud. Keep up the excellent work!',
    'Thanks for nothing. Your wonderful service, your lovely staff and your fantastic food made it a perfect evening.',
    'Oh great, another update. I just love waiting for an hour while my computer restarts. What a wonderful way to start the day.',
    'Thanks a lot for ruining my birthday. The party was so much fun, and I loved being alone. Best day ever!',
    'Nice job breaking the build. Everyone loves you now. Fantastic work, really brilliant.',
    'Wow, what a surprise. The train is late again. I love my commute. Wonderful. I really enjoy standing in the rain.',
    'Yeah, right. You are the best boss in the world and I love working on Sundays. It makes me so happy.',
    'How kind of you to finally answer. I was so happy to wait three weeks. Your support is amazing.',
    'Congratulations, you managed to lose the keys. You are a genius. We are all so impressed and happy.',
    'Perfect, the server is down again. I love it when that happens. Great work, everyone, truly excellent.',
  ])('has the numbers, causes and tones of it: %s', text => {
    const { landing, positive, negative, sentences, tones } = analyzeSentiment(text)
    expect(landing).toContain('sarcasm')
    expect(positive).toBe(0)
    expect(negative).toBeGreaterThan(25)
    expect(sentences.flatMap(({ causes }) => causes).filter(({ effect }) => effect > 0)).toEqual([])
    expect(tones.map(({ tone }) => tone)).not.toEqual(
      expect.arrayContaining([expect.stringMatching(/joyful|optimistic|friendly|encouraging|appreciative/)]),
    )
  })
})

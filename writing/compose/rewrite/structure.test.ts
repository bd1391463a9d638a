import { describe, expect, it } from 'vitest'

import { applyEdits, type Edit, withoutClashes } from '../edits.ts'
import { milder, pleaseDo, withoutBlame, withoutThreats, withRegret } from './calm.ts'
import { plainVerbs } from './nominals.ts'
import { active, tighter, withoutSecondSubject, withoutSplices } from './structure.ts'
import { summary } from './summarise.ts'
import { pleaseInstead, thanked, toReaders } from './warm.ts'

type Wanted = (text: string) => Edit[]

const made = (wanted: Wanted, text: string) => applyEdits(text, withoutClashes(wanted(text)))

describe.each<[string, Wanted, [string, string][]]>([
  [
    'verbs instead of nouns',
    plainVerbs,
    [
      ['We made a decision about the offer.', 'We decided on the offer.'],
      ['She has given a description of the room.', 'She has described the room.'],
      ['They are conducting an investigation into the fire.', 'They are investigating the fire.'],
      ['He carries out an inspection of the roof.', 'He inspects the roof.'],
      // A passive, a negation, an adjective and a day keep their noun.
      ['A visit was made to change it.', 'A visit was made to change it.'],
      ['We never made a decision about it.', 'We never made a decision about it.'],
      ['He gave a brief description of it.', 'He gave a brief description of it.'],
      ['We made a decision on Monday.', 'We made a decision on Monday.'],
    ],
  ],
  [
    'two sentences instead of a splice',
    withoutSplices,
    [
      ['The oven is broken, it has been cold since May.', 'The oven is broken. It has been cold since May.'],
      ['When the oven is broken, it has to be replaced.', 'When the oven is broken, it has to be replaced.'],
      ['The oven is old, I think, it has no light.', 'The oven is old, I think, it has no light.'],
      [
        'With a new oven in the house, it was warm enough.',
        'With a new oven in the house, it was warm enough.',
      ],
    ],
  ],
  [
    'one subject for two verbs',
    withoutSecondSubject,
    [
      ['She runs a shop and she has also written a book.', 'She runs a shop and has also written a book.'],
      ['She knows that Ben runs and she has seen it.', 'She knows that Ben runs and she has seen it.'],
      ['She runs a shop and he has written a book.', 'She runs a shop and he has written a book.'],
    ],
  ],
  [
    'the active voice',
    active,
    [
      ['The samples were weighed by us every day.', 'We weighed the samples every day.'],
      ['Then the letter was written by him.', 'Then he wrote the letter.'],
      ['The samples were not weighed by us.', 'The samples were not weighed by us.'],
      ['The samples were weighed by the lab.', 'The samples were weighed by the lab.'],
    ],
  ],
  [
    'fewer words',
    tighter,
    [
      ['The shop is going to close.', 'The shop will close.'],
      ['We are going to the shop.', 'We are going to the shop.'],
      ['The reason for the delay is because it rained.', 'The reason for the delay is that it rained.'],
      ['This is more easy.', 'This is easier.'],
    ],
  ],
  [
    'no blame',
    withoutBlame,
    [
      ['You sent the wrong file.', 'It seems that you sent the wrong file.'],
      ['You sent the right file.', 'You sent the right file.'],
      ['You did a great job again.', 'You did a great job again.'],
      ['You never spoke to a driver.', 'You never spoke to a driver.'],
    ],
  ],
  [
    'requests instead of orders',
    pleaseDo,
    [
      ['Turn the radio down.', 'Please turn the radio down.'],
      ["Don't touch it.", "Please don't touch it."],
      ["Don't worry about it.", "Don't worry about it."],
      ['Next time, use the other door.', 'Next time, please use the other door.'],
      ['Cut flowers are cheap.', 'Cut flowers are cheap.'],
    ],
  ],
  [
    'no threats',
    withoutThreats,
    [
      [
        'Pay the bill this week or I will call a lawyer.',
        'Pay the bill this week. Otherwise, I will have to call a lawyer.',
      ],
      ['Ask whether he or I will drive.', 'Ask whether he or I will drive.'],
    ],
  ],
  [
    'regret, once',
    withRegret,
    [
      ["I can't come. I can't call.", "I'm afraid I can't come. I can't call."],
      ['Your parcel is late.', 'Unfortunately, your parcel is late.'],
      ['Your idea is good.', 'Your idea is good.'],
    ],
  ],
  [
    'milder words',
    milder,
    [
      ['The talk was too long.', 'The talk was a little too long.'],
      ['It was too late to call.', 'It was too late to call.'],
      ['They have failed to answer.', 'They have not answered.'],
      ['He failed to answer.', 'He did not answer.'],
      ['Call at all times.', 'Call at all times.'],
    ],
  ],
  [
    'words to the reader',
    toReaders,
    [
      ['Interested persons should call us.', "If you're interested, please call us."],
      ['All members must attend the meeting.', 'Please attend the meeting.'],
      ['Students must learn to read.', 'Students must learn to read.'],
    ],
  ],
  [
    'requests instead of duties',
    pleaseInstead,
    [
      ['The form must be returned by 5 May.', 'Please return the form by 5 May.'],
      ['The form must be returned by the guest.', 'The form must be returned by the guest.'],
      ['A new form must be returned.', 'Please return a new form.'],
      ['The form that I sent must be signed.', 'The form that I sent must be signed.'],
    ],
  ],
])('%s', (_, wanted, examples) => {
  it.each(examples)('%s', (before, after) => {
    expect(made(wanted, before)).toBe(after)
  })
})

it('thanks for a request once', () => {
  expect(thanked('Please call me.')).toBe('Please call me. Thank you!')
  expect(thanked('Thanks! Please call me.')).toBe('Thanks! Please call me.')
  expect(thanked('I called him.')).toBe('I called him.')
})

it('prefers what was decided and asked for to a greeting and an aside', () => {
  const text =
    'Dear all, the weather was nice at the fair. My dog came too and ate a sausage. The committee decided to rent a larger hall for the fair next year. There were many people from the town. Some of them stayed until the evening. Could you please send me your ideas for the hall by 3 May? The band played well and nobody wanted to leave.'
  const { text: short } = summary(text)
  expect(short).toContain('decided to rent a larger hall')
  expect(short).toContain('send me your ideas')
  expect(short).not.toContain('sausage')
})

import { describe, expect, it } from 'vitest'

import { composeRequest } from '#schema/email-generator/contract.ts'

import { composeEmail } from './composeEmail.ts'
import { composePlain } from './plain.ts'
import { randomOf } from './random.ts'

/** Returns the drafts of notes by several seeds. */
const drafts = (purpose: string, recipient: string) =>
  ['one', 'two', 'three', 'four'].map(seed =>
    composeEmail(composeRequest.parse({ mode: 'new', purpose, recipient, sender: 'Mina' }), { seed }),
  )

describe('notes in a hurry', () => {
  it('are listed line by line, and their question follows', () => {
    const notes = [
      '- lena sick since tues (fever 39)',
      '- wont come to school rest of week',
      '- missed math test thu - can she retake it next wed or thu?',
      '- needs homework, her brother can take it',
      'thx',
    ]
    for (const { body, questions } of drafts(notes.join('\n'), 'Mr. Bell')) {
      // No one says all of it in one sentence.
      expect(questions).toEqual([])
      expect(body).toContain("(fever 39)\n- Won't come to school rest of week\n- Missed math test Thursday\n")
      expect(body).toContain('\n\nCan she retake it next Wednesday or Thursday? Thanks.')
    }
  })

  it('are split into sentences, without the words with which people begin to talk', () => {
    const notes =
      'hi so basically the washing machine is leaking again, 2nd time this month!! mr. krause already slipped. ' +
      'can u pls send a plumber before friday + tell me who pays?? btw rent was transferred on the 1st'
    for (const { body, subjects } of drafts(notes, 'Ms. Okafor')) {
      expect(body).toMatch(/the washing machine is leaking again \(2nd time this month\)/i)
      expect(body).toContain('Mr Krause')
      expect(body).toContain('Can you please send a plumber before Friday and tell me who pays?')
      expect([body, ...subjects].join('\n')).not.toMatch(/basically|, can you/i)
    }
  })

  it('end a sentence after a date or a time', () => {
    for (const { body } of drafts(
      'laptop screen cracked in post. order #88213, bought 14/11. want refund not repair. attach photos',
      'Volt Support',
    ))
      expect(body).toMatch(/bought 14\/11\n/)
  })

  it('thank the reader, not someone else', () => {
    for (const { body } of drafts(
      'i got two offers. i want to work at yours. thank her for the great interview last week',
      'Dr. Silva',
    )) {
      expect(body).toMatch(/thank you for the great interview last week/i)
      expect(body).not.toMatch(/thank her/i)
    }
  })

  it('greet a group by what it is only if it can be called that', () => {
    const greetings = (recipient: string) =>
      drafts('the rehearsal is at seven on Thursday', recipient).map(({ body }) => body.split('\n')[0] ?? '')
    for (const line of greetings('the choir')) expect(line).toMatch(/ choir,$/)
    for (const line of greetings('the guys from the gate')) expect(line).not.toMatch(/guys/)
  })
})

it('lists one thought a line where no sentence is certain', () => {
  const purpose = 'the gate is stuck. keep it short. code 5518, side door.\nsend someone - thursday'
  const request = composeRequest.parse({ mode: 'new', purpose, recipient: 'Tom', sender: 'Mina' })
  const { body } = composePlain(request, { random: randomOf('one'), said: [], we: false, tone: 'concise' })
  expect(body).toContain('\n- The gate is stuck\n- Code 5518, side door\n- Send someone, Thursday\n')
})

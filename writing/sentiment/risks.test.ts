import { describe, expect, it, test } from 'vitest'

import type { RiskKind } from '#schema/sentiment/report.ts'

import { analyzeSentiment } from './analyzeSentiment.ts'
import { heatedSentences } from './heat.ts'
import { risksIn } from './risks.ts'

const risksOf = (text: string) => risksIn(heatedSentences(text))

/** Returns the text with every softer wording applied. */
function softened(text: string): string {
  return risksOf(text).reduceRight(
    (all, { start, end, replacement }) =>
      replacement === null ? all : all.slice(0, start) + replacement + all.slice(end),
    text,
  )
}

describe('risky wordings', () => {
  it.each<[RiskKind, string, string]>([
    ['blame', 'You failed to', 'You failed to send the file.'],
    ['blame', 'you should have', 'I think you should have told me.'],
    ['blame', "you didn't even ", "And you didn't even answer."],
    ['blame', 'this is your fault', 'Honestly, this is your fault.'],
    ['blame', "Why didn't you", "Why didn't you call?"],
    ['absolute', 'You never', 'You never answer my emails.'],
    ['absolute', 'always', 'The reports are always late and wrong.'],
    ['absolute', 'completely unacceptable', 'This is completely unacceptable.'],
    ['passive_aggression', 'As per my last email', 'As per my last email, the form is due.'],
    ['passive_aggression', 'As I already mentioned', 'As I already mentioned, the form is due.'],
    ['passive_aggression', 'in case you missed it', 'Here it is again, in case you missed it.'],
    ['passive_aggression', 'Fine.', 'Fine.'],
    ['blunt_demand', 'you need to', 'So you need to send the form today.'],
    ['blunt_demand', 'I need you to', 'I need you to sign this.'],
    ['blunt_demand', 'Send ', 'Send me the report.'],
    ['blunt_demand', 'ASAP', 'We want the figures ASAP.'],
  ])('flags %s: %j in %j', (kind, flagged, text) => {
    const [risk] = risksOf(text)
    expect(risk?.kind).toBe(kind)
    expect(text.slice(risk?.start, risk?.end)).toBe(flagged)
  })

  it.each([
    "I'll always be grateful for what you did.",
    'You are always welcome to call us.',
    'Never mind, we found it.',
    'Please send me the report when you have a moment.',
    'Send me a line whenever you like, thanks!',
    "Don't hesitate to ask.",
    'If you need to leave early, that is fine with me.',
    'You must be tired after the long trip.',
    'There is a reminder on the first page of the manual.',
    'You should be proud of what the team did.',
  ])('ignores %j', text => {
    expect(risksOf(text)).toEqual([])
  })
})

test('a risky wording is evidence, and its sentence is not warm', () => {
  const text = 'You should have told us. This is a friendly reminder.'
  const [blame, reminder] = analyzeSentiment(text).sentences
  expect(blame?.score).toBeLessThanOrEqual(-0.2)
  expect(blame?.causes.map(({ start, end }) => text.slice(start, end))).toEqual(['You should have'])
  expect(reminder?.score).toBeGreaterThan(-0.2)
})

describe('softer wordings', () => {
  it.each([
    ['You should have told us.', 'It would have helped if you had told us.'],
    ['You need to send the form today.', 'Please send the form today.'],
    ['I need you to sign this.', "I'd appreciate it if you could sign this."],
    ['Send me the report.', 'Please send me the report.'],
    ['I demand a refund.', "I'd like a refund."],
    ['Your mistake cost us a day.', 'The mistake cost us a day.'],
    ['You never answer my emails.', 'You rarely answer my emails.'],
    ['This is completely unacceptable.', 'This is not what we agreed.'],
    ['As I already mentioned, the form is due.', 'To come back to this, the form is due.'],
  ])('rewrites %j as %j', (text, softer) => {
    expect(softened(text)).toBe(softer)
  })
})

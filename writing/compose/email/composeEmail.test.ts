import * as fc from 'fast-check'
import { beforeAll, describe, expect, it } from 'vitest'

import {
  composeRequest,
  type ComposeRequest,
  emailLength,
  emailTone,
  replyStance,
  WORDS_MAX,
  wordCount,
} from '#schema/email-generator/contract.ts'
import { runs } from '#tests/support/propertyRuns.ts'
import { sharedChecker } from '#tests/support/sharedChecker.ts'

import type { Checker } from '../../check/checker.ts'
import { isMistake } from '../../check/issues.ts'
import { composeEmail } from './composeEmail.ts'
import { sampleRequests } from './sampleRequests.ts'

const samples = sampleRequests()
const compose = (fields: Record<string, unknown>, seed = 'seed') =>
  composeEmail(composeRequest.parse({ mode: 'new', ...fields }), { seed })

describe('sixty emails of all tones, lengths and stances', () => {
  let checker: Checker
  beforeAll(async () => {
    checker = await sharedChecker()
  })

  it('pass the checker', async () => {
    const found: string[] = []
    for (const [at, request] of samples.entries()) {
      const { body, subjects } = composeEmail(request, { seed: `sixty ${at}` })
      // Gaps, names and misspelled input are not the composer's words.
      const words = new Set(tokensIn(givenIn(request)))
      const text = `${body}\n\n${subjects.join('\n')}`
      for (const issue of await checker.check(text))
        if (isMistake(issue) && !words.has(text.slice(issue.start, issue.end).toLowerCase()))
          found.push(
            `${at}: ${issue.rule} “${text.slice(issue.start - 20, issue.end + 20)}” ${issue.message}`,
          )
    }
    expect(found).toEqual([])
  })

  it('keep their lengths, have three subject lines, and differ from each other', () => {
    const drafts = samples.map((request, at) => composeEmail(request, { seed: `sixty ${at}` }))
    for (const [at, draft] of drafts.entries()) {
      expect(draft.words).toBeLessThanOrEqual(WORDS_MAX[samples[at]?.length ?? 'short'])
      expect(new Set(draft.subjects).size).toBe(3)
      expect(draft.leftOut).toEqual([])
    }
    expect(new Set(drafts.map(draft => draft.body)).size).toBe(drafts.length)
  })

  it('contain no invented numbers or names', () => {
    for (const [at, request] of samples.entries()) {
      const { body, subjects } = composeEmail(request, { seed: `sixty ${at}` })
      expect(inventedIn([body, ...subjects].join('\n'), request)).toEqual([])
    }
  })
})

const tokensIn = (text: string): string[] => text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? []

function givenIn(request: ComposeRequest): string {
  const original = request.mode === 'reply' ? request.original : ''
  return [request.purpose, request.recipient, request.sender, ...request.points, original].join('\n')
}

/** Returns numbers and mid-sentence capitals that are not in the request. */
function inventedIn(text: string, request: ComposeRequest): string[] {
  const given = new Set(tokensIn(givenIn(request)))
  const plain = text.replace(/\[[^\]]*\]/g, '')
  // "Dear Sir or Madam" names no one.
  for (const word of ['sir', 'madam']) given.add(word)
  const figures = plain.match(/\p{N}+/gu) ?? []
  const names = [...plain.matchAll(/(?<=[\p{Ll},] )\p{Lu}[\p{L}]+/gu)].map(([name]) => name)
  const givenFigures = new Set(givenIn(request).match(/\p{N}+/gu))
  return [
    ...figures.filter(figure => !givenFigures.has(figure)),
    ...names.filter(name => !tokensIn(name).every(part => given.has(part))),
  ]
}

describe('composeEmail', () => {
  it('returns the same email for a seed and twenty different ones for twenty seeds', () => {
    for (const request of [samples[0], samples[17], samples[38]]) {
      if (request === undefined) throw new Error('no sample')
      const bodies = Array.from({ length: 20 }, (_, at) => composeEmail(request, { seed: `run ${at}` }).body)
      expect(new Set(bodies).size).toBe(20)
      expect(composeEmail(request, { seed: 'run 3' }).body).toBe(bodies[3])
    }
  })

  it.each([
    ['move meeting to friday', 'move the meeting to Friday'],
    ['price went up 5%', 'the price went up 5%'],
    ['can you send slides?', 'can you send slides?'],
    ['Sorry for the late delivery of order 1123', 'the late delivery of order 1123'],
    ['ask him when he can deliver the desks', 'when you can deliver the desks'],
    ['order 1123 late', 'order 1123 is late'],
    ['items not received', 'items have not been received'],
    ['offer 10% discount', 'a 10% discount'],
    ['thank John for his help', 'your help'],
    ['will be out of office 3-7 June', 'I will be out of office 3-7 June'],
  ])('turns the purpose “%s” into a sentence', (purpose, sentence) => {
    expect(compose({ purpose: purpose.padEnd(10) }).body.toLowerCase()).toContain(sentence.toLowerCase())
  })

  it('marks missing details as gaps', () => {
    const invitation = compose({ purpose: 'invite Ana to our party', sender: 'Bo' })
    expect(invitation.gaps).toEqual(['[date]', '[time]', '[place]'])
    expect(compose({ purpose: 'thank you for the flowers' }).gaps).toEqual(['[your name]'])
    expect(compose({ purpose: 'fill in [code] at the door', sender: 'Bo' }).gaps).toEqual([])
  })

  it('answers the questions of an email, or leaves a gap for each', () => {
    const { body, gaps } = compose({
      mode: 'reply',
      stance: 'accept',
      sender: 'Bo',
      points: ['friday at 3pm'],
      original:
        'Can you come to our fair? When can we meet? What is your budget? How many seats do you need?',
    })
    expect(body).toContain('Friday at 3pm would suit me.')
    expect(gaps).toEqual(['[your answer about your budget]', '[your answer about how many seats you need]'])
  })

  it('states that it writes English only', () => {
    expect(compose({ purpose: 'thank you for the flowers', language: 'fr' })).toMatchObject({
      language: 'en',
      note: 'The built-in writer writes English only, so this draft is in English.',
    })
  })
})

/** Arbitrary code units, including lone surrogates and control characters. */
const anyText = (maxLength: number) =>
  fc.array(fc.integer({ min: 0, max: 0xff_ff }), { maxLength }).map(units => String.fromCharCode(...units))

const word = fc.constantFrom(
  'move',
  'the',
  'meeting',
  'to',
  'friday',
  'order',
  '1123',
  'late',
  'thank',
  'Anna',
  'for',
  'help',
  'can',
  'you',
  'send',
  'ask',
  'him',
  'if',
  'we',
  'not',
  'paid',
  '5%',
  'is',
  'price',
  'and',
  'sorry',
  ':',
  ',',
  '?',
  '.',
  ';',
  '\n',
  '[x]',
  '{noun}',
  '(a|b)',
  '$1',
)
const wild = fc.oneof(
  { weight: 4, arbitrary: fc.array(word, { minLength: 1, maxLength: 25 }).map(words => words.join(' ')) },
  { weight: 1, arbitrary: anyText(80) },
)
const fields = fc.record({
  mode: fc.constantFrom('new', 'reply'),
  purpose: wild.map(text => text.slice(0, 1000)),
  points: fc.array(
    wild.map(text => text.slice(0, 300)),
    { maxLength: 10 },
  ),
  recipient: wild.map(text => text.slice(0, 100)),
  sender: wild.map(text => text.slice(0, 100)),
  tone: fc.constantFrom(...emailTone.options),
  length: fc.constantFrom(...emailLength.options),
  original: wild,
  stance: fc.constantFrom(...replyStance.options),
  answers: fc.array(
    fc.record({
      kind: fc.constantFrom('gap', 'when', 'sentence'),
      about: fc.constantFrom('', '[date]', '[time]', '[place]', '[your question]', 'move'),
      answer: wild.map(text => text.slice(0, 300)),
    }),
    { maxLength: 3 },
  ),
})

it('uses every point and keeps the length for any input', () => {
  fc.assert(
    fc.property(fields, fc.string(), ({ original, stance, ...rest }, seed) => {
      const parsed = composeRequest.safeParse(rest.mode === 'reply' ? { ...rest, original, stance } : rest)
      if (!parsed.success) return
      const draft = composeEmail(parsed.data, { seed })
      expect(draft.words).toBe(wordCount(draft.body))
      expect(draft.words).toBeLessThanOrEqual(WORDS_MAX[parsed.data.length])
      expect(draft.subjects).toHaveLength(3)
      const said = draft.body.match(/\p{N}+/gu) ?? []
      for (const figure of parsed.data.points.join(' ').match(/\p{N}+/gu) ?? [])
        expect(said).toContain(figure)
    }),
    runs(80),
  )
})

import { beforeAll, describe, expect, it } from 'vitest'

import { type EmailDraft, wordCount } from '#schema/email-generator/contract.ts'
import { sharedChecker } from '#tests/support/sharedChecker.ts'

import type { Checker } from '../../check/checker.ts'
import { proofread } from './proofread.ts'

let checker: Checker
beforeAll(async () => {
  checker = await sharedChecker()
})

const SUBJECTS = ['The contract', 'About the contract', 'Contract']

function read(content: string, wordsMax: number | null = null): Promise<EmailDraft> {
  const body = `Dear Ms. Adler,\n\n${content}\n\nBest regards,\nJonas Teh`
  const draft = {
    subjects: SUBJECTS,
    body,
    gaps: [],
    leftOut: [],
    questions: [],
    words: wordCount(body),
    language: 'en',
  }
  return proofread({ ...draft, note: null }, { check: text => checker.check(text), given: '', wordsMax })
}

describe('a finished email', () => {
  it.each([
    ['I has looked at teh contract.', 'I have looked at the contract.'],
    ['I definately saw the the invoice.', 'I definitely saw the invoice.'],
    ['I have left it on the train to leeds.', 'I have left it on the train to Leeds.'],
  ])('has “%s” corrected', async (before, after) => {
    const { body } = await read(before)
    expect(body).toBe(`Dear Ms. Adler,\n\n${after}\n\nBest regards,\nJonas Teh`)
  })

  it.each([
    'Order HX-4410 of 3 June costs 140,50.',
    'He wrote “I has no time” to me.',
    'Please ask Teh Wei about [teh date].',
    'I can’t come in today.',
  ])('keeps “%s”', async content => {
    expect((await read(content)).body).toContain(content)
  })

  it('counts its words and gaps again, and keeps its length', async () => {
    const { body, gaps, words } = await read('I saw alot of it on [date].')
    expect(body).toContain('a lot')
    expect([gaps, words]).toEqual([['[date]'], wordCount(body)])
    expect((await read('I saw alot of it.', 11)).body).toContain('alot')
  })
})

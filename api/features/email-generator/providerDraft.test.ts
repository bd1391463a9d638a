import { describe, expect, test } from 'vitest'

import { ProviderError } from '#api/services/provider/error.ts'
import { composeRequest, type ComposeRequest } from '#schema/email-generator/contract.ts'

import { draftFrom } from './providerDraft.ts'

const request: ComposeRequest = composeRequest.parse({
  mode: 'reply',
  purpose: 'Say yes to the meeting at 10:30, and that it costs 1,200 euros',
  original: 'Can we meet? See https://example.org/plan. Write to priya@example.org. Priya',
  stance: 'accept',
  length: 'short',
})
const subjects = ['Yes to 10:30', 'Our meeting', 'Re: Can we meet?']
const body = 'Dear Priya,\n\nYes, let us meet at 10:30 in [place]. It costs 1,200 euros.\n\nBest regards'

describe('an answer of the provider', () => {
  test('is a draft, with its gaps', () => {
    expect(draftFrom({ subjects, body: ` ${body.replaceAll('\n', '\r\n')} ` }, request)).toMatchObject({
      subjects,
      body,
      gaps: ['[place]'],
      words: 16,
      note: null,
    })
    const list = {
      subjects,
      body: 'Two things:\n1. See https://example.org/plan.\n2. Write to priya@example.org.',
    }
    expect(draftFrom(list, request).gaps).toEqual([])
  })

  test.each([
    ['a figure that was not given', { subjects, body: `${body} It takes 45 minutes.` }],
    ['a figure in a subject', { subjects: ['Room 7', 'b', 'c'], body }],
    ['an address', { subjects, body: `${body} See https://evil.example/plan.` }],
    ['a mail address', { subjects, body: `${body} Write to evil@example.org.` }],
    ['the same subject twice', { subjects: ['a', 'b', 'a '], body }],
    ['no subject', { subjects: ['a', 'b', ' '], body }],
    ['no body', { subjects, body: ' \n' }],
    ['too many words', { subjects, body: 'word '.repeat(81) }],
  ])('with %s cannot be used', (_what, given) => {
    expect(() => draftFrom(given, request)).toThrow(ProviderError)
  })
})

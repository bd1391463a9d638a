import { expect, test } from 'vitest'
import * as z from 'zod/mini'

import { contactMessage } from './contract.ts'
import { contactProblems, type ContactTexts } from './rules.ts'

const RIGHT: ContactTexts = {
  name: 'Vera',
  email: 'vera@example.org',
  subject: 'A question',
  message: 'Which languages can it check?',
}

/** Returns the first problem that the server's schema finds in each field. */
function refused(texts: ContactTexts): Map<string, string> {
  const parsed = z.safeParse(contactMessage, { ...texts, website: '' })
  const issues = parsed.success ? [] : parsed.error.issues
  return new Map(issues.toReversed().map(({ path, message }) => [path.join('.'), message]))
}

test.each([
  [{}, {}],
  [{ name: 'x'.repeat(100), subject: 'x'.repeat(150), message: 'x'.repeat(20) }, {}],
  [{ message: ` ${'x'.repeat(5000)}\n` }, {}],
  [
    { name: ' ', email: '', subject: '\u200B', message: '\n' },
    {
      name: 'nameMissing',
      email: 'emailMissing',
      subject: 'subjectMissing',
      message: 'messageMissing',
    },
  ],
  [
    { name: 'x'.repeat(101), subject: 'x'.repeat(151) },
    { name: 'textLong', subject: 'textLong' },
  ],
  [{ email: 'vera' }, { email: 'emailInvalid' }],
  [{ email: 'a@example.org, b@example.org' }, { email: 'emailInvalid' }],
  [{ email: `${'x'.repeat(250)}@example.org` }, { email: 'textLong' }],
  [{ message: ` ${'x'.repeat(19)} ` }, { message: 'textShort' }],
  [{ message: 'x'.repeat(5001) }, { message: 'textLong' }],
] as const)('the page and the server find the same problems: %#', (changed, problems) => {
  const texts = { ...RIGHT, ...changed }
  const found = [...contactProblems(texts)].map(([field, { message }]) => [field, message])
  expect(Object.fromEntries(found)).toEqual(problems)
  expect(Object.fromEntries(refused(texts))).toEqual(problems)
})

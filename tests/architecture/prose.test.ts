import { slimBinary } from 'harper.js/slimBinary'
import { beforeAll, describe, expect, test } from 'vitest'

import { renderText } from '#api/services/email/content.ts'
import { contentOf, type EmailTemplate } from '#api/services/email/templates.ts'
import type { Issue } from '#schema/corrections/issue.ts'
import { english } from '#schema/messages/en.ts'
import { PLAN_SEED } from '#schema/plans/seed.ts'
import { filled } from '#tests/support/messages.ts'
import { createChecker, type Checker } from '#writing/check/checker.ts'

/** Loading the checker and reading all documents takes 20 s of one core. */
const PATIENCE_MS = 240_000

/** Words of ours that no dictionary has, each with its meaning. */
const DICTIONARY: Readonly<Record<string, string>> = {
  bluepencil: 'the product, in commands and names of files',
}

/** Messages whose mistakes are wanted, each with the reason. */
const WANTED: Readonly<Record<string, string>> = {
  'landing.hero.wrong': 'the struck-through word of the headline',
}

let checker: Checker

beforeAll(async () => {
  checker = await createChecker({ binary: slimBinary, dialect: 'US' })
}, PATIENCE_MS)

describe('our own checker finds nothing', () => {
  test('in the messages', { timeout: PATIENCE_MS }, async () => {
    const messages = Object.values(english)
      .flatMap(filled)
      .filter(({ key }) => !(key in WANTED))
    expect(await findingsIn(messages)).toEqual([])
  })

  test('in the emails', { timeout: PATIENCE_MS }, async () => {
    const emails = LETTERS.map(letter => {
      const content = contentOf(letter, 'Bluepencil')
      return { key: letter.kind, text: `${content.subject}.\n\n${renderText(content, 'Bluepencil')}` }
    })
    expect(await findingsIn(emails)).toEqual([])
  })

  test('in the plans', { timeout: PATIENCE_MS }, async () => {
    const texts = PLAN_SEED.flatMap(({ name, description, features }) =>
      [description, ...features].map(text => ({ key: name, text })),
    )
    expect(await findingsIn(texts)).toEqual([])
  })
})

const link = 'https://write.example.org/verify-email/abc'
const firstName = 'Ada'
const LETTERS: readonly EmailTemplate[] = [
  { kind: 'verify-email', firstName, link },
  { kind: 'reset-password', firstName, link },
  { kind: 'change-email', firstName, link },
  { kind: 'email-changed', firstName, newEmail: 'grace@example.org' },
  { kind: 'password-changed', firstName },
  { kind: 'totp-changed', firstName, on: true },
  { kind: 'totp-changed', firstName, on: false },
  { kind: 'recovery-code-used', firstName, left: 0 },
  { kind: 'recovery-code-used', firstName, left: 3 },
  { kind: 'google-linked', firstName },
  { kind: 'api-key-created', firstName, keyName: 'Blog checker' },
  { kind: 'deletion-requested', firstName, date: '2026-12-05T23:30:00.000Z', link },
]

async function findingsIn(texts: readonly { key: string; text: string }[]): Promise<string[]> {
  const found: string[] = []
  for (const { key, text } of texts)
    found.push(...(await checker.check(text)).filter(isUnknown(text)).map(issue => line(key, text, issue)))
  return found
}

const isUnknown =
  (text: string) =>
  ({ start, end }: Issue): boolean =>
    !Object.hasOwn(DICTIONARY, text.slice(start, end).toLowerCase())

const line = (where: string, text: string, { start, end, rule, replacements }: Issue): string =>
  `${where}: ${rule}: …${text.slice(Math.max(0, start - 30), start)}[${text.slice(start, end)}]${text.slice(end, end + 20)}… → ${replacements.join(', ')}`

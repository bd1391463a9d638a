import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'

import { slimBinary } from 'harper.js/slimBinary'
import { beforeAll, describe, expect, test } from 'vitest'

import { renderText } from '#api/services/email/content.ts'
import { contentOf, type EmailTemplate } from '#api/services/email/templates.ts'
import type { Issue } from '#schema/corrections/issue.ts'
import { english } from '#schema/messages/en.ts'
import { PLAN_SEED } from '#schema/plans/seed.ts'
import { filled } from '#tests/support/messages.ts'
import { adviceTexts } from '#writing/check/adviceTexts.ts'
import { createChecker, type Checker } from '#writing/check/checker.ts'
import { harperTexts } from '#writing/check/harperTexts.ts'
import { packs } from '#writing/rules/packs.ts'
import { riskRules } from '#writing/sentiment/riskRules.ts'
import { signalTexts } from '#writing/spam/signalTexts.ts'

import { checkSource } from '../../scripts/cli/check/checked.ts'
import { TEST_MS } from '#tests/support/patience.ts'

/** Loading the checker and reading all documents takes 20 s of one core. */

/**
 * Findings that are right as they are written, by their text in small letters, each with the
 * reason.
 */
const RIGHT: Readonly<Record<string, string>> = {
  ...reasoned('the name of a product, package or program', [
    'bluepencil',
    'codespell',
    'express',
    'hocuspocus',
    'jemalloc',
    'jotai',
    'openid',
    'otpauth',
    'restic',
  ]),
  ...reasoned('a term of the field', ['paise', 'pooler', 'strikethrough']),
  ...reasoned('a noun, which Harper takes for a verb with a particle', [
    'backup',
    'logout',
    'markup',
    'plugin',
  ]),
  ...reasoned('can be counted in this sense', ['a confidence', 'a finding', 'a greeting']),
  ...reasoned('a letter by itself', ['a', 'i']),
  ...reasoned('an example of a mistake, quoted in docs/bench.md', [
    'determinated',
    'distinctionss',
    'espiscopal',
    'getitem',
    'initialises',
    'opem',
    'plattentektonisch',
    'rondazyvoued',
    'sait',
    'to to',
  ]),
}

/** Messages whose mistakes are wanted, each with the reason. */
const WANTED: Readonly<Record<string, string>> = {
  'landing.hero.wrong': 'the struck-through word of the headline',
}

const root = path.resolve(import.meta.dirname, '../..')
let checker: Checker
let technical: Checker

beforeAll(async () => {
  checker = await createChecker({ binary: slimBinary, dialect: 'US' })
  // The readers of the documents are engineers.
  const goals = { audience: 'expert', formality: 'neutral', domain: 'technical' } as const
  technical = await createChecker({ binary: slimBinary, dialect: 'US', goals })
}, TEST_MS)

describe('our own checker finds nothing', () => {
  test('in the messages', { timeout: TEST_MS }, async () => {
    const messages = Object.values(english)
      .flatMap(filled)
      .filter(({ key }) => !(key in WANTED))
    expect(await findingsIn(messages)).toEqual([])
  })

  test('in the emails', { timeout: TEST_MS }, async () => {
    const emails = Object.values<readonly EmailTemplate[]>(LETTERS)
      .flat()
      .map(letter => {
        const content = contentOf(letter, 'Bluepencil')
        return { key: letter.kind, text: `${content.subject}.\n\n${renderText(content, 'Bluepencil')}` }
      })
    expect(await findingsIn(emails)).toEqual([])
  })

  test('in the plans', { timeout: TEST_MS }, async () => {
    const texts = PLAN_SEED.flatMap(({ name, description, features }) =>
      [description, ...features].map(text => ({ key: name, text })),
    )
    expect(await findingsIn(texts)).toEqual([])
  })

  test('in the texts of corrections', { timeout: TEST_MS }, async () => {
    expect(await findingsIn(cardTexts(), isUnquoted)).toEqual([])
  })

  test('in the documents', { timeout: TEST_MS }, async () => {
    const found: string[] = []
    for (const file of documents())
      found.push(...(await findingsInDocument(file, readFileSync(path.join(root, file), 'utf8'))))
    expect(found).toEqual([])
  })

  test('in the texts that the code of writing/ makes', { timeout: TEST_MS }, async () => {
    const texts = ['coach', 'languages', 'style', 'voice', 'compose', 'fonts']
      .flatMap(sourcesOf)
      .flatMap(file =>
        textsIn(readFileSync(path.join(root, file), 'utf8')).map(text => ({
          key: file,
          text: sentence(text),
        })),
      )
    expect(texts.length).toBeGreaterThan(60)
    expect(await findingsIn(texts, isUnquoted)).toEqual([])
  })
})

describe('this test itself', () => {
  const mistake = 'We recieve it.'

  test('finds a mistake in a message, an email and a card', { timeout: TEST_MS }, async () => {
    expect(await findingsIn([{ key: 'planted', text: mistake }])).toHaveLength(1)
    expect(
      await findingsIn([{ key: 'planted', text: `“Quoted” words. ${mistake}` }], isUnquoted),
    ).toHaveLength(1)
  })

  test('finds a mistake in a document, and spares its code', { timeout: TEST_MS }, async () => {
    expect(await findingsInDocument('planted.md', `# Title\n\n- ${mistake}\n`)).toHaveLength(1)
    expect(await findingsInDocument('planted.md', `\`\`\`\n${mistake}\n\`\`\`\n`)).toEqual([])
  })

  test('reads every document of the project', () => {
    expect(documents()).toEqual(
      expect.arrayContaining([
        'README.md',
        'docs/writing.md',
        'docs/product/plans.md',
        'writing/rules/README.md',
      ]),
    )
  })

  test('reads titles, explanations, hints and reasons in code', () => {
    const source =
      "{ message: 'Too long', explanation:\n `Has ${count} words.`, hint: \"It’s long.\", id: 'LongText' }"
    expect(textsIn(source)).toEqual(['Too long', 'Has 3 words.', 'It’s long.'])
  })
})

const link = 'https://write.example.org/verify-email/abc'
const firstName = 'Ada'
/** Every kind of email. A new kind without an example does not compile. */
const LETTERS: { [Kind in EmailTemplate['kind']]: readonly Extract<EmailTemplate, { kind: Kind }>[] } = {
  'verify-email': [{ kind: 'verify-email', firstName, link }],
  'reset-password': [{ kind: 'reset-password', firstName, link }],
  'change-email': [{ kind: 'change-email', firstName, link }],
  'email-changed': [{ kind: 'email-changed', firstName, newEmail: 'grace@example.org' }],
  'password-changed': [{ kind: 'password-changed', firstName }],
  'totp-changed': [
    { kind: 'totp-changed', firstName, on: true },
    { kind: 'totp-changed', firstName, on: false },
  ],
  'recovery-code-used': [
    { kind: 'recovery-code-used', firstName, left: 0 },
    { kind: 'recovery-code-used', firstName, left: 3 },
  ],
  'google-linked': [{ kind: 'google-linked', firstName }],
  'api-key-created': [{ kind: 'api-key-created', firstName, keyName: 'Blog checker' }],
  invitation: [
    {
      kind: 'invitation',
      firstName: '',
      by: 'Ada',
      from: 'ada@example.org',
      title: 'Plan',
      role: 'editor',
      link,
    },
    {
      kind: 'invitation',
      firstName: '',
      by: 'ad.example',
      from: 'ada@example.org',
      title: '',
      role: 'viewer',
      link,
    },
  ],
  'deletion-requested': [{ kind: 'deletion-requested', firstName, date: '2026-12-05T23:30:00.000Z', link }],
}

function documents(): string[] {
  const folders = [
    '.',
    ...readdirSync(root, { withFileTypes: true })
      .filter(isTopFolder)
      .map(({ name }) => name),
  ]
  return folders.flatMap(folder =>
    readdirSync(path.join(root, folder), { recursive: folder !== '.', encoding: 'utf8' })
      .filter(name => name.endsWith('.md'))
      .map(name => path.posix.join(folder, name)),
  )
}

const isTopFolder = (entry: { name: string; isDirectory: () => boolean }): boolean =>
  entry.isDirectory() && !entry.name.startsWith('.') && !['node_modules', 'dist', 'data'].includes(entry.name)

/** The sources in a folder of `writing/` whose texts are in no list. */
const sourcesOf = (folder: string): string[] =>
  readdirSync(path.join(root, 'writing', folder), { recursive: true, encoding: 'utf8' })
    .filter(name => /(?<!\.test)\.ts$/.test(name))
    .map(name => path.posix.join('writing', folder, name))

const TEXT = /\b(?:title|message|explanation|hint|reason|note):\s*(?:'([^'\n]*)'|"([^"\n]*)"|`([^`]*)`)/g

/** Returns the texts for users in a source text. A value in a template counts as a number. */
const textsIn = (source: string): string[] =>
  [...source.matchAll(TEXT)].map(([, single, double, template]) =>
    (single ?? double ?? template ?? '').replaceAll(/\$\{[^}]*\}/g, '3'),
  )

async function findingsInDocument(file: string, text: string): Promise<string[]> {
  const source = { file, isMarkdown: true, text, bytes: Buffer.from(text) }
  const { issues } = await checkSource(source, prose => technical.check(prose))
  return issues.filter(isUnknown(text)).map(issue => line(file, text, issue))
}

/** Returns the titles and explanations of rules, spam signs and risky wordings. */
function cardTexts(): { key: string; text: string }[] {
  const own = packs.flat().map(({ id, message, explanation }) => ({ key: id, texts: [message, explanation] }))
  const harper = Array.from(harperTexts, ([key, { title, text }]) => ({ key, texts: [title, text] }))
  const advice = Object.entries(adviceTexts).map(([key, text]) => ({ key, texts: [text] }))
  const signs = Object.entries(signalTexts).map(([key, { message, explanation }]) => ({
    key,
    texts: [message, explanation],
  }))
  const risks = riskRules.map(({ kind, message, explanation }) => ({
    key: kind,
    texts: [message, explanation],
  }))
  return [...own, ...harper, ...advice, ...signs, ...risks].flatMap(({ key, texts }) =>
    texts.filter(text => text !== undefined).map(text => ({ key, text: sentence(text) })),
  )
}

/** A title gets a period, so that it is checked as a sentence. */
const sentence = (text: string): string => (/[.?!]”?$/.test(text) ? text : `${text}.`)

/** Returns whether a finding is outside quotation marks, which hold the words that a rule is about. */
const isUnquoted = (text: string, { start, end }: Issue): boolean =>
  !Array.from(text.matchAll(/“[^”]*”/g)).some(
    ({ index, 0: quoted }) => index < end && start < index + quoted.length,
  )

async function findingsIn(
  texts: readonly { key: string; text: string }[],
  counts: (text: string, issue: Issue) => boolean = () => true,
): Promise<string[]> {
  const found: string[] = []
  for (const { key, text } of texts)
    for (const issue of await checker.check(text)) if (counts(text, issue)) found.push(line(key, text, issue))
  return found
}

const isUnknown =
  (text: string) =>
  ({ start, end }: Issue): boolean =>
    !Object.hasOwn(RIGHT, text.slice(start, end).toLowerCase())

const line = (where: string, text: string, { start, end, rule, replacements }: Issue): string =>
  `${where}: ${rule}: …${text.slice(Math.max(0, start - 30), start)}[${text.slice(start, end)}]${text.slice(end, end + 20)}… → ${replacements.join(', ')}`

function reasoned(reason: string, texts: readonly string[]): Record<string, string> {
  return Object.fromEntries(texts.map(text => [text, reason]))
}

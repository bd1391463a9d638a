import { readFileSync } from 'node:fs'
import path from 'node:path'

import { slimBinary } from 'harper.js/slimBinary'
import { afterAll, describe, expect, test } from 'vitest'

import { renderText } from '#api/services/outbound-email/content.ts'
import { contentOf, type EmailTemplate } from '#api/services/outbound-email/templates.ts'
import { defaultGoals, type Goals } from '#schema/check-settings/goals.ts'
import type { Issue } from '#schema/corrections/issue.ts'
import { english } from '#schema/messages/en.ts'
import { PLAN_SEED } from '#schema/plans/seed.ts'
import { filled } from '#tests/support/messages.ts'
import { TEST_MS } from '#tests/support/patience.ts'
import { createEnglishChecker } from '#writing/check/checker.ts'
import { createHarper, type Harper } from '#writing/check/harper.ts'

import { checkSource } from '../../scripts/cli/check/checked.ts'
import { KeptFindings } from './keptFindings.ts'
import { cardTexts, documents, LETTERS, sentence, sourcesOf, textsIn } from './proseTexts.ts'

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
let harper: Promise<Harper> | null = null

/** Checks with one linter for all goals: loading it takes seconds. */
async function check(text: string, goals: Goals): Promise<Issue[]> {
  const linter = await (harper ??= createHarper({ binary: slimBinary, dialect: 'US' }))
  const checker = await createEnglishChecker({ harper: linter, dialect: 'US', goals })
  return checker.check(text)
}

const findings = new KeptFindings(check)
afterAll(async () => {
  await findings.save()
  await (await harper)?.dispose()
})

/** The readers of the documents are engineers. */
const TECHNICAL: Goals = { audience: 'expert', formality: 'neutral', domain: 'technical' }

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

async function findingsInDocument(file: string, text: string): Promise<string[]> {
  const source = { file, isMarkdown: true, text, bytes: Buffer.from(text) }
  const { issues } = await checkSource(source, prose => findings.in(prose, TECHNICAL))
  return issues.filter(isUnknown(text)).map(issue => line(file, text, issue))
}

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
    for (const issue of await findings.in(text, defaultGoals))
      if (counts(text, issue)) found.push(line(key, text, issue))
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

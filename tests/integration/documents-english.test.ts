import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'

import { slimBinary } from 'harper.js/slimBinary'
import { afterAll, beforeAll, expect, test } from 'vitest'

import { type Checker, createChecker } from '#writing/check/checker.ts'
import { isMistake } from '#writing/check/issues.ts'
import { markdownText } from '#writing/markup/markdown.ts'

const root = path.resolve(import.meta.dirname, '../..')

/** Names that no word list has, and samples of misspelled words that docs/bench.md quotes. */
const WORDS = new Set(
  `bluepencil codespell hocuspocus jotai otpauth openid paise pooler strikethrough jemalloc restic openai nosniff ws
   opem getitem determinated rondazyvoued sait distinctionss espiscopal plattentektonisch`.split(/\s+/),
)

/** Findings that are wrong here: the rule and the flagged text. */
const ACCEPTED: readonly [rule: string, text: string][] = [
  // Nouns: “the backup”, “a plugin”.
  ['PhrasalVerbAsCompoundNoun', 'Backup'],
  ['PhrasalVerbAsCompoundNoun', 'plugin'],
  ['PhrasalVerbAsCompoundNoun', 'markup'],
  ['PhrasalVerbAsCompoundNoun', 'logout'],
  ['MassNouns', 'a finding'],
  // A package, a letter and a heading of that name.
  ['PrepositionBase', 'express'],
  ['CapitalizePersonalPronouns', 'i'],
  ['AnA', 'A'],
  ['AnA', 'an'],
  // Quoted mistakes.
  ['ToTo', 'to to'],
]

let checker: Checker
beforeAll(async () => {
  checker = await createChecker({ binary: slimBinary, dialect: 'US' })
})
afterAll(() => checker.dispose())

test('the documents of the project have no mistakes', async () => {
  const found: string[] = []
  for (const file of documentsOf(root)) {
    const { text } = markdownText(readFileSync(path.join(root, file), 'utf8'))
    for (const issue of await checker.check(text, { dictionary: WORDS })) {
      const flagged = text.slice(issue.start, issue.end)
      const around = text.slice(Math.max(0, issue.start - 30), issue.end + 30).replaceAll('\n', '⏎')
      if (isMistake(issue) && !ACCEPTED.some(([rule, part]) => rule === issue.rule && part === flagged))
        found.push(`${file}: ${issue.rule} “${flagged}” in “${around}”`)
    }
  }
  expect(found).toEqual([])
}, 300_000)

/** Every Markdown file of the project, from its root. */
function documentsOf(folder: string): string[] {
  return readdirSync(folder, { withFileTypes: true }).flatMap(entry => {
    const full = path.join(folder, entry.name)
    if (entry.isDirectory())
      return /^(?:\.|node_modules$|dist$|data$)/.test(entry.name) ? [] : documentsOf(full)
    return entry.name.endsWith('.md') ? [path.relative(root, full)] : []
  })
}

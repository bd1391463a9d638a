import { readdirSync } from 'node:fs'

import { afterAll, expect, test } from 'vitest'

import { defaultGoals, type Goals } from '#schema/check-settings/goals.ts'
import type { Issue } from '#schema/corrections/issue.ts'
import { temporaryDirectory } from '#tests/support/temporary.ts'

import { filesOfChecker, KeptFindings } from './keptFindings.ts'

const directory = temporaryDirectory('kept')
afterAll(() => directory.remove())

const FINDING: Issue = {
  id: 'SpellCheck:0-1',
  category: 'spelling',
  rule: 'SpellCheck',
  message: 'Misspelled',
  explanation: 'It is in no word list.',
  replacements: ['a'],
  start: 0,
  end: 1,
  confidence: 1,
  safe: true,
}
const expert: Goals = { ...defaultGoals, audience: 'expert' }

/** Finds two texts with a checker made of these files, and returns what was checked for it. */
async function checkedBy(...files: string[]): Promise<string[]> {
  const checked: string[] = []
  const check = (text: string, { audience }: Goals) => {
    checked.push(`${text} ${audience}`)
    return Promise.resolve([FINDING])
  }
  const findings = new KeptFindings(check, files, directory.path)
  for (const [text, goals] of [
    ['one', defaultGoals],
    ['one', defaultGoals],
    ['one', expert],
    ['two', defaultGoals],
  ] as const)
    expect(await findings.in(text, goals)).toEqual([FINDING])
  await findings.save()
  return checked
}

test('findings are kept until the checker changes', async () => {
  const all = ['one general', 'one expert', 'two general']
  expect(await checkedBy('package.json')).toEqual(all)
  expect(await checkedBy('package.json')).toEqual([])
  expect(await checkedBy('package.json', 'tsconfig.json')).toEqual(all)
  // Those of the former checker may be of use on another branch.
  expect(await checkedBy('package.json')).toEqual([])
  expect(readdirSync(directory.path)).toHaveLength(2)
})

test('the checker consists of its code, word lists, packages, and what it imports', () => {
  const files = filesOfChecker()
  for (const file of [
    'writing/check/english.ts',
    'writing/check/data/words.json',
    'writing/markup/markdown.ts',
    'schema/corrections/issue.ts',
    'schema/check-settings/goals.ts',
    'scripts/cli/check/checked.ts',
    'package-lock.json',
  ])
    expect(files).toContain(file)
  expect(files).not.toContain('writing/check/checker.test.ts')
})

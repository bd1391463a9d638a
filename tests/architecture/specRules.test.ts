import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import path from 'node:path'

import { describe, expect, test } from 'vitest'

import { rulesIn, rulesQuotedIn } from './specRules.ts'

const root = path.resolve(import.meta.dirname, '../..')
const read = (file: string) => readFileSync(path.join(root, file), 'utf8')
const testFiles = execFileSync(
  'git',
  ['ls-files', '--cached', '--others', '--exclude-standard', 'tests/*.ts', 'realtime/*.test.ts'],
  { cwd: root, encoding: 'utf8' },
)
  .split('\n')
  // This one's samples quote rules that they do not test.
  .filter(file => file !== '' && !file.startsWith('tests/architecture/'))

describe('the rules of /collab', () => {
  const rules = rulesIn(read('realtime/SPEC.md'))
  const quoted = new Set(testFiles.flatMap(file => rulesQuotedIn(read(file))))

  test('each is quoted by a test', () => {
    expect(rules.length).toBeGreaterThan(40)
    expect(new Set(rules).size).toBe(rules.length)
    expect(rules.filter(rule => !quoted.has(rule))).toEqual([])
  })

  test('no test quotes one that there is not', () => {
    expect([...quoted].filter(rule => !rules.includes(rule))).toEqual([])
  })
})

describe('this test itself', () => {
  const spec = [
    '# Title',
    '1. not in a section',
    '## C. Connection',
    '1. The path is so,',
    '   and 2. is no rule here.',
    '2. Another.',
    '## Notes',
    '1. not a section of rules',
    '## K. More',
    '10. Ten.',
  ].join('\n')

  test('finds the rules of a specification', () => {
    expect(rulesIn(spec)).toEqual(['C1', 'C2', 'K10'])
  })

  test.each([
    [`it('C1: one', () => {})`, ['C1']],
    [`test("S1, K5: a list", () => {})`, ['S1', 'K5']],
    ['it(`R1–R3: a range ${x}`, () => {})', ['R1', 'R2', 'R3']],
    [`it('Q1-2, S4: a range and one', () => {})`, ['Q1', 'Q2', 'S4']],
    [`it.each([1, 2])(\n  'P2: of %s',\n  n => {})`, ['P2']],
    [`describe.skipIf(true)('X1: more', () => {})`, ['X1']],
    [`it.each<[string]>([['a']])('A2: when %s', () => {})`, ['A2']],
  ])('finds what a test quotes: %s', (source, expected) => {
    expect(rulesQuotedIn(source)).toEqual(expected)
  })

  test.each([
    `// C1: a comment`,
    `it('works as C1 says', () => {})`,
    `const a = 'C1: no name'`,
    `it('C1', f)`,
  ])('takes nothing else for it: %s', source => {
    expect(rulesQuotedIn(source)).toEqual([])
  })
})

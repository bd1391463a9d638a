import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'

import { describe, expect, test } from 'vitest'

import { referencesIn, requirementsIn, type Reference } from './securityDoc.ts'
import { testNamesIn } from './testNames.ts'

const root = path.resolve(import.meta.dirname, '../..')
const read = (file: string) => readFileSync(path.join(root, file), 'utf8')
const document = read('docs/security.md')

const isThere = ({ file, test: name }: Reference): boolean =>
  existsSync(path.join(root, file)) && (name === null || testNamesIn(read(file)).includes(name))

/**
 * The sections of ASVS 5.0.0 with their last number at levels 1 and 2; numbers begin at 1 and none
 * is left out.
 */
const SECTIONS = `
  1.1:2 1.2:9 1.3:11 1.4:3 1.5:2
  2.1:3 2.2:3 2.3:4 2.4:1
  3.2:2 3.3:4 3.4:6 3.5:5 3.7:2
  4.1:3 4.2:1 4.3:2 4.4:4
  5.1:1 5.2:3 5.3:2 5.4:3
  6.1:3 6.2:12 6.3:4 6.4:4 6.5:5 6.6:3 6.8:4
  7.1:3 7.2:4 7.3:2 7.4:5 7.5:2 7.6:2
  8.1:2 8.2:3 8.3:1 8.4:1
  9.1:3 9.2:4
  10.1:2 10.2:2 10.3:4 10.4:11 10.5:5 10.6:2 10.7:3
  11.1:2 11.2:3 11.3:3 11.4:4 11.5:1 11.6:1
  12.1:3 12.2:2 12.3:4
  13.1:1 13.2:5 13.3:2 13.4:5
  14.1:2 14.2:4 14.3:3
  15.1:3 15.2:3 15.3:7
  16.1:1 16.2:5 16.3:4 16.4:3 16.5:3
  17.1:1 17.2:4 17.3:2
`

describe('docs/security.md', () => {
  const requirements = requirementsIn(document)

  test('has one item for each requirement of levels 1 and 2', () => {
    const expected = [...SECTIONS.matchAll(/(\S+):(\d+)/g)].flatMap(([, section, last]) =>
      Array.from({ length: Number(last) }, (_, index) => `${section}.${index + 1}`),
    )
    expect(expected).toHaveLength(253)
    expect(requirements.map(({ number }) => number).toSorted()).toEqual(expected.toSorted())
  })

  test('says of each met, does not apply or not met, and counts them right', () => {
    const count = (wanted: string) => requirements.filter(({ state }) => state === wanted).length
    const [met, foreign, not] = [count('met'), count('does not apply'), count('not met')]
    expect(met + foreign + not).toBe(requirements.length)
    expect(document).toContain(`${met} are met, ${foreign} do not apply, and ${not} are not met`)
  })

  test('names files and tests that exist', () => {
    const references = referencesIn(document)
    expect(references.filter(({ test: name }) => name !== null).length).toBeGreaterThan(150)
    expect(references.filter(reference => !isThere(reference))).toEqual([])
  })
})

describe('this test itself', () => {
  test('finds files, and tests in them', () => {
    const text = 'By `api/kit/mount.ts`; `tests/a.test.ts: a: b, c`, `schema/`, `nosniff`, `GET /api: x`.'
    expect(referencesIn(text)).toEqual([
      { file: 'api/kit/mount.ts', test: null },
      { file: 'tests/a.test.ts', test: 'a: b, c' },
    ])
  })

  test('misses what is not there', () => {
    const file = 'tests/architecture/securityDoc.test.ts'
    expect(isThere({ file, test: 'misses what is not there' })).toBe(true)
    expect(isThere({ file, test: 'misses what is not' })).toBe(false)
    expect(isThere({ file: 'tests/architecture/nothing.ts', test: null })).toBe(false)
  })

  test('reads the items of a list, also over several lines', () => {
    const list = '- **1.2.3** (met) a: b\n  c.\n- **1.2.4** (not met) d\n\n- **x** (met) e\n'
    expect(requirementsIn(list)).toEqual([
      { number: '1.2.3', state: 'met', where: 'a: b\n  c.' },
      { number: '1.2.4', state: 'not met', where: 'd' },
    ])
  })
})

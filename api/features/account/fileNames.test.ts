import * as fc from 'fast-check'
import { expect, test } from 'vitest'

import { safeName, uniqueNames } from '#api/features/account/fileNames.ts'

test.each([
  ['A letter', 'A letter'],
  ['  Über \t Öl  ', 'Über Öl'],
  ['a/b\\c: "d"?', 'a b c d'],
  ['../../etc/passwd', 'etc passwd'],
  ['.hidden.', 'hidden'],
  ['con', '_con'],
  ['LPT1.txt', '_LPT1.txt'],
  ['concert', 'concert'],
  ['CON. .', '_CON'],
  ['\u202Egpj.exe\u0000', 'gpj.exe'],
  ['Über', 'Über'],
  ['…', '…'],
  ['...', 'Untitled'],
  ['', 'Untitled'],
])('names a file with the title %j: %j', (title, name) => expect(safeName(title)).toBe(name))

test('numbers names that are the same on some system', () => {
  const named = uniqueNames()
  const titles = ['A', 'a', 'A ', 'A (2)', 'A', 'É', 'é', 'É', 'ß', 'ẞ', '???', '']
  expect(titles.map(named)).toEqual([
    'A',
    'a (2)',
    'A (3)',
    'A (2) (2)',
    'A (4)',
    'É',
    'é (2)',
    'É (3)',
    'ß',
    'ẞ (2)',
    'Untitled',
    'Untitled (2)',
  ])
})

test('makes a unique name that is valid on every system, for any titles', () => {
  const title = fc.string({
    unit: fc.oneof(fc.constantFrom('.', ' ', '/', 'a', 'A', '(', '2', ')', '🖋'), fc.string()),
    maxLength: 200,
  })
  fc.assert(
    fc.property(fc.array(title, { maxLength: 30 }), titles => {
      const names = titles.map(uniqueNames())
      for (const name of names) {
        expect(name).toMatch(/^(?![. ])[^<>:"/\\|?*\p{Cc}]+(?<![. ])$/u)
        expect(Buffer.byteLength(`${name}.json`)).toBeLessThanOrEqual(255)
      }
      expect(new Set(names.map(name => name.toLowerCase())).size).toBe(titles.length)
    }),
    { numRuns: 500 },
  )
})

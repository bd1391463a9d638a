import { describe, expect, test } from 'vitest'

import { COMPUTED, reexportsOf, specifiersOf } from './specifiers.ts'

describe('the imports of a source text', () => {
  test.each([
    ["import { a } from '#api/a.ts'"],
    ["import a, {\n  type B,\n} from '#api/a.ts'"],
    ["import type { A } from '#api/a.ts'"],
    ["import { type A } from '#api/a.ts'"],
    ["import '#api/a.ts'"],
    ['import "#api/a.ts"'],
    ["import/* */a/* */from/* */'#api/a.ts'"],
    ["export * from '#api/a.ts'"],
    ["export * as a from '#api/a.ts'"],
    ["export { a as b } from '#api/a.ts'"],
    ["export type { A } from '#api/a.ts'"],
    ["const a = await import('#api/a.ts')"],
    ['const a = await import(`#api/a.ts`)'],
    ["const a = await import(/* @vite-ignore */ '#api/a.ts')"],
    ["const a = await import(\n  // a comment\n  '#api/a.ts'\n)"],
    ["import a = require('#api/a.ts')"],
    ["import type A = require('#api/a.ts')"],
    ["const a = require('#api/a.ts')"],
    ["const a = require.resolve('#api/a.ts')"],
    ["type A = import('#api/a.ts').A"],
    ["type A = typeof import('#api/a.ts')"],
    ["let a: import('#api/a.ts').A<string>"],
  ])('include that of %j', source => {
    expect(specifiersOf(source)).toEqual(['#api/a.ts'])
  })

  test('include workers and files next to the code', () => {
    const source = "new Worker(new URL('./a.worker.ts', import.meta.url))"
    expect(specifiersOf(source)).toEqual(['./a.worker.ts'])
  })

  test.each([
    'await import(name)',
    'await import(`#api/${name}.ts`)',
    "await import('#api/' + name)",
    'require(name)',
  ])('include one that is computed: %s', source => {
    expect(specifiersOf(source)).toEqual([COMPUTED])
  })

  test.each([
    `const text = "import a from '#api/a.ts'"`,
    "// import a from '#api/a.ts'",
    "const required = 'require'",
    "new URL('/api/usage', 'http://localhost')",
    "new URL('../data/', import.meta.url)",
  ])('do not include %j', source => {
    expect(specifiersOf(source)).toEqual([])
  })

  test('are not read from a text that is not TypeScript', () => {
    expect(() => specifiersOf('import {', 'a.ts')).toThrow('a.ts cannot be parsed')
  })
})

describe('the exports of other modules', () => {
  test.each([
    ["export { a } from './a.ts'", ['a']],
    ["export { a as b } from './a.ts'", ['b']],
    ["export * from './a.ts'", ['*']],
    ["import { a } from './a.ts'\nexport { a }", ['a']],
    ["import { a } from './a.ts'\nexport const b = a", ['b']],
    ["import type { A } from './a.ts'\nexport type { A }", ['A']],
  ])('are found in %j', (source, names) => {
    expect(reexportsOf(source)).toEqual(names)
  })

  test('do not include a value that is made from one', () => {
    const source =
      "import { a } from './a.ts'\nexport const b = a.find()\nexport type A = Pick<typeof a, 'b'>"
    expect(reexportsOf(source)).toEqual([])
    expect(reexportsOf("import { z } from './z.ts'\nexport const id = z\n  .string()")).toEqual([])
  })

  test('do not include those of a package', () => {
    expect(reexportsOf("import type { Logger } from 'pino'\nexport type { Logger }")).toEqual([])
  })
})

import { existsSync, readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'

import { describe, expect, test } from 'vitest'
import { z } from 'zod'

import {
  bannedWords,
  brokenTables,
  conflictMarkers,
  missingPaths,
  npmScriptsIn,
  wideLines,
  type Doc,
} from './docs.ts'

const root = path.resolve(import.meta.dirname, '../..')
const read = (file: string): string => readFileSync(path.join(root, file), 'utf8')
const exists = (file: string): boolean => existsSync(path.join(root, file))

/** The top folders: each has a README. */
const TOP_FOLDERS = [
  'schema',
  'document',
  'writing',
  'platform',
  'api',
  'realtime',
  'site',
  'client',
  'tests',
  'scripts',
  'docs',
  'deploy',
]

const docs: Doc[] = ['.', ...TOP_FOLDERS]
  .flatMap(folder =>
    readdirSync(path.join(root, folder), { recursive: folder !== '.', encoding: 'utf8' }).map(file =>
      path.posix.join(folder, file),
    ),
  )
  .filter(file => file.endsWith('.md') && !file.includes('node_modules'))
  .map(file => ({ file, text: read(file) }))

const linesOf = (file: string): number => read(file).trimEnd().split('\n').length
const scripts = Object.keys(
  z.object({ scripts: z.record(z.string(), z.string()) }).parse(JSON.parse(read('package.json'))).scripts,
)

describe('the documents', () => {
  test('are all found', () => {
    expect(docs.length).toBeGreaterThan(40)
  })

  test('have lines of at most 100 columns', () => {
    expect(docs.flatMap(wideLines)).toEqual([])
  })

  test('have whole tables', () => {
    expect(docs.flatMap(brokenTables)).toEqual([])
  })

  test('have no markers of a merge conflict', () => {
    expect(docs.flatMap(conflictMarkers)).toEqual([])
  })

  test('name paths that exist', () => {
    // The texts of the site name its pages; see siteTexts.test.ts.
    const ofProject = docs.filter(({ file }) => !file.startsWith('api/features/content/texts/'))
    expect(ofProject.flatMap(doc => missingPaths(doc, exists))).toEqual([])
  })

  test('use none of the words that docs/writing.md rules out', () => {
    expect(docs.filter(({ file }) => file !== 'docs/writing.md').flatMap(bannedWords)).toEqual([])
  })

  test('run npm scripts that exist', () => {
    const named = docs.flatMap(doc => npmScriptsIn(doc).map(script => ({ file: doc.file, script })))
    expect(named.length).toBeGreaterThan(30)
    expect(named.filter(({ script }) => !scripts.includes(script))).toEqual([])
  })

  const limits: [string, number][] = [
    ['README.md', 100],
    ['ARCHITECTURE.md', 150],
    ['docs/writing.md', 70],
    ...TOP_FOLDERS.map((folder): [string, number] => [`${folder}/README.md`, 40]),
    ...docs
      .filter(({ file }) => file.startsWith('docs/product/'))
      .map(({ file }): [string, number] => [file, 120]),
  ]
  test.each(limits)('%s: has at most %i lines', (file, most) => {
    expect(linesOf(file)).toBeLessThanOrEqual(most)
  })

  test('of design say problem, decision, invariants and failures', () => {
    const design = docs.filter(
      ({ file }) => file.startsWith('docs/design/') && file !== 'docs/design/flows.md',
    )
    const without = design.flatMap(({ file, text }) =>
      ['Problem', 'Decision', 'Invariants', 'Failures']
        .filter(part => !text.includes(`\n## ${part}\n`))
        .map(part => `${file}: ${part}`),
    )
    expect(design.length).toBeGreaterThan(8)
    expect(without).toEqual([])
  })
})

describe('this test itself', () => {
  const doc = (text: string): Doc => ({ file: 'docs/a.md', text })

  test('finds wide prose, and spares tables, headings, code and addresses', () => {
    const wide = 'word '.repeat(21).trim()
    expect(wideLines(doc(`short\n${wide}`))).toEqual(['docs/a.md:2: 104 characters'])
    expect(wideLines(doc(`- ${wide}`))).toHaveLength(1)
    for (const spared of [
      `| ${wide} |`,
      `## ${wide}`,
      `\`\`\`\n${wide}\n\`\`\``,
      `- \`${wide}\``,
      `https://${'a'.repeat(100)}`,
    ])
      expect(wideLines(doc(spared))).toEqual([])
  })

  test('finds rows that are no table', () => {
    const table = '| a | b |\n| - | -: |\n| 1 | 2 |\n'
    expect(brokenTables(doc(`${table}\ntext\n\n${table}`))).toEqual([])
    expect(brokenTables(doc(`${table}\n| 3 | 4 |\n`))).toEqual(['docs/a.md:5'])
  })

  test('finds markers of a merge conflict, also rewrapped ones', () => {
    const marked = 'Text.\n<<<<<<< HEAD\na ======= b\n> > > > > > > 9a8c403\n>>>>>>> 9a8c403'
    expect(conflictMarkers(doc(marked))).toEqual([2, 3, 4, 5].map(line => `docs/a.md:${line}`))
    expect(conflictMarkers(doc('> quoted\n===\na << b'))).toEqual([])
  })

  test('finds paths that do not exist, in code and as links', () => {
    const there = (file: string) =>
      ['api', 'api/kit', 'docs', 'docs/b.md', 'README.md'].includes(file.replace(/\/$/, ''))
    expect(
      missingPaths(doc('`api/kit/` `api/x.ts` `text/plain` `api/<a>/b.ts` `npx tsx api/y.ts DIR`'), there),
    ).toEqual(['docs/a.md: api/x.ts', 'docs/a.md: api/y.ts'])
    expect(missingPaths(doc('[b](b.md#part) [c](c.md) [r](../README.md) [w](https://a.b)'), there)).toEqual([
      'docs/a.md: c.md',
    ])
  })

  test('finds banned words in prose, and spares code, quotations and addresses', () => {
    expect(bannedWords(doc('Line.\nNobody reads it.'))).toEqual(['docs/a.md:2: Nobody'])
    expect(bannedWords(doc('The color is authorised.'))).toEqual(['docs/a.md:1: authorised'])
    expect(bannedWords(doc('`nobody` "gives" [x](nobody.md)\n> his\n```\nanew\n```'))).toEqual([])
  })

  test('finds npm scripts', () => {
    expect(npmScriptsIn(doc('`npm start`, `npm run docs:generate -- x`, npm ci'))).toEqual([
      'start',
      'docs:generate',
    ])
  })
})

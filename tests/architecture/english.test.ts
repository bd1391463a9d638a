import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'

import { describe, expect, test } from 'vitest'

import { commentsIn, oddPhrasesIn, oddWordsIn } from './english.ts'

const root = path.resolve(import.meta.dirname, '../..')

const FOLDERS = [
  'schema',
  'document',
  'writing',
  'platform',
  'api',
  'realtime',
  'site',
  'client',
  'scripts',
  'tests',
]

const files = FOLDERS.flatMap(folder =>
  readdirSync(path.join(root, folder), { recursive: true, encoding: 'utf8' })
    .map(file => path.posix.join(folder, file))
    .filter(file => /\.tsx?$/.test(file) && !file.includes('node_modules')),
)

describe('comments and test names', () => {
  test('are all found', () => {
    expect(files.length).toBeGreaterThan(1000)
  })

  test.each(FOLDERS)('are plain English in %s', folder => {
    const odd = files
      .filter(file => file.startsWith(`${folder}/`) && !file.startsWith('tests/architecture/english'))
      .flatMap(file => oddPhrasesIn(file, readFileSync(path.join(root, file), 'utf8')))
    expect(odd).toEqual([])
  })
})

describe('this test itself', () => {
  test.each([
    'What is stored of a document.',
    'Sorted. Who may read it.',
    'The cause: what came before.',
    'Gives the user.',
    'An error unless told.',
    'Checks everything anew.',
    'Whoever has the link.',
    'A worker of its own.',
    'Shown beside the title.',
    'Changed by somebody else.',
    'The owner is told.',
    'Mails to people.',
    'His own rows.',
  ])('finds the odd words in: %s', text => {
    expect(oddWordsIn(text)).not.toEqual([])
  })

  test.each([
    'Returns the fields stored for a document.',
    'Is it stored? What happens after a crash?',
    'Describes what is wrong with the value.',
    'Rewrites "what he gives" and `whoever`.',
    'GET /api/admin/mails lists the emails.',
  ])('accepts: %s', text => {
    expect(oddWordsIn(text)).toEqual([])
  })

  test('joins line comments, and ignores strings', () => {
    const source = "// One\n// two.\nconst a = '// what'\n/**\n * Three\n * four.\n */\nfunction f() {}\n"
    expect(commentsIn('a.ts', source)).toEqual([
      { line: 1, text: 'One two.' },
      { line: 4, text: 'Three four.' },
    ])
  })

  test('checks the names of tests', () => {
    expect(oddPhrasesIn('a.test.ts', "test('gives the user', () => {})")).toHaveLength(1)
    expect(oddPhrasesIn('a.ts', "const name = 'gives the user'")).toEqual([])
  })
})

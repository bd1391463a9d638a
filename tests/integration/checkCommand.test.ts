import { spawn } from 'node:child_process'
import {
  chmodSync,
  lstatSync,
  readdirSync,
  readFileSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
import { join } from 'node:path'
import { text as textOf } from 'node:stream/consumers'

import { afterAll, expect, test } from 'vitest'
import { z } from 'zod'
import * as mini from 'zod/mini'

import { issue } from '#schema/corrections/issue.ts'
import { captured } from '#tests/support/commands.ts'
import { temporaryDirectory } from '#tests/support/temporary.ts'

import { runCheck } from '../../scripts/cli/check/command.ts'

const ROOT = join(import.meta.dirname, '../..')
const directory = temporaryDirectory('check')
afterAll(() => directory.remove())

const inDirectory = (name: string) => join(directory.path, name)
function file(name: string, content: string | Buffer): string {
  writeFileSync(inDirectory(name), content)
  return inDirectory(name)
}

/** Runs the command in a separate process, like `npm run check -- …`. */
async function checkInProcess(words: string[]) {
  const args = ['--import', 'tsx', join(ROOT, 'scripts/cli/check.ts'), ...words]
  const child = spawn(process.execPath, args, { cwd: ROOT })
  const ended = new Promise<number | null>(resolve => child.once('close', resolve))
  const [out, err, code] = await Promise.all([textOf(child.stdout), textOf(child.stderr), ended])
  return { out, err, code }
}

const loaded: Parameters<typeof runCheck>[2] = new Map()

/** Runs the command here, which saves loading the words for each run. */
async function check(words: string[], input = '') {
  const { stdout, stderr, code } = await captured(streams => runCheck(words, streams, loaded), input)
  return { out: stdout, err: stderr, code }
}

const MARKDOWN = `---
title: Ths is no prose
---
# A recieved letter

Use \`recieve()\` when we recieve
[the lettr](http://exmple.org/lettr), please.

\`\`\`
recieve
\`\`\`
`

test('prints each finding with its place, skips code, links and front matter, and reports unreadable files', async () => {
  const markdown = file('a.md', MARKDOWN)
  const plain = file('b.txt', 'All is well.\r\nWe saw the the\r\ndog, definately.\n')
  const gone = inDirectory('gone.txt')
  const binary = file('c.bin', Buffer.from([0x41, 0, 0xff]))
  const { out, err, code } = await checkInProcess([markdown, gone, binary, directory.path, plain])
  const places = out
    .trimEnd()
    .split('\n')
    .map(line => /^(.+:\d+:\d+ \w+) \w+ .+ → (.+)$/.exec(line)?.slice(1))
  expect(places).toEqual([
    [`${markdown}:4:5 spelling`, 'received'],
    [`${markdown}:6:25 spelling`, 'receive'],
    [`${markdown}:7:6 spelling`, expect.stringMatching(/^letter/)],
    [`${plain}:2:8 grammar`, 'the'],
    [`${plain}:3:6 spelling`, 'definitely'],
  ])
  expect(err.trimEnd().split('\n')).toEqual([
    `${gone}: there is no such file.`,
    `${binary}: this is not a text in UTF-8.`,
    `${directory.path}: this is a folder.`,
  ])
  expect(code).toBe(2)
})

const report = z.object({
  version: z.literal(1),
  language: z.string(),
  files: z.array(
    z.object({
      file: z.string(),
      issues: z.array(
        z.object({
          line: z.number(),
          column: z.number(),
          text: z.string(),
          ...mini.omit(issue, { id: true }).shape,
        }),
      ),
    }),
  ),
})

test('supports --json for machines, - for standard input, and --lang for the dialect', async () => {
  const found = await check(['-', '--json', '--lang', 'en-GB'], '\uFEFFThe colour.\nA color.')
  const { files, language } = report.parse(JSON.parse(found.out))
  expect(language).toBe('en-GB')
  expect(files).toMatchObject([
    {
      file: '-',
      issues: [{ line: 2, column: 3, text: 'color', start: 14, end: 19, replacements: ['colour'] }],
    },
  ])
  expect([found.code, found.err]).toEqual([1, ''])
})

test('fixes safe findings with --fix, keeps line ends, marks and permissions, and leaves no other file', async () => {
  const fine = file('fine.md', 'All is well.\n')
  const real = file(
    'fix.md',
    '\uFEFFI recieve it.\r\n\r\nWe *recieve* `recieve()` it, and he have the the ball.\r\n',
  )
  chmodSync(real, 0o640)
  symlinkSync(real, inDirectory('link.md'))
  const before = readdirSync(directory.path)
  const { out, err, code } = await check(['--fix', fine, inDirectory('link.md')])
  expect(readFileSync(real, 'utf8')).toBe(
    '\uFEFFI receive it.\r\n\r\nWe *receive* `recieve()` it, and he have the the ball.\r\n',
  )
  expect(statSync(real).mode & 0o777).toBe(0o640)
  expect(lstatSync(inDirectory('link.md')).isSymbolicLink()).toBe(true)
  expect(readdirSync(directory.path)).toEqual(before)
  expect(readFileSync(fine, 'utf8')).toBe('All is well.\n')
  expect(err).toContain('link.md:3:')
  expect(err).toContain('link.md: 2 corrected')
  expect([out, code]).toEqual(['', 1])
})

test('returns the text with --fix of standard input, and exits with 0 without findings', async () => {
  expect(await check(['--fix', '-'], 'I recieve it.\r\n')).toEqual({
    out: 'I receive it.\r\n',
    err: '-: 1 corrected\n',
    code: 0,
  })
})

test.each([[['--json', '--fix', 'x']], [['x', '--lang', 'tlh']]])(
  'exits with 2 on wrong usage: %j',
  async words => {
    const { out, err, code } = await check(words)
    expect([out, code]).toEqual(['', 2])
    expect(err).not.toContain('    at ')
  },
)

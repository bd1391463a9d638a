import { execFile } from 'node:child_process'
import { readFile, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { promisify } from 'node:util'

import { expect, test } from 'vitest'
import { z } from 'zod'

import { temporaryDirectory } from '#tests/support/temporary.ts'

import { FAILURES_FILE } from './failureReporter.mjs'
import { describeFailures } from './failures.mjs'

const ROOT = path.resolve(import.meta.dirname, '../../..')
const reported = z.array(z.object({ file: z.string(), name: z.string(), errors: z.array(z.string()) }))

const FILES = {
  'failing.test.mjs': `
    test('passes', () => {})
    describe('sums', () => test('adds two numbers', () => expect(1 + 1).toBe(3)))
    describe('servers', () => {
      beforeAll(() => { throw new Error('the port is in use') })
      test('answers', () => {})
    })`,
  'unloadable.test.mjs': `throw new Error('this file does not load')`,
  'late.test.mjs': `
    test('leaves a rejection behind', async () => {
      void Promise.reject(new Error('no one waits for this'))
      await new Promise(resolve => setTimeout(resolve))
    })`,
}

test('reports failed tests, hooks, files and errors outside of them', async () => {
  const directory = temporaryDirectory('failures')
  try {
    for (const [name, content] of Object.entries(FILES))
      await writeFile(path.join(directory.path, name), content)
    const output = path.join(directory.path, 'failures.json')
    const reporter = path.join(ROOT, 'scripts/build/lib/failureReporter.mjs')
    const args = ['run', '--globals', '--root', directory.path, `--reporter=${reporter}`]
    const run = promisify(execFile)(
      process.execPath,
      [path.join(ROOT, 'node_modules/vitest/vitest.mjs'), ...args],
      {
        cwd: directory.path,
        env: { ...process.env, [FAILURES_FILE]: output },
      },
    )
    await expect(run).rejects.toThrow()
    const failures = reported.parse(JSON.parse(await readFile(output, 'utf8')))
    const lines = failures.map(({ file, name, errors }) => [file, name, errors.join().split('\n')[0]])
    expect(lines).toEqual([
      ['failing.test.mjs', 'servers (hooks)', 'Error: the port is in use'],
      [
        'failing.test.mjs',
        'sums > adds two numbers',
        'AssertionError: expected 2 to be 3 // Object.is equality',
      ],
      ['unloadable.test.mjs', '(the file)', 'Error: this file does not load'],
      ['late.test.mjs', expect.stringMatching(/^error outside of the tests/), 'Error: no one waits for this'],
    ])
  } finally {
    directory.remove()
  }
})

test('shows at most twenty failures, each with at most twelve lines of its error', () => {
  const error = Array.from({ length: 30 }, (_, line) => `line ${line}`).join('\n')
  const failures = Array.from({ length: 23 }, (_, index) => ({
    file: `${index}.test.ts`,
    name: 'fails',
    errors: [error],
  }))
  const lines = describeFailures(failures)
  expect(lines.slice(0, 2)).toEqual(['FAILED  0.test.ts > fails', '        line 0'])
  expect(lines.filter(line => line.startsWith('FAILED'))).toHaveLength(20)
  expect(lines).toHaveLength(20 * 13 + 1)
  expect(lines.at(-1)).toBe('and 3 more')
})

test('names a test that passed when its file ran again', () => {
  const failures = [{ file: 'a.test.ts', name: 'fails once', errors: ['line 0'] }]
  expect(describeFailures(failures, 'AGAIN')).toEqual(['AGAIN   a.test.ts > fails once', '        line 0'])
})

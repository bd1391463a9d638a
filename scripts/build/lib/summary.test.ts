import { describe, expect, test } from 'vitest'

import { summarize } from './summary.mjs'

const ran = (file: string, passed: number, tests = passed) => ({ file, seconds: 1, tests, passed })
const failed = (file: string) => ({ file, name: 'fails', errors: ['Error: late'] })
const step = (files: ReturnType<typeof ran>[], failures: ReturnType<typeof failed>[] = []) => ({
  name: 'e2e',
  seconds: 2,
  files,
  failures,
})

describe('the end of a run', () => {
  test('counts the tests that passed', () => {
    const { lines, succeeded } = summarize({ done: [step([ran('a', 3), ran('b', 2)])], left: [], again: [] })
    expect(lines.at(-1)).toBe('5 passed, 0 failed')
    expect(succeeded).toBe(true)
  })

  test('names what passed when it ran again, counts it, and succeeds', () => {
    const done = [step([ran('a', 2, 3), ran('b', 2)], [failed('a')])]
    const again = [{ ...step([ran('a', 3)]), file: 'a' }]
    const { lines, succeeded } = summarize({ done, left: [], again })
    expect(lines.slice(-4)).toEqual([
      'AGAIN   a > fails',
      '        Error: late',
      '1 AGAIN: failed, and passed when run alone',
      '5 passed, 0 failed',
    ])
    expect(succeeded).toBe(true)
  })

  test.each([
    ['a failure that stands', { done: [step([ran('a', 2, 3)], [failed('a')])], left: [], again: [] }],
    [
      'a file that fails twice',
      {
        done: [step([ran('a', 2, 3)], [failed('a')])],
        left: [],
        again: [{ ...step([ran('a', 2, 3)], [failed('a')]), file: 'a' }],
      },
    ],
  ])('fails with %s', (_what, run) => {
    const { lines, succeeded } = summarize(run)
    expect(lines.at(-1)).toBe('2 passed, 1 failed')
    expect(succeeded).toBe(false)
  })

  test('fails if a step did not run', () => {
    expect(summarize({ done: [step([ran('a', 1)])], left: ['smoke'], again: [] }).succeeded).toBe(false)
    expect(summarize({ done: [], left: ['all'], again: [] })).toMatchObject({ succeeded: false })
  })
})

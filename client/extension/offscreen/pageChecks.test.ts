import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'

import { setCheckerOwner } from '#client/checker/checker.ts'
import type { CheckAnswer } from '#client/checker/checkMessages.ts'
import { listen } from '#client/checker/listen.ts'
import type { Issue } from '#schema/corrections/issue.ts'

import { changedIssues, type KnownIssues } from '../common/issueChange.ts'
import { settingsIn } from '../common/settings.ts'
import { PageChecks } from './pageChecks.ts'

/** The lines that the checker was asked about, in order. */
let asked: string[]
/** Whether the checker is still loading, and answers questions about the spelling alone. */
let isLoading: boolean
/** Answers a check when a test lets it. */
let pending: (() => void)[]
let isManual: boolean

/** A checker that marks each "recieve" and each "was". The line "failing" fails. */
class Checker extends EventTarget {
  postMessage({ kind }: { kind: string }, [port]: MessagePort[]): void {
    if (kind !== 'connect' || !port) return
    listen(port, data => this.receive(port, data as { kind: string; text: string; how: never }))
  }
  terminate(): void {}
  private receive(port: MessagePort, { kind, text, how }: { kind: string; text: string; how: never }): void {
    const answer = (message: CheckAnswer) => port.postMessage(message)
    if (kind === 'spell')
      answer({
        kind: 'spelled',
        text,
        how,
        issues: issuesIn(text).filter(({ rule }) => rule === 'SpellCheck'),
      })
    if (kind !== 'check' || isLoading) return
    asked.push(text)
    answer({ kind: 'ready' })
    const send = () =>
      text === 'failing'
        ? answer({ kind: 'failed', message: 'Out of memory' })
        : answer({ kind: 'checked', text, how, language: 'en', detected: 'en', issues: issuesIn(text) })
    if (isManual) pending.push(send)
    else send()
  }
}

const issuesIn = (text: string): Issue[] =>
  [...text.matchAll(/recieve|was/g)].map(({ 0: word, index }) => ({
    id: `${word} ${index}`,
    category: word === 'was' ? 'grammar' : 'spelling',
    rule: word === 'was' ? 'Agreement' : 'SpellCheck',
    message: word,
    explanation: word,
    replacements: [],
    start: index,
    end: index + word.length,
    confidence: 1,
    safe: false,
  }))

let settings = settingsIn({})
let answers: { id: number; issues: KnownIssues; sent: number; isWhole: boolean }[]
let checks: PageChecks

beforeEach(() => {
  vi.stubGlobal('Worker', Checker)
  ;[asked, pending, answers] = [[], [], []]
  isManual = false
  isLoading = false
  settings = settingsIn({})
  checks = page()
})
afterEach(() => {
  checks.stop()
  setCheckerOwner('another user')
  setCheckerOwner(null)
  vi.unstubAllGlobals()
})

/** Returns the checks of a page that knows the issues of its last answer. */
function page(): PageChecks {
  let issues: KnownIssues = []
  return new PageChecks({
    settings: () => settings,
    answer: ({ id, change, isWhole }) => {
      issues = changedIssues(issues, change)
      answers.push({ id, issues, sent: change.between.length, isWhole })
    },
  })
}
const check = (id: number, text: string) => checks.obey({ kind: 'check', id, text })
const answered = (...ids: number[]) =>
  expect.poll(() => answers.filter(({ isWhole }) => isWhole).map(({ id }) => id)).toEqual(ids)
const markedIn = (text: string) =>
  answers.at(-1)?.issues.map(each => each && text.slice(each.start, each.end)) ?? expect.fail()

describe('the checks of a page', () => {
  test('answer with the issues of all lines, by their places in the text', async () => {
    const text = `${'Fine.\n'.repeat(300)}I recieve.\nThey was late.`
    check(1, text)
    await answered(1)
    expect(markedIn(text)).toEqual(['recieve', 'was'])
  })

  test('answer with the misspelled words while the checker is loading', async () => {
    isLoading = true
    check(1, 'They was.\nI recieve.')
    await expect.poll(() => answers.length).toBe(1)
    expect(answers[0]).toMatchObject({ id: 1, isWhole: false })
    expect(markedIn('They was.\nI recieve.')).toEqual(['recieve'])
  })

  test('leave out the words and rules of the user', async () => {
    settings = settingsIn({ words: ['Recieve'], offRules: ['Agreement'] })
    check(1, 'I recieve. They was.')
    await answered(1)
    expect(answers[0]?.issues).toEqual([])
  })

  test('check a line once while it stays', async () => {
    check(1, 'One.\nTwo.')
    await answered(1)
    check(2, 'One.\nTwo and more.')
    await answered(1, 2)
    expect(asked).toEqual(['One.', 'Two.', 'Two and more.'])
  })

  test('send the issues that have changed, and no others', async () => {
    const [start, end] = ['I recieve.\n'.repeat(40), '\nThey was late.'.repeat(40)]
    check(1, start + end)
    await answered(1)
    const text = `${start}It was.${end}`
    check(2, text)
    await answered(1, 2)
    expect(answers.map(({ sent }) => sent)).toEqual([80, 1])
    expect(markedIn(text)).toHaveLength(81)
    expect(new Set(markedIn(text))).toEqual(new Set(['recieve', 'was']))
  })

  test('keep the lines of a field while another one is checked', async () => {
    check(1, 'One.')
    check(2, 'Other.')
    await answered(1, 2)
    check(3, 'Other.\nMore.')
    await answered(1, 2, 3)
    check(4, 'One.')
    await answered(1, 2, 3, 4)
    expect(asked).toEqual(['One.', 'Other.', 'More.'])
  })

  test('take the lines of two pages in turns, so that a long text holds up no short one', async () => {
    isManual = true
    const other = page()
    check(1, Array.from({ length: 1000 }, (_, line) => `Line ${line}.`).join('\n'))
    await expect.poll(() => pending.length).toBe(1)
    other.obey({ kind: 'check', id: 2, text: 'Short.' })
    await expect.poll(() => pending.length).toBe(2)
    for (const send of pending.splice(0)) send()
    await answered(2)
    expect(asked.length).toBeLessThan(5)
    other.stop()
  })

  test('end with their page', async () => {
    isManual = true
    check(1, 'One.\nTwo.')
    await expect.poll(() => pending.length).toBe(1)
    checks.stop()
    for (const send of pending.splice(0)) send()
    checks = page()
    isManual = false
    check(2, 'Three.')
    await answered(2)
    expect(asked).toEqual(['One.', 'Three.'])
  })

  test('end where they are dropped, and keep the lines that they know', async () => {
    isManual = true
    check(1, 'One.\nTwo.')
    await expect.poll(() => pending.length).toBe(1)
    checks.obey({ kind: 'drop', id: 1 })
    isManual = false
    for (const send of pending.splice(0)) send()
    check(2, 'One.\nThree.')
    await answered(2)
    expect(asked).toEqual(['One.', 'Three.'])
  })

  test('use the dialect of the settings from the next text on', async () => {
    check(1, 'One.')
    await answered(1)
    settings = settingsIn({ dialect: 'UK' })
    check(2, 'One.')
    await answered(1, 2)
    expect(asked).toEqual(['One.', 'One.'])
  })

  test('leave out a line that fails, and check the others', async () => {
    const text = 'They was.\nfailing\nI recieve.'
    check(1, text)
    await answered(1)
    expect(markedIn(text)).toEqual(['was', 'recieve'])
    expect(asked.filter(line => line === 'failing')).toHaveLength(1)
  })
})

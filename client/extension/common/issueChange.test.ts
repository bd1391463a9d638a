import fc from 'fast-check'
import { describe, expect, test } from 'vitest'

import type { Issue } from '#schema/corrections/issue.ts'

import { issueAt } from '../content/testing/issueAt.ts'
import { changedIssues, issueChange, issueChangeOf, type KnownIssues } from './issueChange.ts'

/** Returns the issues of a text: one for each "teh" and "was". */
const issuesIn = (text: string): Issue[] =>
  [...text.matchAll(/teh|was/g)].map(({ 0: word, index }) =>
    issueAt(index, index + word.length, { rule: word, replacements: [word.toUpperCase()] }),
  )
const withoutIds = (issues: KnownIssues) => issues.map(each => each && { ...each, id: '' })

const between = (before: string, after: string) =>
  issueChangeOf(issuesIn(before), issuesIn(after), after.length - before.length)

describe('the change of issues', () => {
  test('holds only what an edit changes', () => {
    const long = 'We saw teh cat. It was there.\n'.repeat(100)
    const edited = `${long.slice(0, 1500)}Here teh dog came. ${long.slice(1500)}`
    const change = between(long, edited)
    expect(change).toMatchObject({ first: 100, last: 100, by: 19 })
    expect(change.between.map(each => each?.start)).toEqual([1505])
  })

  test('holds an issue at the same place that has other words', () => {
    const before = [issueAt(0, 3), issueAt(4, 7)]
    const after = [issueAt(0, 3, { message: 'other' }), issueAt(4, 7)]
    expect(issueChangeOf(before, after, 0)).toEqual({ first: 0, between: [after[0]], last: 1, by: 0 })
  })

  test('leads to the issues of any later text, through a message', () => {
    const text = fc.array(fc.constantFrom('teh ', 'was ', 'a ', '\n'), { maxLength: 12 })
    fc.assert(
      fc.property(fc.array(text, { minLength: 2, maxLength: 5 }), texts => {
        let known: KnownIssues = []
        let before = ''
        for (const each of texts) {
          const after = each.join('')
          const sent = issueChange.parse(JSON.parse(JSON.stringify(between(before, after))))
          known = changedIssues(known, sent)
          expect(withoutIds(known)).toEqual(withoutIds(issuesIn(after)))
          before = after
        }
      }),
    )
  })
})

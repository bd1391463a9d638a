import { afterEach, describe, expect, test } from 'vitest'

import { suggestionsIn, type Verdict } from '#document/suggestions.ts'
import { Arbiter } from '#tests/fuzz/actsWorld.ts'
import { joining, settle, type Reviewer, type Role } from '#tests/fuzz/suggestionsWorld.ts'

import { decide } from './decide.ts'

let people: Reviewer[] = []
afterEach(() => people.splice(0).forEach(person => person.close()))

/** An editor and someone with a role who are offline, once the latter has suggested " new" after "one". */
function both(role: Role): [Reviewer, Reviewer] {
  const join = joining(new Arbiter('one two'))
  const [ada, cid] = [join('ada'), join('cid', role)]
  people = [ada, cid]
  settle(people)
  cid.edit(3, 3, ' new', true)
  settle(people)
  for (const { tab } of people) tab.disconnect()
  return [ada, cid]
}

/** The text of everyone with suggested text in brackets, once all is sent, in the order of the list. */
function settled(...order: Reviewer[]): string {
  for (const person of order) {
    person.connect()
    person.send()
  }
  settle(order)
  const [text, ...others] = people.map(({ editor }) =>
    editor
      .getHTML()
      .replaceAll(/<ins[^>]*>/g, '[')
      .replaceAll('</ins>', ']')
      .replaceAll(/<[^>]*>/g, ''),
  )
  for (const other of others) expect(other).toBe(text)
  return text ?? ''
}

describe('a decision on a suggestion in which its author writes at the same moment', () => {
  const cases: [Verdict, string, number, string][] = [
    ['accept', 'behind it', 7, 'one new[!] two'],
    ['reject', 'behind it', 7, 'one[!] two'],
    ['accept', 'in it', 5, 'one new[!] two'],
    ['reject', 'in it', 5, 'one[!] two'],
    ['accept', 'before it', 3, 'one[!] new two'],
    ['reject', 'before it', 3, 'one[!] two'],
  ]
  const roles: Role[] = ['editor', 'suggester']
  const runs = roles.flatMap(role =>
    cases.flatMap(each => [true, false].map(isFirst => ({ role, isFirst, each }))),
  )

  function run({ role, isFirst, each }: (typeof runs)[number], reloads: boolean): void {
    const [verdict, , at, text] = each
    const [ada, cid] = both(role)
    cid.edit(at, at, '!', true)
    if (reloads) cid.reload()
    decide(ada.editor, {}, verdict)
    expect(settled(...(isFirst ? [ada, cid] : [cid, ada]))).toBe(text)
    expect(cid.refusals).toEqual([])
    expect(decide(ada.editor, {}, 'accept')).toBe(1)
    expect(settled(ada, cid)).toBe(text.replaceAll(/[[\]]/g, ''))
  }

  test.each(runs)('leaves that as a suggestion: $role, the decision first: $isFirst, $each', each =>
    run(each, false),
  )

  test.each(runs)('leaves it so after a reload: $role, the decision first: $isFirst, $each', each =>
    run(each, true),
  )
})

test.each([true, false])(
  'a suggester takes a deletion back while another person does: none of the two is left, the other first: %s',
  isOtherFirst => {
    const join = joining(new Arbiter('one two'))
    const [cid, ada] = [join('cid', 'suggester'), join('ada')]
    people = [ada, cid]
    settle(people)
    const apart = (...changes: (() => void)[]) => {
      for (const { tab } of people) tab.disconnect()
      for (const change of changes) change()
    }
    apart(
      () => ada.edit(3, 7, '', true),
      () => cid.edit(3, 7, '', true),
    )
    settle(people)
    expect(suggestionsIn(cid.editor.state.doc)).toHaveLength(2)
    apart(
      () => ada.undo(),
      () => decide(cid.editor, { author: 'cid' }, 'reject', 'edit'),
    )
    expect(settled(...(isOtherFirst ? [ada, cid] : [cid, ada]))).toBe('one two')
    expect(suggestionsIn(cid.editor.state.doc)).toEqual([])
    expect(cid.refusals).toEqual([])
  },
)

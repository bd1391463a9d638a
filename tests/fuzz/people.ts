import { expect, onTestFinished } from 'vitest'

import { decide } from '#client/features/suggestions/decide.ts'

import { Arbiter } from './actsWorld.ts'
import { outlineOf } from './outline.ts'
import { joining, settle, type Reviewer, type Role } from './suggestionsWorld.ts'

/** Returns two people online with one document, until the test ends. */
export function twoWith(html: string): [Reviewer, Reviewer] {
  const join = joining(new Arbiter(''))
  const people: [Reviewer, Reviewer] = [join('ada'), join('bea')]
  onTestFinished(() => people.forEach(person => person.close()))
  settle(people)
  people[0].editor.commands.setContent(html)
  settle(people)
  return people
}

/** Returns three people online with one paragraph, until the test ends. `role`: of the third one. */
export function threeWith(text: string, role: Role = 'editor'): [Reviewer, Reviewer, Reviewer] {
  const join = joining(new Arbiter(text))
  const people: [Reviewer, Reviewer, Reviewer] = [join('ada'), join('bea'), join('cid', role)]
  onTestFinished(() => people.forEach(person => person.close()))
  settle(people)
  return people
}

/** Returns two people offline with one document, in which the first one has suggested something. */
export function twoApart(html: string, suggest: (ada: Reviewer) => void): [Reviewer, Reviewer] {
  const people = twoWith(html)
  suggest(people[0])
  settle(people)
  goOffline(people)
  return people
}

/** Has people lose their connection. */
export const goOffline = (people: readonly Reviewer[]): void => people.forEach(({ tab }) => tab.disconnect())

/** Has the last of some people write a text, which all of them get. */
export function openWith(people: readonly Reviewer[], html: string): void {
  people.at(-1)?.editor.commands.setContent(html)
  settle(people)
}

/** Makes changes while the first of two people is offline. Those of the second one are saved first. */
export function whileAway([away, here]: readonly [Reviewer, Reviewer], ...changes: (() => unknown)[]): void {
  goOffline([away])
  for (const change of changes) change()
  settle([here])
}

/** Has the second one suggest a heading of level 3, too, and each accept their own suggestion at once. */
export function acceptOwnAtOnce(ada: Reviewer, bea: Reviewer): void {
  settle([ada, bea])
  bea.head(3, true)
  settle([ada, bea])
  goOffline([ada, bea])
  decide(ada.editor, { author: 'ada' }, 'accept')
  decide(bea.editor, { author: 'bea' }, 'accept')
}

/** Returns the text of a person as HTML, without what only draws it. */
export const htmlOf = ({ editor }: Reviewer): string =>
  editor
    .getHTML()
    .replaceAll(/<\/?(?:span|label|div|input)[^>]*>/g, '')
    .replaceAll(/ (?:dir|data-type|data-checked)="\w*"/g, '')

/** Sends all that people wrote, in their order here. Returns the text, which all of them have. */
export function settled(...people: Reviewer[]): string {
  settle(people)
  const [html, ...others] = people.map(htmlOf)
  for (const other of others) expect(other).toBe(html)
  for (const { editor } of people) editor.state.doc.check()
  return html ?? ''
}

/** Sends all that people wrote, and expects each of them to see these blocks. */
export function expectOutline(people: readonly Reviewer[], outline: string): void {
  settle(people)
  expect(people.map(outlineOf)).toEqual(people.map(() => outline))
}

/** Expects the first one's Undo to bring a text back for both, and Redo another one. */
export function expectTakenBack(
  [ada, bea]: readonly [Reviewer, Reviewer],
  { before, after }: { before: string; after: string },
): void {
  ada.undo()
  expect(settled(ada, bea)).toBe(before)
  ada.editor.commands.redo()
  expect(settled(ada, bea)).toBe(after)
}

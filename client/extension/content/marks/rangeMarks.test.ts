import { beforeEach, expect, test } from 'vitest'

import { issueAt } from '#client/extension/content/testing/issueAt.ts'
import { findingsOf, moved, type Finding } from '#client/extension/content/text/findings.ts'
import { readText } from '#client/extension/content/text/readText.ts'

import { RangeMarks } from './rangeMarks.ts'

let painted: string[]
let erased: string[]
let marks: RangeMarks
let field: HTMLElement

beforeEach(() => {
  ;[painted, erased] = [[], []]
  marks = new RangeMarks({
    paint: (range, category) => painted.push(`${category} ${String(range)}`),
    erase: (range, category) => erased.push(`${category} ${String(range)}`),
  })
  field = document.createElement('div')
  field.innerHTML = '<p>One teh two.</p><p>Then adn now teh end.</p>'
  document.body.replaceChildren(field)
})

const read = () => readText(field, { skipped: '.skipped', keepsSpace: false, max: 1000 })

function findingsIn(text: string): Finding[] {
  const issues = [...text.matchAll(/teh|adn/g)].map(({ 0: word, index }) =>
    issueAt(index, index + word.length),
  )
  return findingsOf(issues, { from: 0, text })
}

function show(findings: readonly Finding[]): void {
  const map = read()
  marks.show(
    findings.flatMap(finding => {
      const place = map.placeOf(finding.start, finding.end)
      return place ? [{ finding, place }] : []
    }),
  )
}

test('marks each finding at its place', () => {
  show(findingsIn(read().text))
  expect(painted).toEqual(['spelling teh', 'spelling adn', 'spelling teh'])
  expect(marks.isIntact()).toBe(true)
})

test('paints nothing again while the text around a mark changes', () => {
  const before = read().text
  const findings = findingsIn(before)
  show(findings)
  painted.length = 0
  field.firstElementChild?.prepend('Now: ')
  const after = read().text
  show(moved(findings, before, after))
  show(findingsIn(after))
  expect([painted, erased]).toEqual([[], []])
  expect(marks.all().map(({ finding }) => after.slice(finding.start, finding.end))).toEqual([
    'teh',
    'adn',
    'teh',
  ])
})

test('erases what is no longer found, and nothing else', () => {
  const [first, , third] = findingsIn(read().text)
  show(findingsIn(read().text))
  show([first, third].flatMap(finding => finding ?? []))
  expect(erased).toEqual(['spelling adn'])
  expect(painted).toHaveLength(3)
})

test('paints again what the page has drawn again', () => {
  show(findingsIn(read().text))
  painted.length = 0
  const [paragraph] = field.children
  paragraph?.replaceWith(paragraph.cloneNode(true))
  show(findingsIn(read().text))
  expect(painted).toEqual(['spelling teh'])
})

test('erases the mark that the caret is at', () => {
  show(findingsIn(read().text))
  const text = field.firstElementChild?.firstChild
  if (!text) throw new Error('There is no text')
  const selection = document.getSelection()
  selection?.collapse(text, 7)
  marks.touch(selection)
  expect(erased).toEqual(['spelling teh'])
  expect(marks.all()).toHaveLength(2)
})

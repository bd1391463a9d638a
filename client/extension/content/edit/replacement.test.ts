import { beforeEach, describe, expect, test } from 'vitest'

import type { Field } from '#client/extension/content/fields/field.ts'

import { caretAfter, insert, isAlike, replace } from './replacement.ts'
import { typeInPlain } from './typing.ts'

const area = document.createElement('textarea')
let onInput: (event: Event) => void
area.addEventListener('input', event => onInput(event))

/** The text of a textarea, without marks. happy-dom has no layout to draw them in. */
const field: Field = {
  element: area,
  read: () => area.value,
  isCut: () => false,
  selection: () => ({ start: area.selectionStart, end: area.selectionEnd }),
  select: ({ start, end }) => Promise.resolve(area.setSelectionRange(start, end)),
  show: () => undefined,
  touch: () => undefined,
  isIntact: () => true,
  settle: () => undefined,
  reveal: () => undefined,
  rectsOf: () => [],
  type: (span, text) => typeInPlain(area, span, text),
  remember: () => () => undefined,
  release: () => undefined,
}

beforeEach(() => {
  document.body.replaceChildren(area)
  area.value = 'I saw teh cat.'
  onInput = () => undefined
})

describe('a replacement', () => {
  test('changes the flagged text and keeps the caret', async () => {
    area.setSelectionRange(14, 14)
    expect(await replace(field, { start: 6, end: 9, expected: 'teh', text: 'their' })).toBe('done')
    expect(area.value).toBe('I saw their cat.')
    expect(area.selectionStart).toBe(16)
  })

  test('reports the change to the page', async () => {
    const kinds: string[] = []
    onInput = event => kinds.push((event as InputEvent).inputType)
    await replace(field, { start: 6, end: 9, expected: 'teh', text: 'the' })
    expect(kinds).toEqual(['insertReplacementText'])
  })

  test('is tried again while the page only moves the selection', async () => {
    let isMoved = false
    const moving: Field = {
      ...field,
      type: (span, text) => {
        if (isMoved) return typeInPlain(area, span, text)
        isMoved = true
        return Promise.resolve(false)
      },
    }
    expect(await replace(moving, { start: 6, end: 9, expected: 'teh', text: 'the' })).toBe('done')
    expect(area.value).toBe('I saw the cat.')
  })

  test('puts the caret back where a page draws its own behind the change', async () => {
    area.setSelectionRange(0, 0)
    onInput = () => void setTimeout(() => area.setSelectionRange(9, 9), 20)
    await replace(field, { start: 6, end: 9, expected: 'teh', text: 'the' })
    expect(area.selectionStart).toBe(0)
  })

  test('is not begun when the text is another one', async () => {
    area.value = 'I see teh cat'
    expect(await replace(field, { start: 5, end: 8, expected: 'teh', text: 'the' })).toBe('changed')
    expect(area.value).toBe('I see teh cat')
  })

  test('never touches what is not text', async () => {
    area.value = 'a \uFFFC b'
    expect(await replace(field, { start: 0, end: 5, expected: 'a \uFFFC b', text: 'x' })).toBe('changed')
  })

  test('is not begun in a field that has no room for it, or is closed', async () => {
    area.maxLength = area.value.length
    expect(await replace(field, { start: 6, end: 9, expected: 'teh', text: 'their' })).toBe('refused')
    expect(await replace(field, { start: 6, end: 9, expected: 'teh', text: 'the' })).toBe('done')
    area.removeAttribute('maxlength')
    area.readOnly = true
    expect(await replace(field, { start: 6, end: 9, expected: 'the', text: 'a' })).toBe('refused')
    area.readOnly = false
    expect(area.value).toBe('I saw the cat.')
  })

  test('ends as refused when the page takes it back', async () => {
    onInput = () => {
      area.value = 'I saw teh cat.'
    }
    expect(await replace(field, { start: 6, end: 9, expected: 'teh', text: 'the' })).toBe('refused')
    expect(area.value).toBe('I saw teh cat.')
  })
})

test('an insertion goes to the caret, with its lines', async () => {
  area.setSelectionRange(2, 5)
  expect(await insert(field, 'met\nand saw')).toBe('done')
  expect(area.value).toBe('I met\nand saw teh cat.')
})

test.each([
  [0, 0],
  [6, 6],
  [7, 11],
  [9, 11],
  [12, 14],
])('a caret at %i is at %i after “teh” became “their”', (before, after) => {
  expect(caretAfter({ start: before, end: before }, { start: 6, end: 9 }, 'their').start).toBe(after)
})

test('texts are alike that differ in spaces only', () => {
  expect(isAlike('a\n\nb ', 'a\nb')).toBe(true)
  expect(isAlike('a b', 'ab')).toBe(false)
})

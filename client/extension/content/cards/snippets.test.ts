import { expect, test } from 'vitest'

import { fillText } from '#schema/snippets/variables.ts'

import { trimmed } from './rewrite.ts'
import { linesOf } from './snippets.ts'

const TEXT = 'Dear {first name},\n{First Name}, your order {order} of {{template}} is here.'

test('each variable of a snippet is asked for once, in the order of the text', () => {
  expect(linesOf(TEXT)).toEqual([
    { key: 'first name', label: 'first name' },
    { key: 'order', label: 'order' },
  ])
  expect(linesOf('No blanks')).toEqual([])
})

test('values fill every spelling of a variable, and an empty one leaves it', () => {
  const values = new Map([
    ['first name', '<b>Ada</b> $& {order}'],
    ['order', ''],
  ])
  expect(fillText(TEXT, values)).toBe(
    'Dear <b>Ada</b> $& {order},\n<b>Ada</b> $& {order}, your order {order} of {{template}} is here.',
  )
})

test('a rewriting takes the chosen text without the spaces at its ends', () => {
  expect(trimmed('a \n bc  d', { start: 1, end: 8 })).toEqual({ start: 4, end: 6, text: 'bc' })
  expect(trimmed('  ', { start: 0, end: 2 })).toMatchObject({ text: '' })
})

import { describe, expect, test } from 'vitest'

import { contentChange, newContent, type AdminContent } from '#schema/admin/content.ts'
import { contentKind } from '#schema/content/contract.ts'

import {
  changedTextOf,
  emptyFields,
  fieldsOf,
  newTextOf,
  slugOf,
  TEXT_FORMS,
  type TextFields,
} from './textFields.ts'

const stored: AdminContent = {
  id: '00000000-0000-4000-8000-000000000000',
  kind: 'post',
  slug: 'ferns',
  title: 'On ferns',
  summary: 'They like shade.',
  tags: ['plants', 'shade'],
  markdown: '## Shade\n\nMuch of it.',
  day: '2026-11-28',
  position: 7,
  isSample: true,
  isDraft: false,
  revision: 3,
  isBuiltIn: false,
  followsFile: false,
}

test.each(contentKind.options)('the form of a text of the kind %s sends it as it was stored', kind => {
  const text = { ...stored, kind }
  const sent = changedTextOf(kind, TEXT_FORMS[kind].parse(fieldsOf(text)), text.isDraft)
  expect(text).toMatchObject(sent)
  expect(contentChange.safeParse({ revision: 3, ...sent }).success).toBe(true)
})

test.each(['post', 'help', 'faq', 'testimonial'] as const)('a new text of the kind %s is sent', kind => {
  const fields: TextFields = {
    ...emptyFields('2026-11-28'),
    title: ' A title ',
    summary: 'A summary',
    slug: 'a-title',
    tags: 'one,two  three',
    markdown: 'A text.',
  }
  const sent = newTextOf(kind, TEXT_FORMS[kind].parse(fields), true)
  expect(newContent.safeParse(sent).success).toBe(true)
  expect(sent).toMatchObject({ kind, title: 'A title', isDraft: true })
  if ('tags' in sent) expect(sent.tags).toEqual(['one', 'two', 'three'])
})

describe('the form of a post', () => {
  test.each<[keyof TextFields, string, string]>([
    ['title', ' ', 'headingMissing'],
    ['title', 'x'.repeat(121), 'textLong'],
    ['summary', '', 'summaryMissing'],
    ['slug', 'A b', 'slugInvalid'],
    ['slug', '-a', 'slugInvalid'],
    ['tags', 'ok, Not', 'contentTagInvalid'],
    ['tags', 'a b c d e f g h i j k', 'tagsTooMany'],
    ['markdown', '\n', 'textMissing'],
    ['markdown', 'x'.repeat(100_001), 'textLong'],
    ['day', '2026-02-30', 'dayInvalid'],
    ['day', '0001-01-01', 'dayInvalid'],
    ['day', '', 'dayInvalid'],
  ])('refuses the %s %j', (name, text, message) => {
    const { error } = TEXT_FORMS.post.safeParse({ ...fieldsOf(stored), [name]: text })
    expect(error?.issues[0]?.path[0]).toBe(name)
    expect(error?.issues[0]?.message).toBe(message)
  })
})

test.each(['', '-1', '1.5', 'x', '10000'])('the form of a question refuses the order %j', position => {
  const { error } = TEXT_FORMS.faq.safeParse({ ...fieldsOf({ ...stored, kind: 'faq' }), position })
  expect(error?.issues.map(({ path, message }) => [path[0], message])).toContainEqual([
    'position',
    'positionInvalid',
  ])
})

test.each([
  ['On ferns', 'on-ferns'],
  ['  It’s “Émile’s” 2nd try!  ', 'its-emiles-2nd-try'],
  ['???', ''],
  ['x'.repeat(59) + ' y', 'x'.repeat(59)],
])('the address for the title %j is %j', (title, slug) => {
  expect(slugOf(title)).toBe(slug)
})

import { expect, test } from 'vitest'

import { parseBody } from '#document/parse.ts'
import { textOf } from '#document/text.ts'

import { contentOf, mailtoOf } from './export.ts'

test('makes a mailto address whose parts cannot add headers', () => {
  const url = mailtoOf({ subject: 'A & B?', body: 'Hi,\n\n50 % & more', recipient: 'laura@example.org' })
  expect(url).toBe(
    'mailto:laura@example.org?subject=A%20%26%20B%3F&body=Hi%2C%0D%0A%0D%0A50%20%25%20%26%20more',
  )
  expect(mailtoOf({ subject: 's', body: 'b', recipient: 'Laura' })).toBe('mailto:?subject=s&body=b')
  expect(mailtoOf({ subject: 's', body: 'b', recipient: 'a@b.c?bcc=d@e.f' })).toBe(
    'mailto:a@b.c%3Fbcc%3Dd%40e.f?subject=s&body=b',
  )
})

test('makes a document with the same lines', () => {
  const body = parseBody(contentOf('Hi Laura,\n\nI am away.\nMia covers.\n\n\nBest,\nTom\n'))
  expect(body.ok && textOf(body.value)).toBe('Hi Laura,\nI am away.\nMia covers.\nBest,\nTom')
})

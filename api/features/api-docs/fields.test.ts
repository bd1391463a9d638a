import { expect, test } from 'vitest'

import { fieldsOf } from './fields.ts'

const field = { isRequired: false, values: [], defaultValue: null, minLength: null, maxLength: null }

test('names the fields of an object, with their limits and defaults', () => {
  const schema = {
    type: 'object',
    properties: {
      text: { type: 'string', minLength: 1, maxLength: 100 },
      words: { type: 'array', items: { type: 'string' }, maxItems: 5, default: [] },
      tone: { type: 'string', enum: ['warm', 'firm'] },
      note: { type: ['string', 'null'] },
    },
    required: ['text'],
  }
  expect(fieldsOf(schema)).toEqual([
    { ...field, name: 'text', type: 'string', isRequired: true, minLength: 1, maxLength: 100 },
    { ...field, name: 'words', type: 'string[]', defaultValue: '[]', maxLength: 5 },
    { ...field, name: 'tone', type: 'string', values: ['warm', 'firm'] },
    { ...field, name: 'note', type: 'string | null' },
  ])
})

test('names the fields of objects inside with their path, required only with them', () => {
  const inner = { type: 'object', properties: { a: { type: 'integer' } }, required: ['a'] }
  const schema = { type: 'object', properties: { goals: inner } }
  expect(fieldsOf(schema).map(({ name, isRequired }) => [name, isRequired])).toEqual([
    ['goals', false],
    ['goals.a', false],
  ])
})

test('has each field of a choice once, with all its values', () => {
  const choice = (mode: string, more: object, required: string[]) => ({
    type: 'object',
    properties: { mode: { type: 'string', const: mode }, ...more },
    required: ['mode', ...required],
  })
  const schema = {
    oneOf: [
      { oneOf: [choice('new', { purpose: { type: 'string' } }, ['purpose']), choice('reply', {}, [])] },
      choice('refine', { body: { type: 'string' } }, ['body']),
    ],
  }
  expect(fieldsOf(schema)).toEqual([
    { ...field, name: 'mode', type: 'string', isRequired: true, values: ['new', 'reply', 'refine'] },
    { ...field, name: 'purpose', type: 'string' },
    { ...field, name: 'body', type: 'string' },
  ])
})

test('takes the widest limits of a choice between texts', () => {
  const text = {
    anyOf: [
      { type: 'string', const: '' },
      { type: 'string', minLength: 10, maxLength: 20 },
    ],
  }
  const [found] = fieldsOf({ type: 'object', properties: { text } })
  expect(found).toMatchObject({ type: 'string', minLength: 10, maxLength: 20 })
})

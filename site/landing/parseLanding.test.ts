import { expect, test } from 'vitest'

import { parseLanding } from './parseLanding.ts'

const content = {
  testimonials: [{ name: 'Ada', role: 'Editor', quote: 'Good.', isSample: true }],
  questions: [{ title: 'Is it?', html: '<p>It is.</p>' }],
}

test('the landing page has testimonials and questions, or neither', () => {
  expect(parseLanding(content)).toEqual({ ...content, acts: null })
  expect(parseLanding(null)).toEqual({ testimonials: [], questions: [], acts: null })
})

test.each([
  undefined,
  {},
  [],
  { ...content, questions: undefined },
  { ...content, questions: [{ title: 'Is it?' }] },
  { ...content, testimonials: [{ name: 'Ada', role: 'Editor' }] },
  { ...content, testimonials: [null] },
  { ...content, acts: {} },
])('refuses another content: %j', wrong => {
  expect(() => parseLanding(wrong)).toThrow('This')
})

import { expect, test } from 'vitest'

import { withReport, type Draft } from './draft.ts'
import { SAMPLE } from './sample.ts'

const made = {
  id: '5f0c1d0e-0000-4000-8000-000000000001',
  kind: 'sentiment',
  title: '',
  engine: 'a-model',
  note: null,
  createdAt: '2026-11-20T10:00:00.000Z',
  revision: 1,
  request: { text: 'As the server reads it.' },
  result: SAMPLE.report,
}
const shown = { id: made.id, text: made.request.text, report: made.result, engine: 'a-model', note: null }
const draft = (text: string, report: Draft['shown'] = null): Draft => ({
  text,
  shown: report,
  isMarked: false,
})

test('a report comes with its text as the server has read it', () =>
  expect(withReport(draft('As I sent it.'), 'As I sent it.', made)).toEqual({
    text: 'As the server reads it.',
    shown,
    isMarked: true,
  }))

test('a text that was replaced while it was analyzed stays', () =>
  expect(withReport(draft('A softer one.', SAMPLE), 'As I sent it.', made)).toEqual({
    shown,
    isMarked: true,
  }))

test('an earlier report that was opened meanwhile stays', () =>
  expect(withReport(draft(SAMPLE.text, SAMPLE), 'As I sent it.', made)).toEqual({}))

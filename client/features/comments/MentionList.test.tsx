import { afterEach, beforeEach, expect, test, vi } from 'vitest'

import { startDrawing, type Drawing } from '#tests/support/drawing.tsx'

import { MentionList } from './MentionList.tsx'

let drawing: Drawing
beforeEach(() => {
  drawing = startDrawing()
})
afterEach(async () => {
  await drawing.end()
  vi.unstubAllGlobals()
})

test('tells people of one name apart by their emails', async () => {
  const ada = { userId: 'a', name: 'Ada Writer', email: null }
  const bens = ['b', 'c'].map(userId => ({ userId, name: 'Ben Writer', email: `${userId}@example.org` }))
  const people = [ada, ...bens]
  await drawing.draw(<MentionList id="list" people={people} chosen={ada} onChoose={() => undefined} />)
  const options = [...drawing.screen.querySelectorAll('[role="option"]')]
  const texts = options.map(option => option.querySelector('bdi')?.parentElement?.textContent)
  expect(texts).toEqual(['Ada Writer', 'Ben Writerb@example.org', 'Ben Writerc@example.org'])
})

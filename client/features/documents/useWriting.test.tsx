import { useQuery } from '@tanstack/react-query'
import { act, useEffect } from 'react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'

import type { Writing } from '#client/editor/session.ts'
import { changedWriting, type WritingChange } from '#schema/check-settings/settings.ts'
import { startDrawing, type Drawing } from '#tests/support/drawing.tsx'
import { documentSummary } from '#tests/support/summaries.ts'

import { documentQuery } from './queries.ts'
import { useWriting } from './useWriting.ts'

const ID = '00000000-0000-4000-8000-00000000000a'
const kept = documentSummary({ id: ID, role: 'editor' })

let change: (wanted: WritingChange) => Promise<unknown>
let answers: ((response: Response) => void)[]
let drawing: Drawing

function Shown({ hand }: { hand: (writing: Writing) => void }) {
  const { data: held } = useQuery({ ...documentQuery(ID), staleTime: Infinity })
  const writing = useWriting(held ?? kept)
  useEffect(() => {
    hand(writing)
  })
  const { goals, language } = writing.settings
  return `${goals.formality} ${goals.domain} ${language}`
}

beforeEach(async () => {
  answers = []
  vi.stubGlobal('fetch', () => new Promise(resolve => answers.push(resolve)))
  drawing = startDrawing()
  drawing.client.setQueryData(documentQuery(ID).queryKey, kept)
  await drawing.draw(<Shown hand={writing => (change = writing.change)} />)
})

afterEach(() => drawing.end())

const choose = (wanted: WritingChange) => act(async () => void change(wanted).catch(() => undefined))
/** Runs what React has waiting. Each read needs its own act: React renders when an act ends. */
const rendered = () => act(async () => undefined)
async function sent(): Promise<number> {
  await rendered()
  return answers.length
}
/** Answers the nth request, counted from 0, once it was sent. */
async function answer(nth: number, status: number, body: unknown): Promise<void> {
  await expect.poll(sent).toBeGreaterThan(nth)
  answers[nth]?.(new Response(JSON.stringify(body), { status }))
}
async function shown(): Promise<string | null> {
  await rendered()
  return drawing.screen.textContent
}
const shows = (text: string) => expect.poll(shown).toBe(text)

test('shows the latest choice while an earlier one is being saved', async () => {
  await choose({ goals: { formality: 'formal' } })
  await choose({ goals: { domain: 'business' } })
  expect(drawing.screen.textContent).toBe('formal business auto')
  const first = changedWriting(kept.writing, { goals: { formality: 'formal' } })
  await answer(0, 200, { ...kept, writing: first, revision: 2 })
  // The second request follows the answer to the first one.
  await expect.poll(sent).toBe(2)
  expect(drawing.screen.textContent).toBe('formal business auto')
  const second = changedWriting(first, { goals: { domain: 'business' } })
  await answer(1, 200, { ...kept, writing: { ...second, language: 'fr' }, revision: 4 })
  await shows('formal business fr')
})

test('restores the saved value after an error, also when reading fails', async () => {
  await choose({ language: 'sv' })
  expect(drawing.screen.textContent).toBe('neutral general sv')
  await expect.poll(sent).toBe(1)
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('Failed to fetch')))
  await answer(0, 503, {})
  await shows('neutral general auto')
})

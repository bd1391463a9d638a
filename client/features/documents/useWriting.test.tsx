import { QueryClient, QueryClientProvider, useQuery } from '@tanstack/react-query'
import { act, useEffect } from 'react'
import { createRoot } from 'react-dom/client'
import { beforeEach, expect, test, vi } from 'vitest'

import type { DocumentSummary } from '#schema/documents/contract.ts'
import type { Writing } from '#client/editor/session.ts'
import { documentRoom, roomName } from '#schema/rooms/room.ts'
import { changedWriting, writingSettings, type WritingChange } from '#schema/check-settings/settings.ts'

import { documentQuery } from './queries.ts'

import { useWriting } from './useWriting.ts'

const ID = '00000000-0000-4000-8000-00000000000a'
const AT = '2026-08-01T10:00:00.000Z'
const kept: DocumentSummary = {
  id: ID,
  kind: 'document',
  title: 'Plan',
  ownerId: ID,
  createdAt: AT,
  updatedAt: AT,
  trashedAt: null,
  writing: writingSettings.parse({}),
  revision: 1,
  room: roomName(documentRoom(ID)),
  role: 'editor',
  words: 0,
}

let change: (wanted: WritingChange) => Promise<unknown>
let answers: ((response: Response) => void)[]
let screen: HTMLElement

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
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true)
  answers = []
  vi.stubGlobal('fetch', () => new Promise(resolve => answers.push(resolve)))
  const queryClient = new QueryClient()
  queryClient.setQueryData(documentQuery(ID).queryKey, kept)
  screen = document.createElement('div')
  await act(async () =>
    createRoot(screen).render(
      <QueryClientProvider client={queryClient}>
        <Shown hand={writing => (change = writing.change)} />
      </QueryClientProvider>,
    ),
  )
})

const choose = (wanted: WritingChange) => act(async () => void change(wanted).catch(() => undefined))
const answer = (nth: number, status: number, body: unknown) =>
  act(async () => {
    await vi.waitFor(() => expect(answers[nth]).toBeDefined())
    answers[nth]?.(new Response(JSON.stringify(body), { status }))
    await new Promise(resolve => setTimeout(resolve, 10))
  })

test('shows the latest choice while an earlier one is being saved', async () => {
  await choose({ goals: { formality: 'formal' } })
  await choose({ goals: { domain: 'business' } })
  expect(screen.textContent).toBe('formal business auto')
  const first = changedWriting(kept.writing, { goals: { formality: 'formal' } })
  await answer(0, 200, { ...kept, writing: first, revision: 2 })
  expect(screen.textContent).toBe('formal business auto')
  const second = changedWriting(first, { goals: { domain: 'business' } })
  await answer(1, 200, { ...kept, writing: { ...second, language: 'fr' }, revision: 4 })
  expect(screen.textContent).toBe('formal business fr')
})

test('restores the saved value after an error, also when reading fails', async () => {
  await choose({ language: 'sv' })
  expect(screen.textContent).toBe('neutral general sv')
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('Failed to fetch')))
  await answer(0, 503, {})
  await act(() => vi.waitFor(() => expect(screen.textContent).toBe('neutral general auto')))
})

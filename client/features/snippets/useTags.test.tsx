import { act, useEffect } from 'react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import * as z from 'zod/mini'

import type { TagChange } from '#schema/snippets/tags.ts'
import { startDrawing, type Drawing } from '#tests/support/drawing.tsx'
import { documentSummary } from '#tests/support/summaries.ts'

import { useTags } from './useTags.ts'

const ID = '00000000-0000-4000-8000-00000000000a'
const changed = documentSummary({ id: ID, kind: 'snippet', role: 'editor', revision: 2 })

let change: (wanted: TagChange) => Promise<unknown>
/** The bodies of the calls. The test answers each, in its order. */
let sent: string[]
let answers: ((response: Response) => void)[]
let drawing: Drawing

type Change = typeof change
function Shown({ kept, hand }: { kept: string[]; hand: (held: Change) => void }) {
  const held = useTags({ id: ID, tags: kept })
  useEffect(() => {
    hand(held.change)
  })
  return held.tags.join(' ')
}

/** Draws the page with the tags that the snippet has for it. */
const draw = (...kept: string[]) => drawing.draw(<Shown kept={kept} hand={held => (change = held)} />)

beforeEach(async () => {
  sent = []
  answers = []
  vi.stubGlobal('fetch', (_path: string, { body }: RequestInit) => {
    sent.push(z.parse(z.string(), body))
    return new Promise(resolve => answers.push(resolve))
  })
  drawing = startDrawing()
  await draw('kept', 'old')
})
afterEach(async () => {
  await drawing.end()
  vi.unstubAllGlobals()
})

/** Each read needs an act: React draws when one ends. */
const rendered = () => act(async () => undefined)
const choose = (wanted: TagChange) => act(async () => void change(wanted).catch(() => undefined))
const shows = (text: string) =>
  expect
    .poll(async () => {
      await rendered()
      return drawing.screen.textContent
    })
    .toBe(text)
async function answer(nth: number, status: number): Promise<void> {
  await expect
    .poll(async () => {
      await rendered()
      return answers.length
    })
    .toBe(nth + 1)
  answers[nth]?.(new Response(JSON.stringify(status === 200 ? changed : {}), { status }))
}

test('shows all changes at once, and sends each after the answer to the one before', async () => {
  await choose({ removeTags: ['old'] })
  await choose({ addTags: ['new'] })
  expect(drawing.screen.textContent).toBe('kept new')
  await answer(0, 200)
  await answer(1, 200)
  expect(sent).toEqual(['{"removeTags":["old"]}', '{"addTags":["new"]}'])
  await draw('kept', 'new')
  await shows('kept new')
})

test('keeps the tags of others, and takes back a change that was refused', async () => {
  await choose({ addTags: ['new'] })
  await draw('kept', 'old', 'theirs')
  expect(drawing.screen.textContent).toBe('kept old theirs new')
  await answer(0, 422)
  await shows('kept old theirs')
})

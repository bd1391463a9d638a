import { atom } from 'jotai'
import { act } from 'react'
import { beforeEach, expect, test } from 'vitest'

import type { Return } from '#client/editor/collab/merge.ts'
import type { SavedState } from '#client/editor/collab/savedState.ts'
import { store } from '#client/shared/lib/store.ts'
import { currentToast } from '#client/shared/ui/feedback/toast.ts'
import { startDrawing } from '#tests/support/drawing.tsx'

import { useMergeReport } from './useMergeReport.ts'

const place = {
  document: { id: '00000000-0000-4000-8000-00000000000a' },
  connection: {
    saved: atom<SavedState>({ kind: 'saved' }),
    merged: atom<Return | null>({ mine: 2, arrived: 0, awayMs: 60_000 }),
  },
}

beforeEach(() => store.set(currentToast, null))

function Page() {
  useMergeReport(place, () => undefined)
  return null
}

test('the report stays while the document is open or until the next one, and goes with it', async () => {
  const { draw, end } = startDrawing()
  await draw(<Page />)
  expect(store.get(currentToast)).toMatchObject({ open: true, stays: true })
  await draw(<Page />)
  expect(store.get(currentToast)).toMatchObject({ open: true })
  await act(async () => store.set(place.connection.merged, { mine: 1, arrived: 0, awayMs: 60_000 }))
  expect(store.get(currentToast)).toMatchObject({ open: true, description: expect.stringContaining('1 ') })
  await end()
  expect(store.get(currentToast)).toMatchObject({ open: false })
})

import { act } from 'react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'

import { CurrentUser } from '#client/shared/api/currentUser.ts'
import { plansQuery } from '#client/shared/api/plans.ts'
import { createQueryClient } from '#client/shared/api/queryClient.ts'
import { store } from '#client/shared/lib/store.ts'
import { currentToast } from '#client/shared/ui/feedback/toast.ts'
import { planOf } from '#schema/plans/rules.ts'
import { PLAN_SEED } from '#schema/plans/seed.ts'
import type { Member } from '#schema/sharing/contract.ts'
import { ada } from '#tests/support/ada.ts'
import { startDrawing, type Drawing } from '#tests/support/drawing.tsx'
import { documentSummary } from '#tests/support/summaries.ts'

import { OwnerQuestion } from './OwnerQuestion.tsx'

const ID = '00000000-0000-4000-8000-00000000000a'
const letter = documentSummary({ id: ID, role: 'editor' })
const olga: Member = {
  userId: ID,
  firstName: 'Olga',
  lastName: 'Writer',
  email: 'olga@example.org',
  role: 'owner',
  waiting: false,
  offered: false,
}

let drawing: Drawing
beforeEach(() => {
  store.set(currentToast, null)
  const client = createQueryClient(() => undefined)
  client.setQueryData(plansQuery.queryKey, PLAN_SEED.map(planOf))
  drawing = startDrawing(client)
})
afterEach(async () => {
  await drawing.end()
  vi.unstubAllGlobals()
})

/** Presses Accept, to which the server answers with a refusal. */
async function accept(code: string, message: string) {
  vi.stubGlobal('fetch', async () => Response.json({ success: false, code, message }, { status: 403 }))
  await drawing.draw(
    <CurrentUser value={ada}>
      <OwnerQuestion document={letter} owner={olga} />
    </CurrentUser>,
  )
  await act(async () => drawing.screen.querySelector('button')?.click())
}

test('says which plan an owner needs, and leads to the plans', async () => {
  await accept('FEATURE_NOT_IN_PLAN', 'You need the Premium plan.')
  await act(() =>
    vi.waitFor(() => expect(drawing.screen.textContent).toContain('You need the Premium plan.')),
  )
  expect(drawing.screen.querySelector('a')?.getAttribute('href')).toBe('/pricing')
  expect(store.get(currentToast)).toBeNull()
})

test('says in a toast why the owner was not changed for another reason', async () => {
  await accept('STORAGE_FULL', 'It doesn’t fit.')
  await act(() => vi.waitFor(() => expect(store.get(currentToast)?.description).toBe('It doesn’t fit.')))
  expect(drawing.screen.querySelector('a')).toBeNull()
})

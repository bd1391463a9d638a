import { useQuery } from '@tanstack/react-query'
import { useEffect } from 'react'
import { afterAll, afterEach, beforeEach, expect, test, vi } from 'vitest'

import { currentUserQuery } from '#client/shared/api/currentUser.ts'
import { sendChangesFor } from '#client/shared/api/meantFor.ts'
import { mayKeep, onSignOut } from '#client/shared/lib/signOut.ts'
import { MEANT_FOR } from '#schema/endpoints/meantFor.ts'
import { ada } from '#tests/support/ada.ts'
import { startDrawing, type Drawing } from '#tests/support/drawing.tsx'

import { useSignOut } from './signOut.ts'

let drawing: Drawing
let signOut: () => Promise<void>
const leave = vi.spyOn(window.location, 'assign').mockReturnValue()
const startAgain = vi.spyOn(window.location, 'reload').mockReturnValue()
const log = vi.spyOn(console, 'error').mockReturnValue()

function Page() {
  const press = useSignOut()
  useQuery({ ...currentUserQuery, staleTime: Infinity })
  useEffect(() => {
    signOut = press
  })
  return null
}

beforeEach(async () => {
  drawing = startDrawing()
  drawing.client.setQueryData(currentUserQuery.queryKey, ada)
  await drawing.draw(<Page />)
})
afterEach(async () => {
  await drawing.end()
  vi.unstubAllGlobals()
  vi.clearAllMocks()
})
// A page that has signed out keeps nothing any more. Other files begin with a new one.
afterAll(() => {
  vi.restoreAllMocks()
  vi.resetModules()
})

test('stays, and keeps on, if the session could not be ended', async () => {
  vi.stubGlobal('fetch', () => Promise.resolve(new Response('', { status: 503 })))
  await signOut()
  expect(log).toHaveBeenCalledWith('Signing out failed', expect.anything())
  expect(leave).not.toHaveBeenCalled()
  expect(mayKeep()).toBe(true)
})

test('ends no session of another account that has signed in, and becomes its page', async () => {
  sendChangesFor(() => drawing.client.getQueryData(currentUserQuery.queryKey)?.id)
  const eve = { ...ada, id: '00000000-0000-4000-8000-00000000000e' }
  const ended: (string | null)[] = []
  vi.stubGlobal('fetch', async (_url: string, { method, headers }: RequestInit) => {
    if (method === 'GET') return Response.json(eve)
    const meantFor = new Headers(headers).get(MEANT_FOR)
    if (meantFor !== eve.id) return new Response('', { status: 401 })
    ended.push(meantFor)
    return Response.json({ success: true, message: '' })
  })
  await signOut()
  expect(ended).toEqual([])
  expect(startAgain).toHaveBeenCalledOnce()
  expect(leave).not.toHaveBeenCalled()
  expect(mayKeep()).toBe(true)
})

test('leaves the page of an ended session, also if this device could not be cleared', async () => {
  vi.stubGlobal('fetch', () => Promise.resolve(Response.json({ success: true, message: '' })))
  onSignOut(() => Promise.reject(new Error('The database is in use.')))
  await signOut()
  expect(mayKeep()).toBe(false)
  expect(leave).toHaveBeenCalledExactlyOnceWith('/api/logout')
  expect(drawing.client.getQueryData(currentUserQuery.queryKey)).toBeUndefined()
})

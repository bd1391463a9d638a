import { atom } from 'jotai'

import { store } from '#client/shared/lib/store.ts'

export type ToastKind = 'info' | 'success' | 'error'

export type ToastMessage = {
  title: string
  description?: string
  kind?: ToastKind
  action?: { label: string; run: () => void }
  /** The action that failed, and on which object. Its next success closes the toast. */
  failureOf?: string
}

export type Toast = ToastMessage & { id: number; open: boolean }

/** How long a dismissed toast stays in the store. */
const REMOVE_AFTER_MS = 1_000_000

/** The current toast, or null. */
export const currentToast = atom<Toast | null>(null)

let lastId = 0
let removal: ReturnType<typeof setTimeout> | undefined

/** Shows a toast in place of the current one. Callable from anywhere. Returns its id. */
export function toast(message: ToastMessage): number {
  clearTimeout(removal)
  lastId += 1
  store.set(currentToast, { ...message, id: lastId, open: true })
  return lastId
}

/** Closes the current toast. With an id, closes it only if it has this id. */
export function dismissToast(id?: number): void {
  const current = store.get(currentToast)
  if (!current?.open || (id !== undefined && current.id !== id)) return
  store.set(currentToast, { ...current, open: false })
  removal = setTimeout(() => {
    if (store.get(currentToast)?.id === current.id) store.set(currentToast, null)
  }, REMOVE_AFTER_MS)
}

/** Closes the toast about a failure of this action, if it is the current one. */
export function dismissFailure(of: string): void {
  const current = store.get(currentToast)
  if (current?.failureOf === of) dismissToast(current.id)
}

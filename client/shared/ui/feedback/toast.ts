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
  /** Came by itself, so it does not replace an error that is on the screen: it waits until that closes. */
  isNotice?: boolean
  /** Stays until it is closed, for someone who may look later. It is back after others that come meanwhile. */
  stays?: boolean
}

export type Toast = ToastMessage & { id: number; open: boolean }

/** How long a dismissed toast stays in the store. */
const REMOVE_AFTER_MS = 1_000_000

/** The current toast, or null. */
export const currentToast = atom<Toast | null>(null)

/** Notices that wait for an error to close, and toasts that stay, for the one on the screen. */
let waiting: readonly Toast[] = []
let lastId = 0
let removal: ReturnType<typeof setTimeout> | undefined

/**
 * Shows a toast in place of the current one, or later. Callable from anywhere. Returns its id.
 * `instead`: the toast that it continues, whose place it takes among those that wait.
 */
export function toast(message: ToastMessage, instead?: number): number {
  lastId += 1
  const next: Toast = { ...message, id: lastId, open: true }
  const current = store.get(currentToast)
  if (waiting.some(({ id }) => id === instead))
    waiting = waiting.map(one => (one.id === instead ? next : one))
  else if (message.isNotice && current?.open && current.kind === 'error') waiting = [...waiting, next]
  else {
    if (current?.open && current.stays) waiting = [current, ...waiting]
    show(next)
  }
  return lastId
}

function show(next: Toast): void {
  clearTimeout(removal)
  store.set(currentToast, next)
}

/** Returns whether a toast is on the screen, or waits for it. */
export const isToastOpen = (id: number): boolean => {
  const current = store.get(currentToast)
  return (current?.open === true && current.id === id) || waiting.some(toast => toast.id === id)
}

/** Closes the current toast. With an id, closes it only if it has this id. The next one that waits follows. */
export function dismissToast(id?: number): void {
  waiting = waiting.filter(toast => toast.id !== id)
  const current = store.get(currentToast)
  if (!current?.open || (id !== undefined && current.id !== id)) return
  const [next, ...later] = waiting
  waiting = later
  if (next) return show(next)
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

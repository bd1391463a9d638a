import { atom } from 'jotai'
import type { ReactNode } from 'react'

import { store } from '#client/shared/lib/store.ts'

export type TooltipSide = 'top' | 'right' | 'bottom' | 'left'

export type ShownTooltip = {
  id: string
  /** The control that it explains. */
  anchor: HTMLElement
  label: ReactNode
  shortcut: string | undefined
  side: TooltipSide
}

/** The pointer rests for so long before the first tooltip opens. */
const REST_MS = 700
/** The next one opens at once when the last closed no longer ago than this. */
const AGAIN_MS = 300
/** The pointer may take so long from the control to its tooltip. */
const CROSSING_MS = 150

/** The one tooltip that is shown, or null. */
export const shownTooltip = atom<ShownTooltip | null>(null)

let closedAt = -AGAIN_MS
let opening: { id: string; timer: ReturnType<typeof setTimeout> } | undefined
let closing: ReturnType<typeof setTimeout> | undefined

/** Shows a tooltip in place of any other. */
export function showTooltip(tooltip: ShownTooltip, when: 'now' | 'after the pointer rests'): void {
  clearTimeout(opening?.timer)
  if (store.get(shownTooltip)?.id === tooltip.id) return keepTooltip()
  const isWarm = store.get(shownTooltip) !== null || performance.now() - closedAt < AGAIN_MS
  const open = () => {
    clearTimeout(closing)
    store.set(shownTooltip, tooltip)
  }
  if (when === 'now' || isWarm) open()
  else opening = { id: tooltip.id, timer: setTimeout(open, REST_MS) }
}

/** Hides a tooltip, or stops it from opening. */
export function hideTooltip(id: string, how: 'now' | 'unless the pointer goes there' = 'now'): void {
  if (opening?.id === id) clearTimeout(opening.timer)
  if (store.get(shownTooltip)?.id !== id) return
  clearTimeout(closing)
  const close = () => {
    if (store.get(shownTooltip)?.id !== id) return
    closedAt = performance.now()
    store.set(shownTooltip, null)
  }
  if (how === 'now') close()
  else closing = setTimeout(close, CROSSING_MS)
}

/**
 * Keeps a tooltip that was about to close: the pointer is on it, so that it can be read enlarged.
 */
export function keepTooltip(): void {
  clearTimeout(closing)
}

import type { Editor } from '@tiptap/core'
import type { EditorView } from '@tiptap/pm/view'
import type { Awareness } from 'y-protocols/awareness'

import { isComposing } from '#client/shared/lib/composing.ts'
import { hasOwnEscape } from '#client/shared/ui/overlay/ownEscape.ts'

import { caretPositions } from './carets.ts'

/** A caret in this part of the window, from its top, is left where it is. */
const CALM = { from: 0.2, to: 0.75 }
/** Blocks that come into view change their height, so a place is looked at again. */
const LOOK_AGAIN_MS = 400

/** Keys that neither write nor move the caret. */
const SILENT_KEYS = new Set(['Shift', 'Control', 'Alt', 'Meta', 'CapsLock', 'Tab', 'Escape'])

type Options = {
  editor: Editor
  awareness: Awareness
  /** The connections of the person to follow. */
  clientIds: () => readonly number[]
  /** Called when it is known whether they have a caret in the text, and when that changes. */
  onPlace: (hasPlace: boolean) => void
  /** Called when the user acts in the text, scrolls, or presses Escape. */
  onAct: () => void
}

/** Keeps the caret of another user in view. Returns the end of it. */
export function follow({ editor, awareness, clientIds, onPlace, onAct }: Options): () => void {
  const controller = new AbortController()
  const { signal } = controller
  let [frame, again] = [0, 0]
  let last: number | undefined
  const look = () => {
    frame = 0
    if (editor.isDestroyed) return
    const carets = caretPositions(editor.state)
    const ids = clientIds().filter(id => carets.has(id))
    const id = last !== undefined && ids.includes(last) ? last : ids[0]
    const position = id === undefined ? undefined : carets.get(id)
    onPlace(position !== undefined)
    if (position !== undefined) scrollTo(editor.view, position)
  }
  const lookSoon = () => {
    frame ||= requestAnimationFrame(look)
    clearTimeout(again)
    again = window.setTimeout(look, LOOK_AGAIN_MS)
  }
  const onChange = ({ added, updated }: { added: number[]; updated: number[] }) => {
    const ids = clientIds()
    // The device in use is the one whose caret moves.
    last = [...updated, ...added].find(id => ids.includes(id)) ?? last
    lookSoon()
  }
  awareness.on('change', onChange)
  editor.on('update', lookSoon)
  signal.addEventListener('abort', () => {
    cancelAnimationFrame(frame)
    clearTimeout(again)
    awareness.off('change', onChange)
    editor.off('update', lookSoon)
  })
  const stop = () => {
    // At once: a pending look would undo the user's scrolling.
    controller.abort()
    onAct()
  }
  stopOnActs(editor.view, stop, signal)
  lookSoon()
  return () => controller.abort()
}

function stopOnActs({ dom }: EditorView, stop: () => void, signal: AbortSignal): void {
  const options = { signal, capture: true, passive: true }
  const page = scrollerOf(dom)
  for (const name of ['wheel', 'touchmove', 'pointerdown']) page.addEventListener(name, stop, options)
  dom.addEventListener('keydown', ({ key }) => !SILENT_KEYS.has(key) && stop(), options)
  // After everything above the text; see features/escape.ts.
  const onEscape = (event: KeyboardEvent) => {
    if (event.key !== 'Escape' || isComposing(event) || event.defaultPrevented || hasOwnEscape(event.target))
      return
    event.preventDefault()
    stop()
  }
  document.addEventListener('keydown', onEscape, { signal })
}

/** Scrolls to a position, unless it is well in view. */
function scrollTo(view: EditorView, position: number): void {
  const page = scrollerOf(view.dom)
  const shown = page.getBoundingClientRect()
  const { top } = view.coordsAtPos(Math.min(position, view.state.doc.content.size))
  const place = (top - shown.top) / shown.height
  if (place >= CALM.from && place <= CALM.to) return
  const isCalm = matchMedia('(prefers-reduced-motion: reduce)').matches
  page.scrollBy({ top: top - shown.top - shown.height / 3, behavior: isCalm ? 'instant' : 'smooth' })
}

/** Returns the element that scrolls the text. */
function scrollerOf(dom: HTMLElement): HTMLElement {
  for (let element = dom.parentElement; element; element = element.parentElement)
    if (/auto|scroll/.test(getComputedStyle(element).overflowY)) return element
  return document.documentElement
}

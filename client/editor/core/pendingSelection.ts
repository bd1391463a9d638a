import type { Editor, EditorEvents } from '@tiptap/core'
import type { Node } from '@tiptap/pm/model'
import { atom, useAtomValue } from 'jotai'
import { useEffect } from 'react'

import { store } from '#client/shared/lib/store.ts'

import { goTo } from './goTo.ts'

/** A sentence of a document, and the part of it to select. */
export type PlaceInDocument = { documentId: string; sentence: string; start: number; end: number }

const pending = atom<PlaceInDocument | null>(null)
let untilActed = new AbortController()

const ACTS = ['pointerdown', 'keydown', 'wheel']
/** Where a user may be typing by now. */
const FIELD = 'input, textarea, select'

/**
 * Selects a part of a sentence, and scrolls to it, as soon as its document is open, unless the user
 * acts first. A sentence that is no longer in the text selects nothing.
 */
export function selectOnOpening(place: PlaceInDocument): void {
  giveUp()
  const { signal } = untilActed
  // The click or key that opens the document has passed the window by now.
  for (const name of ACTS) window.addEventListener(name, giveUp, { signal, capture: true, passive: true })
  // A screen reader, for one, moves the focus without a key or pointer.
  const giveUpInField = ({ target }: FocusEvent) => {
    if (target instanceof Element && target.matches(FIELD)) giveUp()
  }
  window.addEventListener('focusin', giveUpInField, { signal })
  store.set(pending, place)
}

function giveUp(): void {
  untilActed.abort()
  untilActed = new AbortController()
  store.set(pending, null)
}

/** Selects the pending part in a loaded document, now or when another device sends its sentence. */
export function usePendingSelection(editor: Editor, documentId: string, loaded: boolean): void {
  const place = useAtomValue(pending)
  // An effect: a sheet that the user chose it in has let go of the focus.
  useEffect(() => {
    if (!loaded || place?.documentId !== documentId) return undefined
    const look = () => {
      const range = rangeOf(editor.state.doc, place)
      if (!range) return
      giveUp()
      goTo(editor, range)
    }
    const onTransaction = ({ transaction }: EditorEvents['transaction']) => {
      if (transaction.docChanged && store.get(pending) === place) look()
    }
    look()
    editor.on('transaction', onTransaction)
    return () => void editor.off('transaction', onTransaction)
  }, [editor, documentId, loaded, place])
}

/** Returns the marked part of a sentence in a text, or null if the sentence is not there. */
export function rangeOf(
  doc: Node,
  place: Omit<PlaceInDocument, 'documentId'>,
): { from: number; to: number } | null {
  const { sentence, start, end } = inOneBlock(place)
  let found: { from: number; to: number } | null = null
  doc.descendants((node, position) => {
    if (!node.isTextblock) return found === null
    // Each leaf is one character, as in positions.
    const at = found ? -1 : node.textBetween(0, node.content.size, undefined, '\n').indexOf(sentence)
    if (at >= 0) found = { from: position + 1 + at + start, to: position + 1 + at + end }
    return false
  })
  return start < end ? found : null
}

/**
 * Returns the sentence as it is in one block: without the other cells of its row in a table, and
 * without the ellipsis of a sentence that is shown in part.
 */
function inOneBlock({ sentence, start, end }: Omit<PlaceInDocument, 'documentId'>) {
  const cell = sentence.indexOf('\t', start)
  let from = sentence.lastIndexOf('\t', start) + 1
  let to = cell < 0 ? sentence.length : cell
  if (sentence.startsWith('…', from)) from += 1
  if (sentence.endsWith('…') && to === sentence.length) to -= 1
  const part = sentence.slice(from, to)
  from += part.length - part.trimStart().length
  const text = part.trim()
  const within = (offset: number) => Math.max(0, Math.min(offset - from, text.length))
  return { sentence: text, start: within(start), end: within(end) }
}

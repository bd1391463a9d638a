import type { Editor, EditorEvents } from '@tiptap/core'

import { isRemote } from '#client/editor/collab/remote.ts'
import { titleFrom } from '#client/editor/core/titleFrom.ts'

/** A line is read when the writer pauses. */
const PAUSE_MS = 1000

type Options = {
  editor: Editor
  /** Whether a text that is there already was typed here, while this code was fetched. */
  isTypedHere: boolean
  /** The title of the document now. */
  shown: () => string
  /** The title of a document that has none. */
  untitled: string
  rename: (title: string) => Promise<unknown>
}

/**
 * Names a document after its first line, unless a user has chosen the title. Once there is a second
 * line, the title follows only small changes of the first, such as a correction, until the text is
 * one line again. Returns the end of it.
 */
export function nameAfterText({ editor, isTypedHere, shown, untitled, rename }: Options): () => void {
  const isNew = shown() === untitled
  const given = new Set([isNew ? untitled : titleFrom(editor.state.doc)])
  let isSettled = !isNew && editor.state.doc.childCount > 1
  let pause: ReturnType<typeof setTimeout> | undefined
  const name = () => {
    pause = undefined
    const title = shown()
    if (editor.isDestroyed || !given.has(title)) return
    const { doc } = editor.state
    const wanted = titleFrom(doc)
    if (wanted === '' || wanted === title) return
    if (isSettled && !isSmallChange(title, wanted)) return
    isSettled ||= doc.childCount > 1
    given.add(wanted)
    rename(wanted).catch(() => given.delete(wanted))
  }
  const nameSoon = () => {
    clearTimeout(pause)
    pause = setTimeout(name, PAUSE_MS)
  }
  const onChange = ({ transaction }: EditorEvents['transaction']) => {
    if (!transaction.docChanged || isRemote(transaction)) return
    // A text that was emptied or replaced is a new one.
    if (transaction.doc.childCount === 1) isSettled = false
    // Only who writes the line renames the document.
    const isUnnamed = shown() === untitled
    if (isUnnamed || titleFrom(transaction.before) !== titleFrom(transaction.doc)) nameSoon()
  }
  editor.on('transaction', onChange)
  if (isNew && isTypedHere && !editor.isEmpty) nameSoon()
  return () => {
    // The writer may leave at once.
    const isWaiting = pause !== undefined
    clearTimeout(pause)
    if (isWaiting) name()
    editor.off('transaction', onChange)
  }
}

/** Returns whether at least half of the longer title is the same at its start and end. */
function isSmallChange(before: string, after: string): boolean {
  const shorter = Math.min(before.length, after.length)
  let head = 0
  while (head < shorter && before[head] === after[head]) head += 1
  let tail = 0
  while (tail < shorter - head && before.at(-1 - tail) === after.at(-1 - tail)) tail += 1
  return 2 * (head + tail) >= Math.max(before.length, after.length)
}

import type { Field, Span } from '#client/extension/content/fields/field.ts'
import { hasObject } from '#client/extension/content/text/findings.ts'

/**
 * How a replacement ended: done, not begun since the text had changed, or refused by the page, which
 * then has the last word.
 */
export type Outcome = 'done' | 'changed' | 'refused'

/** Time for a page to draw a change, and time for it to take one back. */
const PATIENCE_MS = 600
const AFTERMATH_MS = 80
/** The time after a focus in which an editor may move the caret. */
const FOCUS_MS = 250

export type Replacement = Span & { expected: string; text: string }

/** Replaces a part of a field's text if it still is the expected one. The caret stays where it was. */
export async function replace(field: Field, { start, end, expected, text }: Replacement): Promise<Outcome> {
  const before = field.read()
  if (before.slice(start, end) !== expected || hasObject(expected)) return 'changed'
  const caret = field.selection()
  const wanted = before.slice(0, start) + text + before.slice(end)
  if (!(await change(field, { start, end }, { text, wanted }))) return 'refused'
  if (caret) putCaret(field, caretAfter(caret, { start, end }, text))
  return 'done'
}

/**
 * Puts the caret where the user had it. ProseMirror takes a caret at the start of its text for a reset
 * by the browser, and moves it back, until a moment after the focus.
 */
function putCaret(field: Field, caret: Span): void {
  field.select(caret)
  if (caret.end > 0) return
  const text = field.read()
  setTimeout(() => {
    if (field.read() === text && (field.selection()?.start ?? 0) > 0) field.select(caret)
  }, FOCUS_MS)
}

/** Inserts a text at the caret. */
export async function insert(field: Field, text: string): Promise<Outcome> {
  const before = field.read()
  const { start, end } = field.selection() ?? { start: before.length, end: before.length }
  const wanted = before.slice(0, start) + text + before.slice(end)
  return (await change(field, null, { text, wanted })) ? 'done' : 'refused'
}

type Change = { text: string; wanted: string }

async function change(field: Field, span: Span | null, { text, wanted }: Change): Promise<boolean> {
  const isDone = () => isAlike(field.read(), wanted)
  if (!(await field.type(span, text)) || !(await until(field.element, isDone))) return false
  await new Promise(resolve => setTimeout(resolve, AFTERMATH_MS))
  return isDone()
}

/** Editors end lines and keep spaces in their own ways. The rest must be as wanted. */
export const isAlike = (text: string, wanted: string): boolean =>
  text === wanted || squeezed(text) === squeezed(wanted)

const squeezed = (text: string): string => text.replaceAll(/\s+/g, ' ').trim()

/** Returns where a caret is after a part of the text was replaced. */
export function caretAfter(caret: Span, { start, end }: Span, text: string): Span {
  const by = start + text.length - end
  const at = (offset: number) =>
    offset <= start ? offset : offset >= end ? offset + by : start + text.length
  return { start: at(caret.start), end: at(caret.end) }
}

/** Resolves with whether something becomes true while a page changes an element, in good time. */
function until(element: HTMLElement, isTrue: () => boolean): Promise<boolean> {
  if (isTrue()) return Promise.resolve(true)
  return new Promise(resolve => {
    const observer = new MutationObserver(() => isTrue() && end(true))
    const timer = setTimeout(() => end(isTrue()), PATIENCE_MS)
    const end = (result: boolean) => {
      observer.disconnect()
      clearTimeout(timer)
      resolve(result)
    }
    observer.observe(element, { subtree: true, childList: true, characterData: true })
  })
}

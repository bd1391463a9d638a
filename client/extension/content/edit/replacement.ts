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
/** An editor that draws its text again may move the selection of the part to replace. */
const TRIES = 3

export type Replacement = Span & { expected: string; text: string }

/** Replaces a part of a field's text if it still is the expected one. The caret stays where it was. */
export async function replace(field: Field, { start, end, expected, text }: Replacement): Promise<Outcome> {
  const before = field.read()
  if (before.slice(start, end) !== expected || hasObject(expected)) return 'changed'
  const caret = field.selection()
  const place = caret && caretAfter(caret, { start, end }, text)
  return (await change(field, { start, end }, { before, text, place })) ? 'done' : 'refused'
}

/** Inserts a text at the caret. */
export async function insert(field: Field, text: string): Promise<Outcome> {
  return (await change(field, null, { before: field.read(), text, place: null })) ? 'done' : 'refused'
}

type Change = { before: string; text: string; place: Span | null }

/** Types a text, puts the caret to its place, and returns whether the page keeps the change. */
async function change(field: Field, span: Span | null, { before, text, place }: Change): Promise<boolean> {
  const { start, end } = span ?? field.selection() ?? { start: before.length, end: before.length }
  const wanted = before.slice(0, start) + text + before.slice(end)
  if (!(await typed(field, span, { before, text }))) return false
  if (!(await until(field.element, () => isAlike(field.read(), wanted)))) return false
  const made = field.read()
  if (place) await putCaret(field, place)
  await new Promise(resolve => setTimeout(resolve, AFTERMATH_MS))
  // An editor that draws late puts the caret behind its change.
  if (place && field.read() === made && field.selection()?.start === start + text.length)
    await putCaret(field, place)
  // The user may have typed since. Only the old text is a change that was taken back.
  return before === wanted || field.read() !== before
}

/** Types a text, again while the page only moves the selection. Returns whether it was typed. */
async function typed(
  field: Field,
  span: Span | null,
  { before, text }: Pick<Change, 'before' | 'text'>,
): Promise<boolean> {
  for (let left = TRIES; left > 0; left -= 1) {
    if (await field.type(span, text)) return true
    if (field.read() !== before) return false
  }
  return false
}

/**
 * Puts the caret where the user had it. Just after a focus, ProseMirror takes a caret at the start of its
 * text for a reset by the browser and moves it back, but only once.
 */
async function putCaret(field: Field, caret: Span): Promise<void> {
  const text = field.read()
  await field.select(caret)
  const isKept = field.selection()?.start === caret.start
  if (!isKept && field.read() === text) await field.select(caret)
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

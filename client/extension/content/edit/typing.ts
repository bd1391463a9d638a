import { rangeIn, selectionOf } from '#client/extension/content/dom/safe.ts'
import type { Span } from '#client/extension/content/fields/field.ts'

/** The longest wait for the event of a selection. There is none if it is as it was. */
const SEEN_MS = 60

const nextTask = (): Promise<void> => new Promise(resolve => setTimeout(resolve, 0))

/** Resolves when editors have seen the selection that is made next, and had a task to follow it. */
export async function selectionSeen(doc: Document): Promise<void> {
  await new Promise<void>(resolve => {
    const timer = setTimeout(() => end(), SEEN_MS)
    const end = () => {
      clearTimeout(timer)
      EventTarget.prototype.removeEventListener.call(doc, 'selectionchange', end)
      resolve()
    }
    EventTarget.prototype.addEventListener.call(doc, 'selectionchange', end)
  })
  await nextTask()
}

/** A step of typing, with the browser's own command for it. */
type Step = { inputType: string; data: string | null; command: string }

const inserted = (data: string): Step => ({ inputType: 'insertText', data, command: 'insertText' })
const DELETED: Step = { inputType: 'deleteContentBackward', data: null, command: 'delete' }
const PARAGRAPH: Step = { inputType: 'insertParagraph', data: null, command: 'insertParagraph' }
const LINE_BREAK: Step = { inputType: 'insertLineBreak', data: null, command: 'insertLineBreak' }

/**
 * Does a step as typing would. The browser announces keys by `beforeinput` but not its commands, so that
 * this does: an editor that cancels the event makes the change in its own model. Otherwise the browser
 * makes it, with its undo. Returns whether the browser was to do it.
 */
function step(element: HTMLElement, { inputType, data, command }: Step): boolean {
  const init = { inputType, data, bubbles: true, cancelable: true, composed: true }
  const event = new InputEvent('beforeinput', { ...init, targetRanges: selectedRanges(element) })
  if (!element.dispatchEvent(event)) return false
  if ('execCommand' in Document.prototype)
    Document.prototype.execCommand.call(element.ownerDocument, command, false, data ?? undefined)
  return true
}

function selectedRanges(element: HTMLElement): StaticRange[] {
  const selection = 'value' in element ? null : selectionOf(element)
  const { anchorNode, focusNode, anchorOffset = 0, focusOffset = 0 } = selection ?? {}
  if (!anchorNode || !focusNode) return []
  // A range that is set to an end before its start moves both to it.
  const range = rangeIn(element.ownerDocument)
  range.setStart(anchorNode, anchorOffset)
  range.collapse(true)
  const isForward = range.comparePoint(focusNode, focusOffset) >= 0
  if (isForward) range.setEnd(focusNode, focusOffset)
  else range.setStart(focusNode, focusOffset)
  return [new StaticRange(range)]
}

/**
 * Types a text over the selection of an editable element. Each line break is a new paragraph. Ends early
 * when the user goes elsewhere: the browser types where the selection is.
 */
export async function typeInRich(element: HTMLElement, text: string): Promise<void> {
  if (text === '') {
    step(element, DELETED)
    return
  }
  if (text.includes('\n') && isDraft(element) && paste(element, text)) return
  const isPlain = element.getAttribute('contenteditable')?.toLowerCase() === 'plaintext-only'
  for (const [n, line] of text.split('\n').entries()) {
    if (n > 0) {
      step(element, isPlain ? LINE_BREAK : PARAGRAPH)
      // An editor draws its new paragraph later, and its next text belongs there.
      await nextTask()
      if (!isSelected(element)) return
    }
    if (line !== '') step(element, inserted(line))
  }
}

/** Whether the selection of a page is in an element. */
function isSelected(element: HTMLElement): boolean {
  const node = selectionOf(element)?.anchorNode
  return node !== null && node !== undefined && element.contains(node)
}

/** Draft.js takes new paragraphs from keys and from a paste only. */
const isDraft = (element: HTMLElement): boolean => element.closest('.DraftEditor-root') !== null

/** Offers a text as a paste. Returns whether the editor has taken it. */
function paste(element: HTMLElement, text: string): boolean {
  const clipboardData = new DataTransfer()
  clipboardData.setData('text/plain', text)
  const init = { clipboardData, bubbles: true, cancelable: true, composed: true }
  return !element.dispatchEvent(new ClipboardEvent('paste', init))
}

type Plain = HTMLInputElement | HTMLTextAreaElement

/** Whether a field may have so many characters and a text. */
const hasRoom = ({ maxLength }: Plain, length: number, text: string): boolean =>
  maxLength < 0 || text === '' || length + text.length <= maxLength

/**
 * Types a text over a part of a plain field, or at its caret. The field's own undo takes it back.
 * Types nothing if the page moves the selection, or if the field may not have the text: the browser
 * would cut it. Returns whether it typed.
 */
export async function typeInPlain(element: Plain, span: Span | null, text: string): Promise<boolean> {
  element.focus({ preventScroll: true })
  if (span) element.setSelectionRange(span.start, span.end)
  await nextTask()
  const before = element.value
  const start = span?.start ?? element.selectionStart ?? before.length
  const end = span?.end ?? element.selectionEnd ?? start
  if (element.selectionStart !== start || element.selectionEnd !== end) return false
  if (element.readOnly || element.disabled || !hasRoom(element, before.length - (end - start), text))
    return false
  const isOurs = step(element, text === '' ? DELETED : inserted(text))
  if (!isOurs || element.value !== before || (text === '' && start === end)) return true
  element.setRangeText(text, start, end, 'end')
  const init = { inputType: 'insertReplacementText', data: text, bubbles: true, composed: true }
  element.dispatchEvent(new InputEvent('input', init))
  return true
}

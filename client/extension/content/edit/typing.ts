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

/** Runs a command of the browser's own editing. Standards call it obsolete, and nothing else keeps the undo. */
function command(element: HTMLElement, name: string, text?: string): void {
  const { execCommand } = Document.prototype
  if (typeof execCommand === 'function') execCommand.call(element.ownerDocument, name, false, text)
}

/**
 * Types a text over the selection of an editable element. The browser announces it by `beforeinput`,
 * as it does for keys, so that an editor with its own model can take it over. Each line break is a new
 * paragraph.
 */
export async function typeInRich(element: HTMLElement, text: string): Promise<void> {
  if (text === '') {
    command(element, 'delete')
    return
  }
  if (text.includes('\n') && isDraft(element) && paste(element, text)) return
  const isPlain = element.getAttribute('contenteditable')?.toLowerCase() === 'plaintext-only'
  for (const [n, line] of text.split('\n').entries()) {
    if (n > 0) {
      command(element, isPlain ? 'insertLineBreak' : 'insertParagraph')
      // An editor draws its new paragraph later, and its next text belongs there.
      await nextTask()
    }
    if (line !== '') command(element, 'insertText', line)
  }
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

/** Asks an editor by a synthetic event to insert a text, where the browser's own way has no effect. */
export function offerText(element: HTMLElement, text: string): void {
  const init = { inputType: 'insertText', data: text, bubbles: true, cancelable: true, composed: true }
  element.dispatchEvent(new InputEvent('beforeinput', init))
}

type Plain = HTMLInputElement | HTMLTextAreaElement

/** Types a text over a part of a plain field. The field's own undo takes it back. */
export async function typeInPlain(element: Plain, span: Span | null, text: string): Promise<boolean> {
  element.focus({ preventScroll: true })
  if (span) element.setSelectionRange(span.start, span.end)
  await nextTask()
  const before = element.value
  const start = span?.start ?? element.selectionStart ?? before.length
  const end = span?.end ?? element.selectionEnd ?? start
  if (element.selectionStart !== start || element.selectionEnd !== end) return false
  if (text === '') command(element, 'delete')
  else command(element, 'insertText', text)
  if (element.value !== before || (text === '' && start === end)) return true
  element.setRangeText(text, start, end, 'end')
  element.dispatchEvent(
    new InputEvent('input', {
      inputType: 'insertReplacementText',
      data: text,
      bubbles: true,
      composed: true,
    }),
  )
  return true
}

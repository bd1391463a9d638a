import type { Span } from '#client/extension/content/fields/field.ts'

/** Resolves in a later task, when editors have seen a new selection. */
export const nextTask = (): Promise<void> => new Promise(resolve => setTimeout(resolve, 0))

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

/** Asks an editor by a synthetic event to insert a text, where the browser's own way has no effect. */
export function offerText(element: HTMLElement, text: string): void {
  const init = { inputType: 'insertText', data: text, bubbles: true, cancelable: true, composed: true }
  element.dispatchEvent(new InputEvent('beforeinput', init))
}

type Plain = HTMLInputElement | HTMLTextAreaElement

/** Types a text over a part of a plain field. The field's own undo takes it back. */
export async function typeInPlain(element: Plain, span: Span | null, text: string): Promise<void> {
  element.focus({ preventScroll: true })
  if (span) element.setSelectionRange(span.start, span.end)
  await nextTask()
  const before = element.value
  const start = span?.start ?? element.selectionStart ?? before.length
  const end = span?.end ?? element.selectionEnd ?? start
  if (element.selectionStart !== start || element.selectionEnd !== end) return
  if (text === '') command(element, 'delete')
  else command(element, 'insertText', text)
  if (element.value !== before || (text === '' && start === end)) return
  element.setRangeText(text, start, end, 'end')
  element.dispatchEvent(
    new InputEvent('input', {
      inputType: 'insertReplacementText',
      data: text,
      bubbles: true,
      composed: true,
    }),
  )
}

import { build } from './build.ts'

/** A line that a user fills in. */
export type Line = { key: string; label: string }

type Options = {
  lines: readonly Line[]
  onInput: (values: ReadonlyMap<string, string>) => void
  /** Handles a key. Returns whether it was used. */
  onKey: (event: KeyboardEvent) => boolean
  onEnter: () => void
}

const LINE_HEIGHT = 60
const LINE_GAP = 6

/**
 * Returns lines to write in. They are in an empty frame in our closed shadow root: no event in a frame
 * reaches the page around it, and a page has no way to one in a shadow root. Its listeners would
 * otherwise read each key.
 */
export function textEntry({ lines, onInput, onKey, onEnter }: Options): HTMLIFrameElement {
  const labels = lines.map(({ label }) => label).join(', ')
  const frame = build('iframe', { class: 'entry', title: labels })
  frame.style.height = `${lines.length * LINE_HEIGHT - LINE_GAP}px`
  const values = new Map<string, string>()

  const lineOf = ({ key, label }: Line): HTMLElement => {
    const input = build('input', { type: 'text', autocomplete: 'off', 'aria-label': label })
    Object.assign(input.style, INPUT_STYLE)
    input.value = values.get(key) ?? ''
    input.addEventListener('input', () => {
      values.set(key, input.value)
      onInput(values)
    })
    const line = build('label', {}, label, input)
    Object.assign(line.style, LINE_STYLE)
    return line
  }

  frame.addEventListener('load', () => {
    const doc = frame.contentDocument
    if (!doc?.body) return
    Object.assign(doc.documentElement.style, { colorScheme: 'light dark', background: 'transparent' })
    Object.assign(doc.body.style, { margin: '0', overflow: 'hidden' })
    doc.body.replaceChildren(...lines.map(lineOf))
    // The frame may have been given the focus before it had lines.
    if (doc.hasFocus()) doc.querySelector('input')?.focus()
    doc.addEventListener('keydown', event => {
      if (!event.isTrusted || event.isComposing) return
      if (event.key === 'Enter') {
        event.preventDefault()
        onEnter()
      } else if (!movesInside(event, doc) && onKey(event)) event.preventDefault()
    })
  })
  return frame
}

/** Puts the focus on an element, or on the first line of a text entry. */
export function focusOn(element: HTMLElement | undefined): void {
  const inside = element instanceof HTMLIFrameElement ? element.contentDocument?.querySelector('input') : null
  const target = inside ?? element
  target?.focus({ preventScroll: true })
}

/** Whether a key moves the caret in a line, or to another line of the entry. */
function movesInside(event: KeyboardEvent, doc: Document): boolean {
  if (event.key === 'ArrowLeft' || event.key === 'ArrowRight') return true
  if (event.key !== 'Tab') return false
  const inputs = Array.from(doc.querySelectorAll('input'))
  const last = event.shiftKey ? inputs[0] : inputs.at(-1)
  return doc.activeElement !== last
}

const LINE_STYLE = {
  display: 'block',
  height: `${LINE_HEIGHT}px`,
  boxSizing: 'border-box',
  font: '500 12px/18px system-ui, sans-serif',
  color: 'light-dark(#474c55, #bcc0c8)',
}
const INPUT_STYLE = {
  display: 'block',
  width: '100%',
  height: '34px',
  boxSizing: 'border-box',
  padding: '0 10px',
  font: '400 14px/20px system-ui, sans-serif',
  color: 'light-dark(#1c2027, #e9e6df)',
  background: 'light-dark(#fff, #12161d)',
  border: '1px solid light-dark(#848077, #6b7482)',
  outlineColor: 'light-dark(#1d4fbf, #93b7ff)',
  borderRadius: '8px',
}

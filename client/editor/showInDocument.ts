import type { StyleExample } from '#schema/writing-style/contract.ts'

/** A document opens within this time, or the place is not looked for any more. */
const WAIT_MS = 15_000
const LOOK_MS = 100
/** Characters of the editor that are not part of the text. */
const ADDED = '\u2060'

/** Where a user may be typing by now. */
const FIELD = 'input, textarea, select'

/** The editor may set its own selection while it starts; ours must last this long. */
const SETTLED_MS = 700

let waiting: AbortController | null = null

/**
 * Selects the marked part of a sentence once its document is on the screen, and scrolls to it,
 * unless the user acts first. The document opens at its top if the sentence has changed.
 */
export function showInDocument({ documentId, sentence, start, end }: StyleExample): void {
  waiting?.abort()
  const controller = new AbortController()
  const { signal } = controller
  waiting = controller
  const stop = () => controller.abort()
  const shown = sentence.replaceAll('…', ' ')
  const stopInField = ({ target }: FocusEvent) => target instanceof Element && target.matches(FIELD) && stop()
  let selectedAt = 0
  const look = () => {
    if (!location.pathname.endsWith(documentId)) return
    const editor = document.querySelector<HTMLElement>('.document-text')
    const range = editor && rangeOf(editor, shown, start, end)
    if (!editor || !range) return
    if (getSelection()?.toString() === range.toString()) {
      if (Date.now() - selectedAt > SETTLED_MS) stop()
      return
    }
    selectedAt = Date.now()
    select(editor, range)
  }
  const timers = [setInterval(look, LOOK_MS), setTimeout(stop, WAIT_MS)]
  signal.addEventListener('abort', () => timers.forEach(clearTimeout))
  // The click that leads to the document is still under way.
  setTimeout(() => {
    for (const name of ['pointerdown', 'keydown', 'wheel'])
      window.addEventListener(name, stop, { signal, capture: true, passive: true })
    // A screen reader, for one, moves the focus without a key or pointer.
    window.addEventListener('focusin', stopInField, { signal })
  })
}

function select(editor: HTMLElement, range: Range): void {
  editor.focus({ preventScroll: true })
  getSelection()?.setBaseAndExtent(
    range.startContainer,
    range.startOffset,
    range.endContainer,
    range.endOffset,
  )
  range.startContainer.parentElement?.scrollIntoView({ block: 'center' })
}

/** Returns the marked part of the sentence in an element, or null if the sentence is not there. */
export function rangeOf(element: Element, sentence: string, start: number, end: number): Range | null {
  const places: { node: Node; offset: number }[] = []
  let text = ''
  const walker = document.createTreeWalker(element, NodeFilter.SHOW_TEXT, node =>
    node.parentElement?.closest('.caret') ? NodeFilter.FILTER_REJECT : NodeFilter.FILTER_ACCEPT,
  )
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const part = node.textContent ?? ''
    for (let offset = 0; offset < part.length; offset += 1) {
      if (part[offset] === ADDED) continue
      text += part[offset]
      places.push({ node, offset })
    }
  }
  const lead = sentence.length - sentence.trimStart().length
  const from = text.indexOf(sentence.trim())
  if (from < 0) return null
  const [first, last] = [places[from + start - lead], places[from + end - 1 - lead]]
  if (!first || !last) return null
  const range = document.createRange()
  range.setStart(first.node, first.offset)
  range.setEnd(last.node, last.offset + 1)
  return range
}

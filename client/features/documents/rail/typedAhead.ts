/** Ends the wait for an editor that never comes. */
const PATIENCE_MS = 10_000

const FIELD = 'input, textarea, select, [contenteditable=true]'

let take: () => string = () => ''

/**
 * Holds what is typed until the editor of a new document is there. A field that takes the focus ends
 * this, and so does the next call.
 */
export function holdTyping(): void {
  take()
  let text = ''
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.ctrlKey || event.metaKey || event.altKey || event.isComposing) return
    if (event.key === 'Enter') text += '\n'
    else if (event.key === 'Backspace') text = text.slice(0, -1)
    else if (event.key.length === 1) text += event.key
    else return
    event.preventDefault()
    event.stopPropagation()
  }
  const onFocus = ({ target }: FocusEvent) => {
    if (target instanceof Element && target.matches(FIELD)) end()
  }
  const end = () => {
    clearTimeout(timer)
    window.removeEventListener('keydown', onKeyDown, true)
    window.removeEventListener('focusin', onFocus)
    take = () => ''
  }
  const timer = setTimeout(end, PATIENCE_MS)
  window.addEventListener('keydown', onKeyDown, true)
  window.addEventListener('focusin', onFocus)
  take = () => {
    end()
    return text
  }
}

/** Returns what was typed since {@link holdTyping}, and ends that. */
export const takeTyped = (): string => take()

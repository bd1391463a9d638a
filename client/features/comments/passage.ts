import { resolveAnchor, type Range } from '#client/editor/collab/anchor.ts'
import type { EditorSession } from '#client/editor/session.ts'

import type { Draft } from './drafts.ts'

type Stateful = Pick<EditorSession['editor'], 'state'>

/** Returns where an anchored text is, and how it reads now; null if it is gone. */
export function passageAt(editor: Stateful, anchor: string): (Range & { quote: string }) | null {
  const range = resolveAnchor(editor, anchor)
  const quote = range ? editor.state.doc.textBetween(range.from, range.to, '\n') : ''
  return range && quote.trim() !== '' ? { ...range, quote } : null
}

/** Whether the text of a new comment is gone. The draft waits for another one to be selected. */
export const isAdrift = (editor: Stateful, { place }: Pick<Draft, 'place'>): boolean =>
  !place || passageAt(editor, place.anchor) === null

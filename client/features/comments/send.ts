import { toBase64 } from 'lib0/buffer'
import type * as z from 'zod/mini'

import { encodedRange } from '#client/editor/collab/anchor.ts'
import type { Connection } from '#client/editor/collab/connection.ts'
import type { EditorSession } from '#client/editor/session.ts'
import { store } from '#client/shared/lib/store.ts'
import { translator } from '#client/shared/messages/translator.ts'
import { QUOTE_MAX, type commentRange } from '#schema/body-commands/contract.ts'
import { comments } from '#schema/messages/en/comments.ts'

import { type DraftStore, wordsOf } from './drafts.ts'
import { passageAt } from './passage.ts'
import type { CommentCalls } from './queries.ts'
import { NotSent, sendDraft, Unreachable } from './sends.ts'
import { act } from './state.ts'

const t = translator(comments)

/** Max time a comment waits for the text to be saved. */
const SAVED_MS = 15_000

type Outcome = 'saved' | 'away' | 'late'

/**
 * Waits until the server has all that was typed here. Returns `away` if that is not to be expected
 * soon, such as without a connection, and `late` if it has not come in time or is awaited no longer.
 */
export function whenSaved({ saved }: Pick<Connection, 'saved'>, signal: AbortSignal): Promise<Outcome> {
  return new Promise(resolve => {
    const settle = (outcome: Outcome) => {
      stop()
      clearTimeout(timer)
      signal.removeEventListener('abort', late)
      resolve(outcome)
    }
    const late = () => settle('late')
    const check = () => {
      const { kind } = store.get(saved)
      if (kind === 'saved') settle('saved')
      else if (kind !== 'opening' && kind !== 'saving' && kind !== 'reconnecting') settle('away')
    }
    const stop = store.sub(saved, check)
    const timer = setTimeout(late, SAVED_MS)
    signal.addEventListener('abort', late)
    if (signal.aborted) late()
    else check()
  })
}

/** Returns an anchored range as the server reads it, and its text now; null if the text is gone. */
export function rangeOf(
  editor: Pick<EditorSession['editor'], 'state'>,
  anchor: string,
): z.infer<typeof commentRange> | null {
  const passage = passageAt(editor, anchor)
  const encoded = passage && encodedRange(editor, passage)
  if (!passage || !encoded) return null
  return { start: toBase64(encoded.start), end: toBase64(encoded.end), quote: passage.quote }
}

/** A draft whose text is gone waits for another one to be selected. */
function setAdrift(drafts: DraftStore, name: string): void {
  drafts.change(name, held => {
    if (!held) return held
    const { place: _gone, ...draft } = held
    return draft
  })
}

type Parts = {
  session: { editor: EditorSession['editor']; connection: Pick<Connection, 'saved'> }
  calls: Pick<CommentCalls, 'begin' | 'remove'>
  drafts: DraftStore
}

/**
 * Sends the comment that is being written. A failure is shown at its field, and the draft stays.
 * Returns whether it was sent.
 */
export async function sendComment({ session, calls, drafts }: Parts): Promise<boolean> {
  const { editor, connection } = session
  const { composing, sends, snapshot, withheld } = editor.storage.comments.handle
  const { anchor, name } = store.get(composing) ?? {}
  const draft = name === undefined ? undefined : drafts.read(name)
  if (anchor === undefined || name === undefined || !draft || store.get(sends).get(name)?.stop) return false
  store.set(withheld, held => new Set([...held, draft.id]))
  const isSent = await sendDraft({
    sends,
    drafts,
    name,
    make: async (sent, signal) => {
      const outcome = await whenSaved(connection, signal)
      if (outcome !== 'saved') throw new Unreachable(t(outcome === 'away' ? 'notSaved' : 'notSavedYet'))
      if (signal.aborted || editor.isDestroyed) throw new NotSent()
      const range = rangeOf(editor, anchor)
      if (!range) {
        setAdrift(drafts, name)
        throw new NotSent(t('textChanged'))
      }
      if (range.quote.length > QUOTE_MAX) throw new NotSent(t('quoteTooLong', { most: QUOTE_MAX }))
      await calls.begin({ id: sent.id, range, ...wordsOf(sent) })
    },
    takeBack: ({ id }) => calls.remove({ id, threadId: id }),
    // An answer may come before the mark, without which the thread is withdrawn.
    isFinal: ({ id }) => store.get(snapshot).order.includes(id),
  })
  if (isSent && !editor.isDestroyed) {
    store.set(composing, null)
    act(editor.view, { kind: 'select', anchor: null })
    // A card in which the user writes by now stays open.
    if (!globalThis.document.activeElement?.closest('[data-comment-card]'))
      act(editor.view, { kind: 'activate', id: draft.id })
  }
  store.set(withheld, held => new Set([...held].filter(id => id !== draft.id)))
  return isSent
}

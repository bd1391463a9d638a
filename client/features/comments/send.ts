import { toBase64 } from 'lib0/buffer'
import type * as z from 'zod/mini'

import { encodedRange } from '#client/editor/collab/anchor.ts'
import type { Connection } from '#client/editor/collab/connection.ts'
import type { EditorSession } from '#client/editor/session.ts'
import { store } from '#client/shared/lib/store.ts'
import { translator } from '#client/shared/messages/translator.ts'
import { QUOTE_MAX, type commentRange } from '#schema/body-commands/contract.ts'
import { comments } from '#schema/messages/en/comments.ts'

import { type DraftStore, recalled, wordsOf } from './drafts.ts'
import { passageAt } from './passage.ts'
import type { CommentCalls } from './queries.ts'
import { NotSent, sendDraft, Unreachable, type Outcome } from './sends.ts'
import { act } from './state.ts'

const t = translator(comments)

/** Max time a comment waits for the text to be saved. */
const SAVED_MS = 15_000

type Saving = 'saved' | 'later' | 'never'

/**
 * Waits until the server has all that was typed here. Returns `later` if that is not to be expected
 * soon, such as without a connection, has not come in time or is awaited no longer, and `never` if the
 * server has ended the connection.
 */
export function whenSaved({ saved }: Pick<Connection, 'saved'>, signal: AbortSignal): Promise<Saving> {
  return new Promise(resolve => {
    const settle = (saving: Saving) => {
      stop()
      clearTimeout(timer)
      signal.removeEventListener('abort', late)
      resolve(saving)
    }
    const late = () => settle('later')
    const check = () => {
      const { kind } = store.get(saved)
      if (kind === 'saved') settle('saved')
      else if (kind === 'ended') settle('never')
      else if (kind !== 'opening' && kind !== 'saving' && kind !== 'reconnecting') settle('later')
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
    const { place: _gone, ...draft } = recalled(held)
    return draft
  })
}

export type Parts = {
  session: { editor: EditorSession['editor']; connection: Pick<Connection, 'saved'> }
  calls: Pick<CommentCalls, 'begin' | 'remove'>
  drafts: DraftStore
}

type NewThread = { name: string; anchor: string; onSent?: (id: string) => void }

/** Sends the draft of a new thread on an anchored text. Until its end is known, its card is not shown. */
export async function sendThread(
  { session: { editor, connection }, calls, drafts }: Parts,
  { name, anchor, onSent }: NewThread,
): Promise<Outcome> {
  const { sends, snapshot, withheld } = editor.storage.comments.handle
  const { id } = drafts.read(name) ?? {}
  if (id === undefined || store.get(sends).get(name)?.stop) return 'unsent'
  store.set(withheld, held => new Set([...held, id]))
  const outcome = await sendDraft({
    sends,
    drafts,
    name,
    make: async (sent, signal) => {
      const saving = await whenSaved(connection, signal)
      if (saving === 'never') throw new NotSent(t('notSaved'))
      if (saving === 'later') throw new Unreachable()
      if (signal.aborted || editor.isDestroyed) throw new NotSent()
      const range = rangeOf(editor, anchor)
      if (!range) {
        setAdrift(drafts, name)
        throw new NotSent(t('textChanged'))
      }
      if (range.quote.length > QUOTE_MAX) throw new NotSent(t('quoteTooLong', { most: QUOTE_MAX }))
      await calls.begin({ id: sent.id, range, ...wordsOf(sent) })
    },
    takeBack: sent => calls.remove({ id: sent.id, threadId: sent.id }),
    // An answer may come before the mark, without which the thread is withdrawn.
    isFinal: sent => store.get(snapshot).order.includes(sent.id),
  })
  if (outcome === 'sent') onSent?.(id)
  store.set(withheld, held => new Set([...held].filter(each => each !== id)))
  return outcome
}

/**
 * Sends the comment that is being written, and closes its field unless its author has to act. A failure is
 * shown there, and the draft stays.
 */
export async function sendComment(parts: Parts): Promise<Outcome> {
  const { editor } = parts.session
  const { composing } = editor.storage.comments.handle
  const written = store.get(composing)
  if (!written) return 'unsent'
  const close = () => {
    if (editor.isDestroyed || store.get(composing)?.name !== written.name) return
    store.set(composing, null)
    act(editor.view, { kind: 'select', anchor: null })
  }
  const open = (id: string) => {
    close()
    // A card in which the user writes by now stays open.
    if (!editor.isDestroyed && !globalThis.document.activeElement?.closest('[data-comment-card]'))
      act(editor.view, { kind: 'activate', id })
  }
  const outcome = await sendThread(parts, { name: written.name, anchor: written.anchor, onSent: open })
  if (outcome === 'waits') close()
  return outcome
}

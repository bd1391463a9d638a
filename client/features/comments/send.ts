import { toBase64 } from 'lib0/buffer'
import type * as z from 'zod/mini'

import { encodedRange, resolveAnchor } from '#client/editor/collab/anchor.ts'
import type { Connection } from '#client/editor/collab/connection.ts'
import type { EditorSession } from '#client/editor/session.ts'
import { HttpError } from '#client/shared/api/httpError.ts'
import { failureText } from '#client/shared/lib/failure.ts'
import { store } from '#client/shared/lib/store.ts'
import { translator } from '#client/shared/messages/translator.ts'
import { QUOTE_MAX, type commentRange } from '#schema/body-commands/contract.ts'
import { comments } from '#schema/messages/en/comments.ts'

import { type DraftStore, NEW_THREAD, newDraft, wordsOf } from './drafts.ts'
import type { Composing } from './marks.ts'
import type { CommentCalls } from './queries.ts'
import { act } from './state.ts'

const t = translator(comments)

/**
 * Waits until the server has all that was typed here. Returns false if that is not to be expected
 * soon, such as without a connection.
 */
export function whenSaved({ saved }: Pick<Connection, 'saved'>): Promise<boolean> {
  return new Promise(resolve => {
    let stop: (() => void) | undefined
    let isSettled = false
    const check = () => {
      const { kind } = store.get(saved)
      if (kind === 'opening' || kind === 'saving' || kind === 'reconnecting') return
      isSettled = true
      stop?.()
      resolve(kind === 'saved')
    }
    check()
    if (!isSettled) stop = store.sub(saved, check)
  })
}

/** Returns an anchored range as the server reads it, and its text now; null if the text is gone. */
export function rangeOf(
  editor: Pick<EditorSession['editor'], 'state'>,
  anchor: string,
): z.infer<typeof commentRange> | null {
  const range = resolveAnchor(editor, anchor)
  const encoded = range && encodedRange(editor, range)
  if (!range || !encoded) return null
  const quote = editor.state.doc.textBetween(range.from, range.to, '\n')
  if (quote.trim() === '') return null
  return { start: toBase64(encoded.start), end: toBase64(encoded.end), quote }
}

type Parts = { session: EditorSession; calls: CommentCalls; drafts: DraftStore }

/**
 * Sends the comment that is being written. A failure is shown at its field, and the draft stays.
 * Returns the id of the new thread, or null.
 */
export async function sendComment({ session, calls, drafts }: Parts): Promise<string | null> {
  const { editor, connection } = session
  const { composing } = editor.storage.comments.handle
  const change = (changed: Partial<Composing>) => {
    const held = store.get(composing)
    if (held) store.set(composing, { ...held, ...changed })
  }
  const fail = (problem: string): null => {
    change({ busy: false, problem })
    return null
  }
  const draft = drafts.read(NEW_THREAD)
  const { anchor, busy } = store.get(composing) ?? {}
  if (!draft || anchor === undefined || busy) return null
  change({ busy: true, problem: null })
  if (!(await whenSaved(connection))) return fail(t('notSaved'))
  const range = rangeOf(editor, anchor)
  if (!range) return fail(t('textChanged'))
  if (range.quote.length > QUOTE_MAX) return fail(t('quoteTooLong', { most: QUOTE_MAX }))
  try {
    await calls.begin({ id: draft.id, range, ...wordsOf(draft) })
  } catch (error) {
    // The thread was there for a moment, and its id is used up.
    if (error instanceof HttpError && error.body) drafts.write(NEW_THREAD, newDraft(draft.text, draft.people))
    return fail(
      error instanceof HttpError && error.code === 'CONFLICT' ? t('textChanged') : failureText(error),
    )
  }
  drafts.write(NEW_THREAD, null)
  store.set(composing, null)
  act(editor.view, { kind: 'select', anchor: null })
  act(editor.view, { kind: 'activate', id: draft.id })
  return draft.id
}

import type { Comment } from '#schema/comments/contract.ts'

import { wordsOf, type DraftStore } from './drafts.ts'
import { named } from './mentions.ts'
import type { CommentCalls } from './queries.ts'
import type { Sender } from './sends.ts'

/** Returns how a reply to a thread is sent. */
export const replying = (calls: Pick<CommentCalls, 'reply' | 'remove'>, threadId: string): Sender => ({
  make: draft => calls.reply(threadId, { id: draft.id, ...wordsOf(draft) }),
  takeBack: ({ id }) => calls.remove({ id, threadId }),
})

type Edited = {
  calls: Pick<CommentCalls, 'edit'>
  drafts: DraftStore
  name: string
  comment: Pick<Comment, 'id' | 'text' | 'mentions'>
}

/** Returns how a change to a comment is sent. */
export const editing = ({ calls, drafts, name, comment: { id, text, mentions } }: Edited): Sender => ({
  make: changed => {
    drafts.change(name, held => (held?.id === changed.id ? { ...held, sent: changed.text } : held))
    return calls.edit(id, wordsOf(changed))
  },
  takeBack: () => calls.edit(id, { text, mentions: named(text, mentions).map(({ userId }) => userId) }),
})

import { isReaction } from '#schema/reactions/emoji.ts'
import { isRecord } from '#schema/shared/records.ts'
import type { SharedComment, SharedReactions, SharedThread } from '#schema/sharing/discussion.ts'
import type { QuotedThread } from '#schema/sharing/sharedText.ts'

/** Returns whether a value is what readers of a shared text see of its reactions. */
export const areReactions = (value: unknown): value is readonly SharedReactions[] =>
  Array.isArray(value) &&
  value.every(
    (one: unknown) =>
      isRecord(one) &&
      typeof one['targetId'] === 'string' &&
      typeof one['revision'] === 'number' &&
      Array.isArray(one['reactions']) &&
      one['reactions'].every(
        (made: unknown) =>
          isRecord(made) && isReaction(made['reaction']) && typeof made['count'] === 'number',
      ),
  )

/** The same of its threads. */
export const areThreads = (value: unknown): value is readonly SharedThread[] =>
  Array.isArray(value) && value.every(isThread)

/** The same of its threads with the texts that they are on. */
export const areQuotedThreads = (value: unknown): value is readonly QuotedThread[] =>
  Array.isArray(value) &&
  value.every((one: unknown) => isThread(one) && 'quote' in one && typeof one.quote === 'string')

const isThread = (value: unknown): value is SharedThread =>
  isRecord(value) &&
  typeof value['id'] === 'string' &&
  Array.isArray(value['comments']) &&
  value['comments'].every(isComment)

const isComment = (value: unknown): value is SharedComment =>
  isRecord(value) &&
  typeof value['id'] === 'string' &&
  (value['author'] === null || typeof value['author'] === 'string') &&
  typeof value['text'] === 'string' &&
  typeof value['createdAt'] === 'string' &&
  !Number.isNaN(Date.parse(value['createdAt'])) &&
  typeof value['isEdited'] === 'boolean'

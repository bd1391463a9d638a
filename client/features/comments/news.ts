import { translator } from '#client/shared/messages/translator.ts'
import type { Comment } from '#schema/comments/contract.ts'
import { comments as messages } from '#schema/messages/en/comments.ts'
import { isolatedText } from '#schema/shared/direction.ts'

const t = translator(messages)

/** Returns the comments of others that were not known before. */
export const newsIn = (comments: readonly Comment[], known: ReadonlySet<string>, me: string): Comment[] =>
  comments.filter(({ id, author }) => author !== null && author.userId !== me && !known.has(id))

/** Returns a sentence about new comments, for those who do not see them. */
export function summaryOf(fresh: readonly Comment[]): string {
  const [only, ...others] = fresh
  if (!only) return ''
  if (others.length > 0) return t('newsMany', { count: fresh.length })
  const name = isolatedText(only.author?.name ?? t('someone'))
  return only.id === only.threadId ? t('newsComment', { name }) : t('newsReply', { name })
}

import { translator } from '#client/shared/messages/translator.ts'
import { emailGenerator } from '#schema/messages/en/emailGenerator.ts'
import type { ResultItem } from '#schema/results/contract.ts'

const t = translator(emailGenerator)

type Changed = Pick<ResultItem, 'note'> & { result: { body: string } }

/**
 * Returns the text about a change that left a body as it was, or null if it did not. Only the
 * server's note tells whether the change was counted.
 */
export const unchangedText = ({ note, result }: Changed, before: string): string | null =>
  result.body === before ? (note ?? t('unchanged')) : null

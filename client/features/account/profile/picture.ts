import { translator } from '#client/shared/messages/translator.ts'
import { PICTURE_MAX_BYTES, PICTURE_TYPES } from '#schema/account/contract.ts'
import { account } from '#schema/messages/en/account.ts'

const t = translator(account)

/** Returns why a file cannot be a profile picture, judged by its type and size, or null. */
export function pictureProblem({ type, size }: { type: string; size: number }): string | null {
  if (!PICTURE_TYPES.some(known => known === type)) return t('picture.wrongFormat')
  if (size > PICTURE_MAX_BYTES) return t('picture.tooLarge')
  return null
}

import { longDay } from '#client/shared/lib/time.ts'
import { locale, translator } from '#client/shared/messages/translator.ts'
import { sharing } from '#schema/messages/en/sharing.ts'
import type { InviteLink } from '#schema/sharing/inviteLink.ts'

const t = translator(sharing)

const TIME = new Intl.DateTimeFormat(locale, { timeStyle: 'short' })

/** Returns until when a link works, or since when it does not. */
export function lifeOf(
  { expiresAt }: Pick<InviteLink, 'expiresAt'>,
  now: number = Date.now(),
): { text: string; isOver: boolean } {
  if (expiresAt === null) return { text: t('link.lasts'), isOver: false }
  const moment = { day: longDay(expiresAt), time: TIME.format(new Date(expiresAt)) }
  const isOver = Date.parse(expiresAt) <= now
  return { text: t(isOver ? 'link.expired' : 'link.expires', moment), isOver }
}

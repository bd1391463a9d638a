import { locale, translator } from '#client/shared/messages/translator.ts'
import { FALLBACK_RATES } from '#schema/currency/currencies.ts'
import { shownIn } from '#schema/currency/display.ts'
import { notifications } from '#schema/messages/en/notifications.ts'
import type { Notification } from '#schema/notifications/contract.ts'
import { isolatedText } from '#schema/shared/direction.ts'

const t = translator(notifications)

const DAY = new Intl.DateTimeFormat(locale, { day: 'numeric', month: 'long' })

/** Returns the sentence of a notification. */
export function sentenceOf(notification: Notification): string {
  switch (notification.kind) {
    case 'mention':
    case 'reply':
    case 'share': {
      const { kind, actor, document } = notification
      const name = isolatedText(actor?.name ?? t('someone'))
      const facts = { name, title: isolatedText(document.title) }
      return kind === 'share' ? t(`act.${notification.act}`, facts) : t(kind, facts)
    }
    case 'quota': {
      const { limit, resetsAt } = notification
      return t('quota', { limit, day: DAY.format(new Date(resetsAt)) })
    }
    case 'payment': {
      const { outcome, plan, amount } = notification
      return t(`payment.${outcome}`, { plan, amount: shownIn(amount, 'INR', FALLBACK_RATES) })
    }
    default:
      return notification satisfies never
  }
}

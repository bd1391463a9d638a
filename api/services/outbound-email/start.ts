import { blankSentEmails } from '#api/services/outbound-email/cleanup.ts'
import { deliveryOf, senderOf } from '#api/services/outbound-email/delivery.ts'
import { startSender } from '#api/services/outbound-email/sender.ts'
import { mailboxTransport, smtpTransport } from '#api/services/outbound-email/transport.ts'
import type { Listener } from '#platform/database/listener.ts'
import type { Environment } from '#platform/env.ts'
import type { ClaimLoop } from '#platform/jobs/claimLoop.ts'
import type { Logger } from '#platform/logger.ts'

type Options = { env: Environment; listener: Listener; logger: Logger }

/** Starts sending emails as the environment specifies. Start it before the listener. */
export function startOutboundEmail({ env, listener, logger }: Options): ClaimLoop {
  if (deliveryOf(env) === 'mailbox') return startSender({ transport: mailboxTransport, listener, logger })
  const blanking = blankSentEmails().catch((error: unknown) =>
    logger.error({ err: error }, 'the text of old emails could not be deleted'),
  )
  if (env.SMTP_URL === undefined) return { stop: () => blanking }
  const sender = startSender({ transport: smtpTransport(env.SMTP_URL, senderOf(env)), listener, logger })
  return {
    async stop() {
      await blanking
      await sender.stop()
    },
  }
}

/** Logs where emails go if no server is configured. */
export function logDelivery(env: Environment, logger: Logger): void {
  const delivery = deliveryOf(env)
  if (delivery === 'mailbox')
    logger.info('SMTP_URL is not set: emails are shown at /dev/mailbox, on this machine only')
  if (delivery === 'none')
    logger.warn('SMTP_URL is not set: emails are not sent; they wait for a day and then fail')
}

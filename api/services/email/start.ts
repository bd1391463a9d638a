import { deliveryOf, senderOf } from '#api/services/email/delivery.ts'
import { blankSentMails } from '#api/services/email/cleanup.ts'
import { startSender, type Sender } from '#api/services/email/sender.ts'
import { mailboxTransport, smtpTransport } from '#api/services/email/transport.ts'
import type { Listener } from '#platform/database/listener.ts'
import type { Environment } from '#platform/env.ts'
import type { Logger } from '#platform/logger.ts'

type Options = { env: Environment; listener: Listener; logger: Logger }

/** Starts sending mail the way that the environment asks for. Start it before the listener. */
export function startMail({ env, listener, logger }: Options): Sender {
  if (deliveryOf(env) === 'mailbox') return startSender({ transport: mailboxTransport, listener, logger })
  const blanking = blankSentMails().catch((error: unknown) =>
    logger.error({ err: error }, 'old mails could not be emptied'),
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

/** Says in the log where mail goes when there is no server for it. */
export function tellDelivery(env: Environment, logger: Logger): void {
  const delivery = deliveryOf(env)
  if (delivery === 'mailbox')
    logger.info('SMTP_URL is not set: mail is shown at /dev/mailbox, on this machine only')
  if (delivery === 'none')
    logger.warn('SMTP_URL is not set: mail to people is not sent; it waits for a day and is then given up')
}

import { shortReason } from '#api/kit/shortReason.ts'
import {
  claimEmails,
  release,
  settleDead,
  settleLater,
  settleSent,
  type ClaimedEmail,
} from '#api/services/outbound-email/claims.ts'
import { codesOf, Undeliverable, type Transport } from '#api/services/outbound-email/transport.ts'
import type { Listener } from '#platform/database/listener.ts'
import { startClaimLoop, type ClaimLoop } from '#platform/jobs/claimLoop.ts'
import { leasedClaims, type LeaseTimes } from '#platform/jobs/leasedClaims.ts'
import type { Logger } from '#platform/logger.ts'

const MINUTE_MS = 60_000

/** The times of sending, in milliseconds. `sweepMs`: longest wait for an email that is due. */
export type EmailTimes = LeaseTimes & { sweepMs: number }

const TIMES: EmailTimes = {
  sweepMs: 5000,
  leaseMs: 2 * MINUTE_MS,
  attemptMs: MINUTE_MS,
  graceMs: 5000,
  retriesMs: [1, 5, 30, 2 * 60, 12 * 60].map(minutes => minutes * MINUTE_MS),
}

/** Maximum number of emails that one process sends at the same time. */
const AT_ONCE = 5

type Options = { transport: Transport; listener: Listener; logger: Logger; times?: Partial<EmailTimes> }

/**
 * Sends queued emails, at least once: an email is marked as sent after the transport took it.
 * Several senders share the work. Start it before the listener.
 */
export function startSender({ transport, listener, logger, times: given }: Options): ClaimLoop {
  const { sweepMs, ...times } = { ...TIMES, ...given }
  const source = leasedClaims<ClaimedEmail>({
    times,
    atOnce: AT_ONCE,
    claim: claimEmails,
    work: (email, signal) => transport.send(email, signal),
    isPermanent: error => error instanceof Undeliverable,
    async done(email) {
      await settleSent(email, transport.keepsText)
      logger.info(about(email), 'an email was sent')
    },
    failed(email, { error, isTimeout, retryMs }) {
      const reason = isTimeout ? 'The server did not answer in time.' : shortReason(error)
      // Not the error itself: its message can hold the address.
      const facts = { ...about(email), ...codesOf(error) }
      logger.warn(facts, retryMs === null ? 'an email is dead' : 'an email could not be sent yet')
      return retryMs === null ? settleDead(email, reason) : settleLater(email, reason, retryMs)
    },
    release,
  })
  return startClaimLoop({
    name: 'outbound-email',
    channel: 'outbound_email_queued',
    sweepMs,
    source,
    listener,
    logger,
  })
}

const about = ({ id, kind, attempts }: ClaimedEmail) => ({ outboundEmail: id, kind, attempts })

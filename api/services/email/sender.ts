import { setTimeout as sleep } from 'node:timers/promises'

import {
  claimMails,
  release,
  settleDead,
  settleLater,
  settleSent,
  type ClaimedMail,
} from '#api/services/email/claims.ts'
import { codesOf, reasonOf, Undeliverable, type Transport } from '#api/services/email/transport.ts'
import type { Listener } from '#platform/database/listener.ts'
import type { Logger } from '#platform/logger.ts'

const MINUTE_MS = 60_000

/** The times that sending goes by; tests shorten them. */
export type MailTimes = {
  /** Mails whose time has come, and those whose notification was lost, are found this soon. */
  sweepMs: number
  /** After so long without an outcome others may send a mail. */
  leaseMs: number
  /** After so long an attempt has failed; less than a lease, so that no mail is sent twice by a slow server. */
  attemptMs: number
  /** How long the attempts that are under way when the process stops have left. */
  graceMs: number
  /** What lies between one attempt and the next; after the last of them a mail is dead. */
  retriesMs: readonly number[]
}

const TIMES: MailTimes = {
  sweepMs: 5000,
  leaseMs: 2 * MINUTE_MS,
  attemptMs: MINUTE_MS,
  graceMs: 5000,
  retriesMs: [1, 5, 30, 2 * 60, 12 * 60].map(minutes => minutes * MINUTE_MS),
}

/** Mails under way at a time in one process. */
const AT_ONCE = 5
const LONGEST_PAUSE_MS = 5000

type Options = { transport: Transport; listener: Listener; logger: Logger; times?: Partial<MailTimes> }
export type Sender = { stop(): Promise<void> }

/**
 * Sends what is queued, at least once: a mail is marked as sent after the transport took it. Several senders share the
 * work. Start it before the listener.
 */
export function startSender({ transport, listener, logger, times: given }: Options): Sender {
  const times = { ...TIMES, ...given }
  const stopping = new AbortController()
  /** Breaks off what is still under way after the grace. */
  const breaking = new AbortController()
  const underWay = new Set<Promise<void>>()
  let wanted = true
  let wake: () => void = () => undefined
  const signal = () => {
    wanted = true
    wake()
  }
  const unlisten = listener.on('mail_queued', signal)
  const sweep = setInterval(signal, times.sweepMs)

  const begin = (mail: ClaimedMail) => {
    const attempt = deliver(mail).catch((error: unknown) =>
      // Its lease runs out, and then it is tried again.
      logger.error({ err: error, mail: mail.id }, 'what became of a mail could not be kept'),
    )
    underWay.add(attempt)
    void attempt.finally(() => {
      underWay.delete(attempt)
      signal()
    })
  }

  const deliver = async (mail: ClaimedMail) => {
    const about = { mail: mail.id, letter: mail.letter, attempts: mail.attempts }
    const limit = AbortSignal.timeout(times.attemptMs)
    try {
      await transport.send(mail, AbortSignal.any([breaking.signal, limit]))
    } catch (error) {
      if (breaking.signal.aborted) return release(mail)
      const reason = limit.aborted ? 'The server did not answer in time.' : reasonOf(error)
      const delayMs = times.retriesMs[mail.attempts - 1]
      const isDead = error instanceof Undeliverable || delayMs === undefined
      // Not the error itself: its message can hold the address.
      logger.warn({ ...about, ...codesOf(error) }, isDead ? 'a mail is dead' : 'a mail could not be sent yet')
      return isDead ? settleDead(mail, reason) : settleLater(mail, reason, delayMs)
    }
    await settleSent(mail, transport.keepsText)
    logger.info(about, 'a mail was sent')
  }

  const run = async () => {
    let failures = 0
    while (!stopping.signal.aborted) {
      if (!wanted || underWay.size >= AT_ONCE) {
        await new Promise<void>(resolve => (wake = resolve))
        continue
      }
      wanted = false
      try {
        for (const mail of await claimMails(AT_ONCE - underWay.size, times.leaseMs)) begin(mail)
        failures = 0
      } catch (error) {
        logger.error({ err: error }, 'mails could not be looked for; trying again')
        wanted = true
        const pause = Math.min(100 * 2 ** failures++, LONGEST_PAUSE_MS)
        await sleep(pause, undefined, { signal: stopping.signal }).catch(() => undefined)
      }
    }
  }
  const running = run()

  return {
    async stop() {
      stopping.abort()
      unlisten()
      clearInterval(sweep)
      wake()
      await running
      const grace = setTimeout(() => breaking.abort(), times.graceMs)
      await Promise.all(underWay)
      clearTimeout(grace)
    },
  }
}

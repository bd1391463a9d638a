import { createTransport, type SMTPTransportOptions } from 'nodemailer'
import { z } from 'zod'

import { shortReason } from '#api/kit/shortReason.ts'
import type { ClaimedEmail } from '#api/services/outbound-email/claims.ts'
import { isOwnMachine, type From } from '#api/services/outbound-email/delivery.ts'

/** Delivers emails. `send` rejects with {@link Undeliverable} if another attempt cannot help. */
export type Transport = {
  send(email: ClaimedEmail, signal: AbortSignal): Promise<void>
  /** Whether a delivered email is shown, and so keeps its text. */
  keepsText: boolean
}

/** The server will never accept this email. */
export class Undeliverable extends Error {
  override readonly name = 'Undeliverable'
}

/**
 * A user may sign up with any text: brackets, commas and quotes could turn it into another person's
 * address.
 */
const PLAIN_ADDRESS = /^[^\s\p{Cc}<>()[\]\\,;:"@]+@[^\s\p{Cc}<>()[\]\\,;:"@]+$/u

/** Accepts every email, for the mailbox page to show. */
export const mailboxTransport: Transport = { send: () => Promise.resolve(), keepsText: true }

/** Sends over SMTP, with one connection per email. */
export function smtpTransport(url: string, from: From): Transport {
  const transporter = createTransport(smtpOptions(url))
  const domain = from.address.replace(/^.*@/, '')
  return {
    keepsText: false,
    async send(email, signal) {
      if (!PLAIN_ADDRESS.test(email.recipient))
        throw new Undeliverable('No email can be sent to such an address.')
      const to = { name: '', address: email.recipient }
      try {
        await transporter.sendMail({
          signal,
          from,
          to,
          envelope: { from, to: [to] },
          subject: email.subject,
          text: email.textBody,
          html: email.htmlBody,
          // The same for each attempt, so that mail servers can detect duplicates.
          messageId: `<${email.id}@${domain}>`,
          date: email.createdAt,
          headers: { 'Auto-Submitted': 'auto-generated', ...unsubscribeHeaders(email) },
          disableFileAccess: true,
          disableUrlAccess: true,
        })
      } catch (error) {
        throw isFinal(error) ? new Undeliverable(shortReason(error), { cause: error }) : error
      }
    },
  }
}

/** The headers by which an email program ends emails of this sort with one click (RFC 8058). */
const unsubscribeHeaders = ({ unsubscribe }: ClaimedEmail): Record<string, string> =>
  unsubscribe === null
    ? {}
    : { 'List-Unsubscribe': `<${unsubscribe}>`, 'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click' }

/** Connects to the server, and signs in as for an email. Rejects if that fails. */
export async function greetServer(url: string, timeoutMs: number): Promise<void> {
  const transporter = createTransport({
    ...smtpOptions(url),
    connectionTimeout: timeoutMs,
    greetingTimeout: timeoutMs,
    socketTimeout: timeoutMs,
  })
  try {
    await transporter.verify()
  } finally {
    transporter.close()
  }
}

/**
 * Returns the options of a connection. Passwords are always encrypted, except for a server on this
 * machine, whose certificate may be self-signed.
 */
export function smtpOptions(url: string): SMTPTransportOptions {
  const { protocol, hostname, port, username, password } = new URL(url)
  const secure = protocol === 'smtps:'
  const local = isOwnMachine(hostname)
  return {
    host: hostname.replace(/^\[|\]$/g, ''),
    port: port === '' ? (secure ? 465 : 587) : Number(port),
    secure,
    requireTLS: !secure && username !== '' && !local,
    tls: { rejectUnauthorized: !local },
    ...(username !== '' && {
      auth: { user: decodeURIComponent(username), pass: decodeURIComponent(password) },
    }),
    connectionTimeout: 15_000,
    greetingTimeout: 15_000,
    socketTimeout: 30_000,
  }
}

/** The facts of an SMTP failure, without its message. */
const failure = z
  .object({
    code: z.string(),
    /** The rejected command, without its arguments. */
    command: z.string(),
    responseCode: z.number(),
    /** Whether the server called the failure permanent. */
    permanent: z.boolean(),
  })
  .partial()
  .catch({})

/** Returns the facts of a failure that may be logged. */
export const codesOf = (error: unknown): z.infer<typeof failure> =>
  failure.parse(error instanceof Undeliverable ? error.cause : error)

/**
 * Returns whether the recipient or the message was rejected permanently. A rejected sender or
 * password is for the operator to fix.
 */
function isFinal(error: unknown): boolean {
  const { code, command, permanent, responseCode } = codesOf(error)
  // The client itself rejected the address.
  if (responseCode === undefined) return code === 'EENVELOPE'
  return permanent === true && (command === 'RCPT TO' || command === 'DATA')
}

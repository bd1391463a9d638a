import { createTransport, type SMTPTransportOptions } from 'nodemailer'
import { z } from 'zod'

import { isOwnMachine, type From } from '#api/services/email/delivery.ts'
import type { ClaimedMail } from '#api/services/email/claims.ts'

/** Something that takes mails. `send` rejects with {@link Undeliverable} when no further attempt can help. */
export type Transport = {
  send(mail: ClaimedMail, signal: AbortSignal): Promise<void>
  /** Whether a mail that it took is shown, and so keeps its text. */
  keepsText: boolean
}

/** The server will never take this mail. */
export class Undeliverable extends Error {
  override readonly name = 'Undeliverable'
}

/** Whoever signs up may write more: brackets, commas and quotes would be read as another address, which is somebody else's. */
const PLAIN_ADDRESS = /^[^\s\p{Cc}<>()[\]\\,;:"@]+@[^\s\p{Cc}<>()[\]\\,;:"@]+$/u

/** Takes everything, for the mailbox page to show. */
export const mailboxTransport: Transport = { send: () => Promise.resolve(), keepsText: true }

/** Sends over SMTP, with a connection for each mail. */
export function smtpTransport(url: string, from: From): Transport {
  const transporter = createTransport(smtpOptions(url))
  const domain = from.address.replace(/^.*@/, '')
  return {
    keepsText: false,
    async send(mail, signal) {
      if (!PLAIN_ADDRESS.test(mail.recipient))
        throw new Undeliverable('No mail can be sent to such an address.')
      const to = { name: '', address: mail.recipient }
      try {
        await transporter.sendMail({
          signal,
          from,
          to,
          envelope: { from, to: [to] },
          subject: mail.subject,
          text: mail.textBody,
          html: mail.htmlBody,
          // The same at each attempt, so that a mailbox can tell that two are one.
          messageId: `<${mail.id}@${domain}>`,
          date: mail.createdAt,
          headers: { 'Auto-Submitted': 'auto-generated' },
          disableFileAccess: true,
          disableUrlAccess: true,
        })
      } catch (error) {
        throw isFinal(error) ? new Undeliverable(reasonOf(error), { cause: error }) : error
      }
    },
  }
}

/** Passwords travel encrypted or not at all, except to a server on this machine, whose certificate need not be real. */
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

/** What an SMTP client says of a failure, beside words. */
const failure = z
  .object({
    code: z.string(),
    /** The command that was refused, without what it was given. */
    command: z.string(),
    responseCode: z.number(),
    /** Whether the server said that it is for good. */
    permanent: z.boolean(),
  })
  .partial()
  .catch({})

/** The part of a failure that may be logged. */
export const codesOf = (error: unknown): z.infer<typeof failure> =>
  failure.parse(error instanceof Undeliverable ? error.cause : error)

/** Whether the recipient or the message was refused for good. A refusal of the sender or of a password is the operator's to mend. */
function isFinal(error: unknown): boolean {
  const { code, command, permanent, responseCode } = codesOf(error)
  // An address that cannot even be asked for.
  if (responseCode === undefined) return code === 'EENVELOPE'
  return permanent === true && (command === 'RCPT TO' || command === 'DATA')
}

/** What went wrong, for the list that admins read: one line, not too long. */
export const reasonOf = (error: unknown): string =>
  (error instanceof Error ? error.message : String(error)).replaceAll(/\p{Cc}+/gu, ' ').slice(0, 500)

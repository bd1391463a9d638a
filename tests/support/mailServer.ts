import { once } from 'node:events'
import type { AddressInfo, Socket } from 'node:net'
import type { Readable } from 'node:stream'
import { buffer } from 'node:stream/consumers'

import PostalMime, { type Email } from 'postal-mime'
import { SMTPServer, type SMTPServerSession } from 'smtp-server'

import { atFileEnd } from './fileEnd.ts'
import { eventually, until } from './patience.ts'

/** A received email. */
export type ReceivedEmail = Pick<
  Email,
  'subject' | 'text' | 'html' | 'messageId' | 'headers' | 'from' | 'to'
> & {
  /** The recipients in the envelope; headers may differ. */
  recipients: string[]
  /** The user that signed in to send it, if any. */
  user: string | undefined
  encrypted: boolean
}

/**
 * A failure in place of accepting an email. `unanswered`: the server keeps the email and never
 * confirms it.
 */
export type Fault = { code: number; at: 'RCPT' | 'DATA' } | 'close' | 'hang' | 'unanswered'

type Options = {
  host?: string
  /** Allowed senders. Default: anyone. */
  auth?: { user: string; password: string }
  /** Whether it offers STARTTLS, with an untrusted certificate. */
  tls?: boolean
}

const LOOPBACK = '127.0.0.1'

const running = new Set<MailServer>()
atFileEnd(async () => {
  for (const server of running) await server.close()
})

/** A real SMTP server for a test. It stores the emails it receives and fails on demand. */
export class MailServer {
  /** All received emails in order. */
  readonly emails: ReceivedEmail[] = []
  /** Total number of connections. */
  connections = 0
  /** Number of sign-in attempts, including wrong ones. */
  signIns = 0
  private readonly faults: Fault[] = []
  private readonly sockets = new Set<Socket>()
  private readonly server: SMTPServer
  private readonly options: Options
  private port = 0

  constructor(options: Options = {}) {
    this.options = options
    const { auth, tls = false } = options
    this.server = new SMTPServer({
      authOptional: !auth,
      allowInsecureAuth: !tls,
      disabledCommands: [...(tls ? [] : ['STARTTLS']), ...(auth ? [] : ['AUTH'])],
      disableReverseLookup: true,
      closeTimeout: 100,
      logger: false,
      onAuth: ({ username, password }, _session, done) => {
        this.signIns++
        if (username === auth?.user && password === auth?.password) done(null, { user: username })
        else done(refusal(535, 'Not you'))
      },
      onRcptTo: (_address, _session, done) => {
        const fault = this.faults[0]
        if (
          fault === undefined ||
          fault === 'unanswered' ||
          (typeof fault === 'object' && fault.at === 'DATA')
        )
          return done()
        this.faults.shift()
        if (typeof fault === 'object') return done(refusal(fault.code, 'No such mailbox today'))
        if (fault === 'close') this.dropConnections()
      },
      onData: (stream, session, done) => {
        void this.take(stream, session, done)
      },
    })
    this.server.server.on('connection', socket => {
      this.connections++
      this.sockets.add(socket)
      socket.on('close', () => this.sockets.delete(socket))
    })
    // Clients close the connection as requested.
    this.server.on('error', () => undefined)
    running.add(this)
  }

  static async start(options: Options = {}): Promise<MailServer> {
    const server = new MailServer(options)
    await server.listen()
    return server
  }

  /** The value for SMTP_URL. */
  get url(): string {
    const { auth, host = LOOPBACK } = this.options
    const who = auth ? `${encodeURIComponent(auth.user)}:${encodeURIComponent(auth.password)}@` : ''
    return `smtp://${who}${host}:${this.port}`
  }

  /** Applies these faults to the next emails, one each. */
  fail(...faults: Fault[]): void {
    this.faults.push(...faults)
  }

  /** Resolves once every fault has occurred. */
  async faulted(): Promise<void> {
    await until(() => this.faults.length === 0, 'every fault occurs')
  }

  /** Closes all connections, also those that wait for an answer. */
  dropConnections(): void {
    for (const socket of this.sockets) socket.destroy()
  }

  /** Returns the emails for an address, newest first. */
  emailsTo(address: string): ReceivedEmail[] {
    return this.emails.filter(email => email.recipients.includes(address)).toReversed()
  }

  /** Returns the newest email for an address, with this subject if specified. */
  async newestEmailTo(address: string, subject?: RegExp): Promise<ReceivedEmail> {
    return eventually(
      () => Promise.resolve(this.emailsTo(address).find(email => subject?.test(email.subject ?? '') ?? true)),
      `an email to ${address}`,
    )
  }

  async close(): Promise<void> {
    running.delete(this)
    this.dropConnections()
    await new Promise<void>(resolve => this.server.close(resolve))
  }

  private async take(stream: Readable, session: SMTPServerSession, done: (error?: Error) => void) {
    const fault = this.faults.shift()
    const raw = await buffer(stream)
    if (typeof fault === 'object') return done(refusal(fault.code, 'Not this email'))
    this.emails.push({
      ...(await PostalMime.parse(raw)),
      recipients: session.envelope.rcptTo.map(({ address }) => address),
      user: session.user,
      encrypted: session.secure,
    })
    if (fault !== 'unanswered') done()
  }

  private async listen(): Promise<void> {
    const listening = this.server.listen(0, this.options.host ?? LOOPBACK)
    await once(listening, 'listening')
    // A TCP server's address is an object.
    this.port = (listening.address() as AddressInfo).port
  }
}

const refusal = (responseCode: number, message: string): Error =>
  Object.assign(new Error(message), { responseCode })

/** Returns the URL of an email's button. Throws if there is none. */
export function linkIn({ text }: { text?: string | undefined }): string {
  const link = /^https?:\/\/\S+$/m.exec(text ?? '')?.[0]
  if (link === undefined) throw new Error('There is no link in this email.')
  return link
}

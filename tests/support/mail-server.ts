import { once } from 'node:events'
import type { AddressInfo, Socket } from 'node:net'
import type { Readable } from 'node:stream'
import { buffer } from 'node:stream/consumers'
import { setTimeout as sleep } from 'node:timers/promises'

import PostalMime, { type Email } from 'postal-mime'
import { SMTPServer, type SMTPServerSession } from 'smtp-server'

import { atFileEnd } from './file-end.ts'

/** A mail as it arrived. */
export type ReceivedMail = Pick<
  Email,
  'subject' | 'text' | 'html' | 'messageId' | 'headers' | 'from' | 'to'
> & {
  /** Whom the envelope named; headers may say anything. */
  recipients: string[]
  /** Who signed in to send it, if anybody. */
  user: string | undefined
  encrypted: boolean
}

/** What the server does instead of taking a mail. `unanswered`: it keeps the mail and never says so. */
export type Fault = { code: number; at: 'RCPT' | 'DATA' } | 'close' | 'hang' | 'unanswered'

type Options = {
  host?: string
  /** Who may send; anybody unless told. */
  auth?: { user: string; password: string }
  /** Whether it offers STARTTLS, with a certificate that nobody trusts. */
  tls?: boolean
}

const PATIENCE_MS = 20_000
const LOOPBACK = '127.0.0.1'

const running = new Set<MailServer>()
atFileEnd(async () => {
  for (const server of running) await server.close()
})

/** A real SMTP server of a test's own that keeps what it gets and fails when told to. */
export class MailServer {
  /** All that arrived, in order. */
  readonly mails: ReceivedMail[] = []
  /** Connections that were ever made to it. */
  connections = 0
  /** Attempts to sign in, also wrong ones. */
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
    // A client that was told to hang up does so.
    this.server.on('error', () => undefined)
    running.add(this)
  }

  static async start(options: Options = {}): Promise<MailServer> {
    const server = new MailServer(options)
    await server.listen()
    return server
  }

  /** What SMTP_URL has to be. */
  get url(): string {
    const { auth, host = LOOPBACK } = this.options
    const who = auth ? `${encodeURIComponent(auth.user)}:${encodeURIComponent(auth.password)}@` : ''
    return `smtp://${who}${host}:${this.port}`
  }

  /** The next mails meet these faults, one each. */
  fail(...faults: Fault[]): void {
    this.faults.push(...faults)
  }

  /** Resolves once every fault has been met. */
  async faulted(): Promise<void> {
    const deadline = Date.now() + PATIENCE_MS
    while (this.faults.length > 0) {
      if (Date.now() > deadline) throw new Error(`Not met: ${JSON.stringify(this.faults)}`)
      await sleep(10)
    }
  }

  /** Ends all connections, also those that wait for an answer. */
  dropConnections(): void {
    for (const socket of this.sockets) socket.destroy()
  }

  /** What arrived for an address, the newest first. */
  mailsTo(address: string): ReceivedMail[] {
    return this.mails.filter(mail => mail.recipients.includes(address)).toReversed()
  }

  /** The newest mail for an address, of this subject when one is given; waits for it up to 20 s. */
  async newestMailTo(address: string, subject?: RegExp): Promise<ReceivedMail> {
    const deadline = Date.now() + PATIENCE_MS
    for (;;) {
      const found = this.mailsTo(address).find(mail => subject?.test(mail.subject ?? '') ?? true)
      if (found) return found
      if (Date.now() > deadline) throw new Error(`No mail came to ${address}.`)
      await sleep(20)
    }
  }

  async close(): Promise<void> {
    running.delete(this)
    this.dropConnections()
    await new Promise<void>(resolve => this.server.close(resolve))
  }

  private async take(stream: Readable, session: SMTPServerSession, done: (error?: Error) => void) {
    const fault = this.faults.shift()
    const raw = await buffer(stream)
    if (typeof fault === 'object') return done(refusal(fault.code, 'Not this mail'))
    this.mails.push({
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

/** The address that a mail's button leads to. Throws when there is none. */
export function linkIn({ text }: { text?: string | undefined }): string {
  const link = /^https?:\/\/\S+$/m.exec(text ?? '')?.[0]
  if (link === undefined) throw new Error('There is no link in this mail.')
  return link
}

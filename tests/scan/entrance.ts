import { randomUUID } from 'node:crypto'
import { once } from 'node:events'
import { createServer, request, type IncomingMessage, type ServerResponse } from 'node:http'
import { buffer } from 'node:stream/consumers'

import type { Endpoint } from '#schema/endpoints/endpoint.ts'
import { urlOf } from '#schema/endpoints/url.ts'
import type { Client } from '#tests/support/client.ts'

import type { ScanCall } from './calls.ts'
import { partOf } from './leaves.ts'

const CALL = /^\/scan-call\/(\d+)(?=\?|$)/

type Options = {
  /** The URL of the product. */
  target: string
  /** The session of calls that are not prepared. */
  client?: Client
  /** The prepared calls. */
  calls?: readonly ScanCall[]
  /** Paths that would end the session. */
  closed?: readonly string[]
}

type Outgoing = { method: string; path: string; headers: IncomingMessage['headers']; body: Buffer | string }

/**
 * A proxy between a scanner and the product. It adds the session, turns the query of
 * `/scan-call/N` into the parameters of a prepared call, and counts.
 */
export class Entrance {
  requests = 0
  /** The answers by status. */
  readonly statuses = new Map<number, number>()
  /** Calls that the product failed to answer, or answered with 500. */
  readonly failures: string[] = []
  readonly url: string
  private readonly options: Options
  private readonly server: ReturnType<typeof createServer>

  private constructor(server: ReturnType<typeof createServer>, options: Options) {
    this.server = server
    this.options = options
    const address = server.address()
    this.url = `http://127.0.0.1:${typeof address === 'object' ? address?.port : address}`
    server.on('request', (incoming: IncomingMessage, outgoing: ServerResponse) => {
      this.requests++
      this.forward(incoming, outgoing).catch((error: unknown) => {
        this.failures.push(`${incoming.method} ${incoming.url}: ${String(error)}`)
        outgoing.destroy()
      })
    })
  }

  static async start(options: Options): Promise<Entrance> {
    const server = createServer({ keepAliveTimeout: 60_000 }).listen(0, '127.0.0.1')
    await once(server, 'listening')
    return new Entrance(server, options)
  }

  /** Returns the address of a prepared call with the valid values of its tested parameters. */
  addressOf(number: number): string {
    const { tested = [], leaves } = this.options.calls?.[number] ?? {}
    const values = tested.map((name): [string, string] => [name, String(leaves?.get(name))])
    return `${this.url}/scan-call/${number}?${new URLSearchParams(values).toString()}`
  }

  async close(): Promise<void> {
    this.server.closeAllConnections()
    this.server.close()
    await once(this.server, 'close')
  }

  private async forward(incoming: IncomingMessage, outgoing: ServerResponse): Promise<void> {
    const url = incoming.url ?? '/'
    const number = CALL.exec(url)?.[1]
    const call = number === undefined ? undefined : this.options.calls?.[Number(number)]
    const {
      host: _host,
      origin: _origin,
      referer: _referer,
      connection: _connection,
      ...headers
    } = incoming.headers
    if (this.options.closed?.includes(url.replace(/\/?(\?.*)?$/s, '')))
      return void outgoing.writeHead(404).end()
    const plain = { method: incoming.method ?? 'GET', path: url, headers, body: await buffer(incoming) }
    const client = call?.by ?? this.options.client
    const sent = call ? prepared(call, new URL(url, this.url).searchParams, plain) : plain
    if (client && client.cookie !== '') sent.headers = { ...sent.headers, cookie: client.cookie }
    const answer = await this.send(sent)
    client?.keep(answer.headers['set-cookie'] ?? [])
    const status = answer.statusCode ?? 0
    this.statuses.set(status, (this.statuses.get(status) ?? 0) + 1)
    const body = await buffer(answer)
    if (status === 500)
      this.failures.push(
        `${sent.method} ${sent.path} ${sent.body.toString().slice(0, 500)}: ${body.toString()}`,
      )
    const { 'transfer-encoding': _encoding, ...answered } = answer.headers
    outgoing.writeHead(status, answered).end(body)
  }

  private async send({ method, path, headers, body }: Outgoing): Promise<IncomingMessage> {
    const { hostname, port } = new URL(this.options.target)
    const call = request({
      hostname,
      port,
      method,
      path,
      headers: { ...headers, 'content-length': body.length },
    })
    call.end(body)
    return new Promise((resolve, reject) => call.once('response', resolve).once('error', reject))
  }
}

/** Returns the request of a prepared call with the values that a scanner sends. */
function prepared({ endpoint, key, leaves }: ScanCall, sent: URLSearchParams, plain: Outgoing): Outgoing {
  const method = endpoint.route.slice(0, endpoint.route.indexOf(' '))
  const part = (name: string) => partOf(name, leaves, field => sent.get(field))
  const form = part('form')
  const inUrl = method === 'GET' ? form : undefined
  const { 'content-type': _type, 'content-length': _length, ...headers } = plain.headers
  const json = JSON.stringify(part('body')) ?? ''
  const body = form && !inUrl ? urlOf(FORM, { query: form }).replace('/?', '') : json
  return {
    method,
    path: urlOf<Endpoint>(endpoint, { params: part('params'), query: inUrl ?? part('query') }),
    headers: {
      ...headers,
      ...(body !== '' && { 'content-type': form ? 'application/x-www-form-urlencoded' : 'application/json' }),
      ...(key !== undefined && { authorization: `Bearer ${key}` }),
      ...(endpoint.idempotencyKey && { 'idempotency-key': randomUUID() }),
    },
    body: Buffer.from(body),
  }
}

/** Its URL writes a form. */
const FORM: Endpoint = { route: 'GET /', summary: '', access: 'public' }

import { createServer, request as httpRequest, type IncomingMessage, type Server } from 'node:http'
import type { ServerResponse } from 'node:http'
import { connect, type Socket } from 'node:net'
import type { Duplex } from 'node:stream'

import { sendJson } from '#platform/health.ts'

/**
 * Returns the processes as `http://host:port`, in the order in which to try them. Called for each
 * request.
 */
export type Targets = { api: () => string[]; realtime: () => string[] }

const REALTIME = /^\/(collab|socket\.io)\//
/** Hop-by-hop headers, which are not forwarded. */
const HOP_BY_HOP = new Set(['connection', 'keep-alive', 'transfer-encoding'])
const CONNECT_TIMEOUT_MS = 2000

/** Round-robin: each returned list begins one entry further. */
export function inTurns(urls: () => string[]): () => string[] {
  let turn = 0
  return () => {
    const all = urls()
    const from = turn++ % Math.max(1, all.length)
    return [...all.slice(from), ...all.slice(0, from)]
  }
}

/**
 * Returns a proxy with the routes of deploy/nginx.conf: live connections go to realtime processes,
 * all other requests to api processes. It skips processes that are down.
 */
export function createProxy(targets: Targets): Server {
  const server = createServer((request, response) => void forward(targets, request, response))
  server.on('upgrade', (request: IncomingMessage, socket: Duplex, head: Buffer) => {
    void forwardUpgrade(targets, request, socket, head)
  })
  return server
}

const urlsFor = ({ api, realtime }: Targets, request: IncomingMessage): string[] =>
  REALTIME.test(request.url ?? '') ? realtime() : api()

async function forward(targets: Targets, request: IncomingMessage, response: ServerResponse): Promise<void> {
  const upstream = await reach(urlsFor(targets, request))
  if (!upstream) {
    sendJson(response, 502, { success: false, message: 'No server can be reached.', code: 'UNAVAILABLE' })
    return
  }
  const { method, url } = request
  const forwarded = httpRequest({
    createConnection: () => upstream,
    ...(method !== undefined && { method }),
    ...(url !== undefined && { path: url }),
    headers: { ...request.headers, ...forwardedHeaders(request), connection: 'close' },
  })
  forwarded.on('error', () => response.destroy())
  forwarded.on('response', answer => {
    response.writeHead(answer.statusCode ?? 502, answer.statusMessage, endToEnd(answer.rawHeaders))
    // Streams must not be buffered, so send the headers at once.
    response.flushHeaders()
    answer.on('error', () => response.destroy()).pipe(response)
  })
  response.on('close', () => forwarded.destroy())
  request.pipe(forwarded)
}

async function forwardUpgrade(
  targets: Targets,
  request: IncomingMessage,
  socket: Duplex,
  head: Buffer,
): Promise<void> {
  socket.on('error', () => socket.destroy())
  const upstream = await reach(urlsFor(targets, request))
  if (!upstream) {
    socket.end('HTTP/1.1 502 Bad Gateway\r\nConnection: close\r\n\r\n')
    return
  }
  const headers = { ...request.headers, ...forwardedHeaders(request) }
  const lines = Object.entries(headers).flatMap(([name, value]) =>
    [value ?? []].flat().map(one => `${name}: ${one}`),
  )
  upstream.write([`${request.method} ${request.url} HTTP/1.1`, ...lines, '', ''].join('\r\n'))
  upstream.write(head)
  upstream.on('error', () => socket.destroy()).on('close', () => socket.destroy())
  socket.on('close', () => upstream.destroy())
  upstream.pipe(socket).pipe(upstream)
}

function forwardedHeaders({ headers, socket }: IncomingMessage): Record<string, string> {
  const before = [headers['x-forwarded-for'] ?? []].flat()
  return {
    'x-forwarded-for': [...before, socket.remoteAddress ?? 'unknown'].join(', '),
    'x-forwarded-proto': 'http',
    'x-forwarded-host': headers.host ?? '',
  }
}

/** Returns the headers to forward, as a flat list like the input. */
const endToEnd = (raw: string[]): string[] =>
  raw.filter((_, index) => !HOP_BY_HOP.has((raw[index - (index % 2)] ?? '').toLowerCase()))

/** Connects to the first reachable process. Returns null if none is. */
async function reach(urls: string[]): Promise<Socket | null> {
  for (const url of urls) {
    const { hostname, port } = new URL(url)
    const socket = connect({ host: hostname, port: Number(port), timeout: CONNECT_TIMEOUT_MS })
    const isThere = await new Promise<boolean>(resolve => {
      socket.once('connect', () => resolve(true))
      socket.once('error', () => resolve(false))
      socket.once('timeout', () => resolve(false))
    })
    socket.removeAllListeners('timeout').setTimeout(0)
    if (isThere) return socket.setNoDelay(true)
    socket.destroy()
  }
  return null
}

import { createServer, request as call, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'

/**
 * The hosts that Chromium calls by itself. A test compares them with those of a Chromium without the
 * extension.
 */
const OWN =
  /^(?:https?:\/\/)?(?:accounts\.google\.com|android\.clients\.google\.com|redirector\.gvt1\.com|update\.googleapis\.com)[:/]/

/**
 * The only way of a browser to any network: a proxy that writes down every request and refuses all
 * but those to the listed origins. It sees the requests of every process of the browser.
 */
export class Network {
  /** The requests so far: an address, or host and port of an encrypted connection. */
  readonly sent: string[] = []
  /** The hosts that the browser itself has called. */
  readonly own = new Set<string>()
  /** Origins without encryption that requests may reach. */
  readonly allowed = new Set<string>()
  private readonly server = createServer((request, response) => this.pass(request, response))

  private constructor() {
    this.server.on('connect', ({ url = '' }: IncomingMessage, socket) => {
      this.note(url)
      socket.on('error', () => undefined)
      socket.end('HTTP/1.1 502 Bad Gateway\r\n\r\n')
    })
  }

  static async start(): Promise<Network> {
    const network = new Network()
    await new Promise<void>(resolve => network.server.listen(0, '127.0.0.1', resolve))
    network.server.unref()
    return network
  }

  get address(): string {
    return `http://127.0.0.1:${(this.server.address() as AddressInfo).port}`
  }

  stop(): void {
    this.server.close()
    this.server.closeAllConnections()
  }

  private note(url: string): void {
    if (OWN.test(url)) this.own.add(url.replace(/\?.*$/, ''))
    else this.sent.push(url)
  }

  private pass(request: IncomingMessage, response: ServerResponse): void {
    const { url = '', method, headers } = request
    this.note(url)
    if (!URL.canParse(url) || !this.allowed.has(new URL(url).origin)) {
      response.writeHead(502).end()
      return
    }
    const passed = call(url, { method, headers }, answer => {
      response.writeHead(answer.statusCode ?? 502, answer.headers)
      answer.pipe(response)
    })
    passed.on('error', () => response.destroy())
    request.pipe(passed)
  }
}

import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'

import { vi } from 'vitest'

/** The id of the extension in tests. */
export const EXTENSION_ID = 'abcdefghijklmnopabcdefghijklmnop'

/** A part of the browser's storage. */
class Area {
  readonly values = new Map<string, unknown>()
  readonly setAccessLevel = vi.fn<(level: { accessLevel: string }) => Promise<void>>(async () => undefined)
  async get(name: string): Promise<Record<string, unknown>> {
    return this.values.has(name) ? { [name]: structuredClone(this.values.get(name)) } : {}
  }
  async set(values: Record<string, unknown>): Promise<void> {
    for (const [name, value] of Object.entries(values)) this.values.set(name, structuredClone(value))
  }
  async remove(name: string): Promise<void> {
    this.values.delete(name)
  }
}

type Permission = (asked: { origins: string[] }) => Promise<boolean>

/** The browser's side of an extension, in the place of `chrome`, which a test process does not have. */
export function browserApi(origin = 'http://localhost:3000') {
  const local = new Area()
  const session = new Area()
  const sent: unknown[] = []
  const chrome = {
    runtime: {
      id: EXTENSION_ID,
      getURL: (path: string) => `chrome-extension://${EXTENSION_ID}/${path}`,
      getManifest: () => ({ optional_host_permissions: [`${origin}/*`] }),
      sendMessage: async (message: unknown) => void sent.push(message),
    },
    storage: { local, session },
    tabs: { query: async () => [], sendMessage: async () => undefined },
    permissions: {
      contains: vi.fn<Permission>(async () => true),
      remove: vi.fn<Permission>(async () => true),
    },
  }
  vi.stubGlobal('chrome', chrome)
  return { local, session, sent, permissions: chrome.permissions }
}

/** A call that a server has received. */
export type Received = {
  method: string
  path: string
  search: URLSearchParams
  headers: IncomingMessage['headers']
  body: string
}

type Answer = { status?: number; body: string } | 'none'

/** Starts a server that answers as a function says; `none` cuts the connection. */
export async function startServer(answer: (call: Received) => Answer | Promise<Answer>) {
  const received: Received[] = []
  const handle = async (request: IncomingMessage, response: ServerResponse) => {
    let body = ''
    for await (const chunk of request) body += String(chunk)
    const { pathname, searchParams } = new URL(request.url ?? '/', 'http://localhost')
    const { method = 'GET', headers } = request
    const call = { method, path: pathname, search: searchParams, headers, body }
    received.push(call)
    const given = await answer(call)
    if (given === 'none') return response.destroy()
    response.writeHead(given.status ?? 200, { 'Content-Type': 'application/json' }).end(given.body)
  }
  const server = createServer((request, response) => void handle(request, response))
  await new Promise<void>(resolve => server.listen(0, '127.0.0.1', resolve))
  return {
    origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    received,
    stop: () => {
      server.close()
      server.closeAllConnections()
    },
  }
}

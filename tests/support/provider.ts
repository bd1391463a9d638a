import { once } from 'node:events'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { setTimeout as sleep } from 'node:timers/promises'

import { z } from 'zod'

/** A received request. */
export type ProviderRequest = {
  path: string
  headers: IncomingMessage['headers']
  system: string
  user: string
  body: Body
}

/** The server's answer. */
export type Reply =
  /** A text in pieces of a few characters, `everyMs` apart, the first after `firstMs`. */
  | { text: string; firstMs?: number; everyMs?: number; cutAfter?: number; endAfter?: number }
  /** An error status, optionally with a body. */
  | { status: number; headers?: Record<string, string>; body?: string }
  /** Status 200 with these bytes. */
  | { raw: string; contentType?: string }

const message = z.object({
  role: z.string(),
  content: z.union([z.string(), z.array(z.object({ type: z.string(), text: z.string() }))]),
})
const requestBody = z.looseObject({
  model: z.string(),
  stream: z.boolean().optional(),
  messages: z.array(message),
  system: z.array(z.object({ text: z.string() })).optional(),
})
type Body = z.infer<typeof requestBody>

/** A local server that speaks OpenAI's chat completions and Anthropic's messages, and lists no models. */
export type ProviderServer = {
  /** The base URLs for OpenAI and Anthropic. */
  url: string
  requests: ProviderRequest[]
  /** Sets the answer to all further requests. */
  reply: (next: Reply | ((request: ProviderRequest) => Reply)) => void
  close(): Promise<void>
}

const PIECE = 6

export async function startProvider(): Promise<ProviderServer> {
  const requests: ProviderRequest[] = []
  let next: Reply | ((request: ProviderRequest) => Reply) = { text: 'Hello.' }
  const server = createServer((request, response) => {
    void answer(request, response).catch(() => response.destroy())
  })
  async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    if (request.method === 'GET') {
      const status = typeof next === 'object' && 'status' in next ? next.status : 200
      response.writeHead(status, { 'Content-Type': 'application/json' }).end('{"data":[]}')
      return
    }
    const chunks: Buffer[] = []
    for await (const chunk of request) chunks.push(chunk as Buffer)
    const body = requestBody.parse(JSON.parse(Buffer.concat(chunks).toString()))
    const now = { path: request.url ?? '', headers: request.headers, body, ...partsOf(body) }
    requests.push(now)
    const reply = typeof next === 'function' ? next(now) : next
    if ('status' in reply) {
      response.writeHead(reply.status, { 'Content-Type': 'application/json', ...reply.headers })
      response.end(reply.body ?? '{"error":{"message":"No.","type":"rude"}}')
    } else if ('raw' in reply) {
      response.writeHead(200, { 'Content-Type': reply.contentType ?? 'text/event-stream' }).end(reply.raw)
    } else await stream(response, reply, now.path.endsWith('/messages') ? anthropic : openai)
  }
  server.listen(0, 'localhost')
  await once(server, 'listening')
  // A TCP server's address is an object.
  const { port } = server.address() as AddressInfo
  return {
    url: `http://localhost:${port}/v1`,
    requests,
    reply: reply => (next = reply),
    async close() {
      server.closeAllConnections()
      server.close()
      await once(server, 'close')
    },
  }
}

const textOf = (content: z.infer<typeof message>['content']): string =>
  typeof content === 'string' ? content : content.map(part => part.text).join('')

function partsOf({ messages, system }: Body): { system: string; user: string } {
  const said = (role: string) =>
    messages
      .filter(one => one.role === role)
      .map(one => textOf(one.content))
      .join('\n')
  const before = system?.map(part => part.text).join('\n')
  return { system: before ?? said('system'), user: said('user') }
}

type Protocol = {
  begin: object[]
  piece: (text: string) => object
  end: (text: string) => (object | string)[]
}

const openai: Protocol = {
  begin: [{ id: 'c', choices: [{ index: 0, delta: { role: 'assistant', content: '' } }] }],
  piece: content => ({ id: 'c', choices: [{ index: 0, delta: { content } }] }),
  end: text => [
    { id: 'c', choices: [{ index: 0, delta: {}, finish_reason: 'stop' }] },
    {
      id: 'c',
      choices: [],
      usage: { prompt_tokens: 100, completion_tokens: text.length, total_tokens: 100 + text.length },
    },
    '[DONE]',
  ],
}

const anthropic: Protocol = {
  begin: [
    {
      type: 'message_start',
      message: {
        id: 'm',
        type: 'message',
        role: 'assistant',
        model: 'm',
        content: [],
        usage: { input_tokens: 100, output_tokens: 1 },
      },
    },
    { type: 'content_block_start', index: 0, content_block: { type: 'text', text: '' } },
  ],
  piece: text => ({ type: 'content_block_delta', index: 0, delta: { type: 'text_delta', text } }),
  end: text => [
    { type: 'content_block_stop', index: 0 },
    { type: 'message_delta', delta: { stop_reason: 'end_turn' }, usage: { output_tokens: text.length } },
    { type: 'message_stop' },
  ],
}

type Spoken = Extract<Reply, { text: string }>

async function stream(response: ServerResponse, reply: Spoken, protocol: Protocol): Promise<void> {
  const { text, firstMs = 0, everyMs = 0, cutAfter, endAfter } = reply
  response.writeHead(200, { 'Content-Type': 'text/event-stream' })
  const send = (event: object | string) => {
    const type = typeof event === 'object' && 'type' in event ? `event: ${String(event.type)}\n` : ''
    response.write(`${type}data: ${typeof event === 'string' ? event : JSON.stringify(event)}\n\n`)
  }
  // A test need not wait for it.
  await sleep(firstMs, undefined, { ref: false })
  for (const event of protocol.begin) send(event)
  const pieces = text.match(new RegExp(`[^]{1,${PIECE}}`, 'gu')) ?? []
  for (const [index, piece] of pieces.entries()) {
    if (index > 0) await sleep(everyMs, undefined, { ref: false })
    if (index === cutAfter) return void response.destroy()
    if (index === endAfter) return void response.end()
    send(protocol.piece(piece))
  }
  for (const event of protocol.end(text)) send(event)
  response.end()
}

/** A complete answer of the product. */
export type Answer = {
  status: number
  headers: Headers
  text: string
  /** The body, parsed if it is JSON. */
  json: unknown
}

type Request = { body?: unknown; headers?: Record<string, string> }

/** The HTTP side of a browser: it keeps cookies and follows no redirects. */
export class Client {
  readonly url: string
  private readonly cookies = new Map<string, string>()

  /** With the `cookie` of another client, it shares that session. */
  constructor(url: string, cookie = '') {
    this.url = url
    if (cookie !== '') this.keep(cookie.split('; '))
  }

  /** The Cookie header, for sockets. */
  get cookie(): string {
    return [...this.cookies].map(([name, value]) => `${name}=${value}`).join('; ')
  }

  get(path: string, headers: Record<string, string> = {}): Promise<Answer> {
    return this.send('GET', path, { headers })
  }

  post(path: string, body: unknown = {}, headers: Record<string, string> = {}): Promise<Answer> {
    return this.send('POST', path, { body, headers })
  }

  patch(path: string, body: unknown): Promise<Answer> {
    return this.send('PATCH', path, { body })
  }

  delete(path: string): Promise<Answer> {
    return this.send('DELETE', path)
  }

  /** Sends a file. */
  sendBytes(method: string, path: string, bytes: Buffer, type: string): Promise<Answer> {
    return this.send(method, path, { body: bytes, headers: { 'Content-Type': type } })
  }

  /** Sends a string or bytes as they are, and any other body as JSON. */
  async send(method: string, path: string, { body, headers = {} }: Request = {}): Promise<Answer> {
    const response = await fetch(new URL(path, this.url), {
      method,
      redirect: 'manual',
      headers: {
        ...(this.cookies.size > 0 && { Cookie: this.cookie }),
        ...(body !== undefined && { 'Content-Type': 'application/json' }),
        ...headers,
      },
      ...(body !== undefined && { body: asSent(body) }),
    })
    this.keep(response.headers.getSetCookie())
    const text = await response.text()
    const isJson = response.headers.get('content-type')?.startsWith('application/json') ?? false
    return {
      status: response.status,
      headers: response.headers,
      text,
      json: isJson ? JSON.parse(text) : undefined,
    }
  }

  /** Keeps the cookies of `Set-Cookie` headers. */
  keep(lines: string[]): void {
    for (const line of lines) {
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(line) ?? []
      const expires = /expires=([^;]+)/i.exec(line)?.[1]
      if (value === '' || (expires !== undefined && new Date(expires) < new Date())) this.cookies.delete(name)
      else this.cookies.set(name, value)
    }
  }
}

/** Returns the statuses of concurrent calls, sorted. */
export const statuses = (answers: Answer[]): number[] =>
  answers.map(answer => answer.status).toSorted((a, b) => a - b)

function asSent(body: unknown): string | Uint8Array<ArrayBuffer> {
  if (typeof body === 'string') return body
  return Buffer.isBuffer(body) ? new Uint8Array(body) : JSON.stringify(body)
}

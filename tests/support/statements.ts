import { once } from 'node:events'
import { connect, createServer, type AddressInfo, type Socket } from 'node:net'

/** A way to a database that counts the statements which pass. */
export type StatementCounter = {
  /** The address of the database by this way. */
  url: string
  /** Returns how often each statement was executed since the last call. */
  counted: () => Map<string, number>
  stop: () => Promise<void>
}

/** Starts a proxy in front of a PostgreSQL server. */
export async function countStatements(databaseUrl: string): Promise<StatementCounter> {
  const target = new URL(databaseUrl)
  let counts = new Map<string, number>()
  const sockets = new Set<Socket>()
  const proxy = createServer(client => {
    const database = connect(Number(target.port || '5432'), target.hostname)
    const reader = new StatementReader(statement => counts.set(statement, (counts.get(statement) ?? 0) + 1))
    client.on('data', bytes => reader.read(bytes))
    for (const [from, to] of [
      [client, database],
      [database, client],
    ] as const) {
      sockets.add(from)
      from.pipe(to)
      from.on('error', () => to.destroy()).on('close', () => sockets.delete(from))
    }
  })
  proxy.listen(0, '127.0.0.1')
  await once(proxy, 'listening')
  const url = new URL(databaseUrl)
  // A TCP server's address is an object.
  url.host = `127.0.0.1:${(proxy.address() as AddressInfo).port}`
  return {
    url: url.href,
    counted() {
      const before = counts
      counts = new Map()
      return before
    },
    async stop() {
      for (const socket of sockets) socket.destroy()
      proxy.close()
      await once(proxy, 'close')
    },
  }
}

const HEADER = 5

/** Reads what a client of PostgreSQL sends: simple queries, and bound statements, which may have a name. */
class StatementReader {
  private readonly tell: (statement: string) => void
  private readonly named = new Map<string, string>()
  private rest = Buffer.alloc(0)
  private hasStarted = false

  constructor(tell: (statement: string) => void) {
    this.tell = tell
  }

  read(bytes: Buffer): void {
    this.rest = Buffer.concat([this.rest, bytes])
    // The first message has no type.
    if (!this.hasStarted) {
      if (this.rest.length < 4 || this.rest.length < this.rest.readInt32BE(0)) return
      this.rest = this.rest.subarray(this.rest.readInt32BE(0))
      this.hasStarted = true
    }
    while (this.rest.length >= HEADER && this.rest.length > this.rest.readInt32BE(1)) {
      const end = 1 + this.rest.readInt32BE(1)
      this.message(String.fromCodePoint(this.rest[0] ?? 0), this.rest.subarray(HEADER, end))
      this.rest = this.rest.subarray(end)
    }
  }

  private message(type: string, content: Buffer): void {
    const [first = '', second = ''] = content.toString('latin1').split('\0', 2)
    if (type === 'Q') this.tell(first)
    if (type === 'P') this.named.set(first, second)
    // A portal, and the name of its statement.
    if (type === 'B') this.tell(this.named.get(second) ?? '')
  }
}

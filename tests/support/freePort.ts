import { createServer, type Server } from 'node:net'

/**
 * Below the ports that systems hand out: no other server takes one of these while the server that
 * owns it is down.
 */
const FIRST = 20_000
/** The number of ports in a range, and of ranges. */
const [WIDTH, RANGES] = [500, 24]

let range: Promise<number> | null = null
let next = 1

/** Returns a free port for a server that restarts on it. */
export async function freePort(): Promise<number> {
  const first = await (range ??= takeRange())
  for (let tries = 1; tries < WIDTH; tries++) {
    const port = first + next
    next = (next % (WIDTH - 1)) + 1
    const server = await listen(port)
    if (!server) continue
    await new Promise(resolve => server.close(resolve))
    return port
  }
  throw new Error(`No port from ${first + 1} to ${first + WIDTH - 1} is free.`)
}

/**
 * Takes a range of ports for this process until it ends, also from those of other runs of the tests, and
 * returns its first port. Listening on that keeps the others away.
 */
async function takeRange(): Promise<number> {
  const own = Number(process.env['VITEST_POOL_ID'] ?? 0)
  for (let tries = 0; tries < RANGES; tries++) {
    const first = FIRST + ((own + tries) % RANGES) * WIDTH
    const server = await listen(first)
    if (!server) continue
    server.unref()
    return first
  }
  throw new Error(`All ports from ${FIRST} on are taken.`)
}

/** Returns a server that listens on a port, or null if it is taken. */
const listen = (port: number): Promise<Server | null> =>
  new Promise(resolve => {
    const server = createServer()
    server.once('error', () => resolve(null)).listen(port, () => resolve(server))
  })

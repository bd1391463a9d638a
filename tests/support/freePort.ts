import { createServer } from 'node:net'

/**
 * Below the ports that systems hand out: no other server takes one of these while the server that
 * owns it is down.
 */
const FIRST = 20_000
/** Ports of one worker of the test runner, and the number of such ranges. */
const [WIDTH, RANGES] = [500, 24]

let next = Math.floor(Math.random() * WIDTH)

/** Returns a free port for a server that restarts on it. */
export async function freePort(): Promise<number> {
  const first = FIRST + (Number(process.env.VITEST_POOL_ID ?? 0) % RANGES) * WIDTH
  for (let tries = 0; tries < WIDTH; tries++) {
    const port = first + (next++ % WIDTH)
    if (await isFree(port)) return port
  }
  throw new Error(`No port from ${first} to ${first + WIDTH - 1} is free.`)
}

const isFree = (port: number): Promise<boolean> =>
  new Promise(resolve => {
    const server = createServer()
      .once('error', () => resolve(false))
      .listen(port, () => server.close(() => resolve(true)))
  })

import { RateLimiterMemory, RateLimiterRedis, type RateLimiterAbstract } from 'rate-limiter-flexible'

import type { RedisLink } from '#platform/redis/link.ts'

/**
 * How limits are counted: `factor` multiplies each limit; over `link`, all processes share the
 * counts.
 */
export type LimitOptions = { factor: number; link?: RedisLink }

type Limit = { name: string; points: number; seconds: number; blockSeconds?: number }

/** Counts in Redis if configured. While Redis is down, counts in this process only. */
export function createLimiter(limit: Limit, { factor, link }: LimitOptions): RateLimiterAbstract {
  const { name, points, seconds, blockSeconds = 0 } = limit
  const options = { points: Math.ceil(points * factor), duration: seconds, blockDuration: blockSeconds }
  const memory = new RateLimiterMemory({ ...options, keyPrefix: name })
  if (!link) return memory
  return new RateLimiterRedis({
    ...options,
    keyPrefix: `bluepencil:limit:${name}`,
    storeClient: storeOver(link),
    useRedisPackage: true,
    insuranceLimiter: memory,
  })
}

type Script = { keys: string[]; arguments: string[] }

/** The limiter's Redis commands over a link, which fails fast while Redis is down. */
const storeOver = (link: RedisLink) => ({
  eval: (script: string, options: Script) => link.use(client => client.eval(script, options)),
  multi: () => new Commands(link),
})

/** Commands that run together. Their replies arrive as a list. */
class Commands {
  private readonly commands: string[][] = []
  private readonly link: RedisLink

  constructor(link: RedisLink) {
    this.link = link
  }

  set(key: string, value: number, { EX }: { EX?: number } = {}): this {
    this.commands.push(['SET', key, String(value), ...(EX === undefined ? [] : ['EX', String(EX)])])
    return this
  }

  get(key: string): this {
    this.commands.push(['GET', key])
    return this
  }

  pTTL(key: string): this {
    this.commands.push(['PTTL', key])
    return this
  }

  exec(): Promise<unknown[]> {
    return this.link.use(client =>
      this.commands.reduce((multi, command) => multi.addCommand(command), client.multi()).exec(),
    )
  }
}

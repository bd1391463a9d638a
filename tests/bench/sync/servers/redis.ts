import { findRedis } from '../../../../scripts/build/lib/redis.mjs'
import { Child, freePort } from './child.ts'

/** A Redis server without persistence. */
export async function startRedis(): Promise<Child> {
  const program = findRedis()
  if (!program) throw new Error('There is no Redis server. Install one, or set REDIS_SERVER_PATH.')
  const port = await freePort()
  const child = new Child({
    program,
    args: ['--port', String(port), '--bind', '127.0.0.1', '--save', '', '--appendonly', 'no'],
    port,
  })
  await child.start()
  return child
}

import { existsSync } from 'node:fs'

import { say } from './project.mjs'
import { findRedis } from './redis.mjs'
import { run } from './run.mjs'

const isRoot = () => process.getuid?.() === 0

/** Commands that install a Redis server. Only commands available on this system are tried. */
const INSTALLERS = [
  {
    program: '/usr/bin/apt-get',
    commands: [['update'], ['install', '-y', '--no-install-recommends', 'redis-server']],
    env: { DEBIAN_FRONTEND: 'noninteractive', RUNLEVEL: '1' },
    mayRun: isRoot,
  },
  { program: '/sbin/apk', commands: [['add', 'redis']], mayRun: isRoot },
  { program: '/usr/bin/dnf', commands: [['install', '-y', 'redis']], mayRun: isRoot },
  { program: '/opt/homebrew/bin/brew', commands: [['install', 'redis']], mayRun: () => !isRoot() },
  { program: '/usr/local/bin/brew', commands: [['install', 'redis']], mayRun: () => !isRoot() },
]

/** Returns the path of a Redis server, installing one if necessary. Throws if that fails. */
export async function ensureRedis() {
  const found = findRedis()
  if (found) return found
  for (const { program, commands, env, mayRun } of INSTALLERS) {
    if (!existsSync(program) || !mayRun()) continue
    say(`Installing a Redis server for the tests (${program}) …`)
    for (const args of commands) await run(program, args, { quiet: true, env })
    const installed = findRedis()
    if (installed) return installed
  }
  throw new Error(
    'The tests of several processes need a Redis server: install one, or set REDIS_SERVER_PATH to its program.',
  )
}

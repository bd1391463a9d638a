import { type ChildProcess, execFileSync, spawn } from 'node:child_process'
import { once } from 'node:events'
import { copyFileSync, existsSync, mkdirSync } from 'node:fs'
import { dirname, join, resolve } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'

import { afterAll, beforeAll, expect, test } from 'vitest'

import { readLockFile } from '#platform/embedded-postgres/lockFile.ts'
import { TEST_MS, until } from '#tests/support/patience.ts'
import { temporaryDirectory } from '#tests/support/temporary.ts'

import { npmScript } from '../../scripts/build/lib/npm.mjs'

const ROOT = resolve(import.meta.dirname, '../..')

// The path contains a space, like many user folders.
const directory = temporaryDirectory('clean copy')
let child: ChildProcess | null = null
let output = ''

/** Copies the tracked files of the work tree. An untracked file is missing, as in a clone. */
function copyTrackedFiles(): void {
  const files = execFileSync('git', ['ls-files', '-z'], { cwd: ROOT, encoding: 'utf8' }).split('\0')
  for (const file of files) {
    const source = join(ROOT, file)
    if (file === '' || !existsSync(source)) continue
    mkdirSync(dirname(join(directory.path, file)), { recursive: true })
    copyFileSync(source, join(directory.path, file))
  }
}

/** Runs `npm start` like a user and returns the printed address. */
async function start(): Promise<string> {
  const env = { ...process.env, NODE_ENV: '', PORT: '0', DATABASE_URL: '', DATA_DIR: '', PUBLIC_URL: '' }
  const started = spawn(process.execPath, [npmScript(), 'start'], {
    cwd: directory.path,
    env,
    stdio: ['ignore', 'pipe', 'pipe'],
    detached: true,
  })
  child = started
  output = ''
  for (const stream of [started.stdout, started.stderr]) {
    stream.setEncoding('utf8').on('data', (text: string) => (output += text))
  }
  const ready = () => /^ready (\S+)$/m.exec(output)?.[1]
  const isOver = () => ready() !== undefined || started.exitCode !== null
  await until(isOver, 'npm start is ready', TEST_MS).catch(() => undefined)
  return ready() ?? expect.fail(`npm start did not become ready:\n${output}`)
}

async function stop(): Promise<number | null> {
  if (!child) return null
  const exit = once(child, 'exit')
  child.kill('SIGTERM')
  await exit
  return child.exitCode
}

beforeAll(copyTrackedFiles)

afterAll(async () => {
  if (child?.pid !== undefined && child.exitCode === null && child.signalCode === null) {
    process.kill(-child.pid, 'SIGTERM')
    await Promise.race([once(child, 'exit'), sleep(20_000)])
  }
  directory.remove()
})

test('installs, builds, serves, and stops on SIGTERM in a clean copy', async () => {
  const url = await start()
  // Node.js warns of deprecated calls.
  expect(output).not.toContain('Warning: ')
  const page = await fetch(url)
  expect(page.status).toBe(200)
  expect(page.headers.get('content-type')).toContain('text/html')
  expect((await fetch(`${url}/healthz`)).status).toBe(200)
  expect((await fetch(`${url}/api/nothing`)).status).toBe(404)
  expect(readLockFile(join(directory.path, 'data/postgres'))).not.toBeNull()
  expect(await stop()).toBe(0)
  expect(readLockFile(join(directory.path, 'data/postgres'))).toBeNull()
  await expect(fetch(url)).rejects.toThrow('fetch failed')
})

test('builds nothing on a later start', async () => {
  await start()
  expect(output).not.toContain('Building')
  expect(await stop()).toBe(0)
})

import { execFileSync, spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { cp, mkdir } from 'node:fs/promises'
import path from 'node:path'

import { npmScript } from '../../../scripts/build/lib/npm.mjs'

const root = path.resolve(import.meta.dirname, '../../..')

export type Started = { url: string; ms: number; stop: () => Promise<void> }

/** Copies the tracked files, like a clone. */
export async function copyTracked(target: string): Promise<void> {
  const files = execFileSync('git', ['ls-files'], { cwd: root, encoding: 'utf8' }).split('\n').filter(Boolean)
  for (const file of files) {
    await mkdir(path.dirname(path.join(target, file)), { recursive: true })
    await cp(path.join(root, file), path.join(target, file))
  }
}

/** Runs `npm start` in a folder and measures the time until the product is ready. */
export const startFrom = (cwd: string): Promise<Started> =>
  waitUntilReady(
    spawn(process.execPath, [npmScript(), 'start'], {
      cwd,
      env: environment(path.join(cwd, 'data')),
      detached: true,
    }),
  )

/** Runs `npm start` with separate data in this checkout or in the folder of another version. */
export const startAt = (dataDir: string, cwd = root): Promise<Started> =>
  waitUntilReady(
    spawn(process.execPath, [npmScript(), 'start'], { cwd, env: environment(dataDir), detached: true }),
  )

const environment = (dataDir: string): NodeJS.ProcessEnv => ({
  ...process.env,
  PORT: '0',
  DATA_DIR: dataDir,
  DATABASE_URL: '',
  RATE_LIMIT_FACTOR: '1000',
})

async function waitUntilReady(child: ChildProcess): Promise<Started> {
  const started = performance.now()
  let output = ''
  const url = await new Promise<string>((resolve, reject) => {
    const listen = (text: string) => {
      output += text
      const ready = /^ready (\S+)$/m.exec(output)
      if (ready?.[1]) resolve(ready[1])
    }
    child.stdout?.setEncoding('utf8').on('data', listen)
    child.stderr?.setEncoding('utf8').on('data', (text: string) => {
      output += text
    })
    child.once('exit', () => reject(new Error(`npm start ended:\n${output}`)))
  })
  return {
    url,
    ms: performance.now() - started,
    async stop() {
      if (child.pid === undefined || child.exitCode !== null) return
      // npm does not always forward a signal, so send it to the whole process group.
      process.kill(-child.pid, 'SIGTERM')
      await once(child, 'exit')
    },
  }
}

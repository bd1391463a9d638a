import { existsSync, mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

import { afterAll, beforeAll, describe, expect, test } from 'vitest'

import { secret as secretCommand } from '../../scripts/cli/secret/command.ts'
import { codeOf, enrolApp, signIn } from '../support/accounts.ts'
import { contentsOf } from '../support/backup.ts'
import { Client } from '../support/client.ts'
import { type Person, signUp } from '../support/factories.ts'
import { runSql } from '../support/outbox.ts'
import { migratedDatabase, type TemporaryDatabase } from '../support/postgres.ts'
import { type Product, startProduct } from '../support/product.ts'
import { commandToEnd, type Ended, runToEnd } from '../support/programs.ts'
import { temporaryDirectory } from '../support/temporary.ts'

const FORMER = 'the former session secret'
const NEW = 'the new session secret'
const SEVERAL = { REDIS_URL: 'redis://127.0.0.1:1' }
const SAFE = /Nothing was changed\. Start with the former secret\. To change it, see npm run secret\.\n$/

const directory = temporaryDirectory('secret')
afterAll(() => directory.remove())

const environmentOf = (database: { url: string }, secret: string) => ({
  DATABASE_URL: database.url,
  SESSION_SECRET: secret,
  DATA_DIR: join(directory.path, 'data'),
})

const run = (name: string, database: { url: string }, secret: string, ...args: string[]): Promise<Ended> =>
  runToEnd(name, { args, env: environmentOf(database, secret) })

const inProcess = (database: { url: string }, secret: string, ...args: string[]): Promise<Ended> =>
  commandToEnd(secretCommand, { args, env: environmentOf(database, secret) })

function expectRefused({ code, said }: Ended, words: RegExp): void {
  expect(said).toMatch(words)
  expect(said.trim().split('\n')).toHaveLength(1)
  expect(code).toBe(1)
}

/** Starts a product on the database with a secret, runs `act`, and stops it. */
async function running(
  database: { url: string },
  env: Record<string, string>,
  act: (product: Product) => Promise<void>,
): Promise<string> {
  const product = await startProduct({
    env: { DATABASE_URL: database.url, ...env },
    dataDir: join(directory.path, 'data'),
  })
  try {
    await act(product)
  } finally {
    await product.stop()
  }
  return product.logs()
}

describe('a database with an authenticator app', () => {
  let database: TemporaryDatabase
  let ada: Person
  let app: Awaited<ReturnType<typeof enrolApp>>

  beforeAll(async () => {
    database = await migratedDatabase()
    await running(database, { SESSION_SECRET: FORMER }, async product => {
      ada = await signUp(product)
      app = await enrolApp(ada)
    })
  })
  afterAll(() => database.drop())

  /** Signs in with a code of the app, or a recovery code. */
  async function signInWith(product: Product, code: string): Promise<number> {
    await runSql(database.url, 'UPDATE users SET totp_last_step = NULL')
    const client = new Client(product.url)
    expect((await signIn(client, ada.user.email)).json).toMatchObject({ next: 'totp' })
    return (await client.post('/api/auth/signin/totp', { code })).status
  }

  test('refuses another secret in every role, before any change', async () => {
    const before = await contentsOf(database.url)
    for (const env of [{}, { ...SEVERAL, ROLE: 'api' }, { ...SEVERAL, ROLE: 'realtime' }]) {
      const ended = await runToEnd('serve', {
        env: { DATABASE_URL: database.url, SESSION_SECRET: NEW, DATA_DIR: directory.path, ...env },
      })
      expectRefused(
        ended,
        /^SESSION_SECRET is not the one that the database was used with\. It does not open the secrets of 1 authenticator app\. /,
      )
      expect(ended.said).toMatch(SAFE)
    }
    expect(await contentsOf(database.url)).toEqual(before)
  })

  test('refuses a start without its secret, and makes none', async () => {
    const ended = await run('serve', database, '')
    expectRefused(
      ended,
      /^The session secret is missing: there is no SESSION_SECRET and no file \S+session-secret\. /,
    )
    expect(ended.said).toMatch(SAFE)
    expect(existsSync(join(directory.path, 'data', 'session-secret'))).toBe(false)
  })

  test('of an earlier version, without a check value, takes over only a secret that opens the app', async () => {
    await runSql(database.url, `DROP TABLE session_secret_check`)
    await runSql(database.url, `DELETE FROM migrations WHERE name = '0023-session-secret'`)
    const before = await contentsOf(database.url)
    expectRefused(await run('serve', database, NEW), /^SESSION_SECRET is not the one /)
    expect(await contentsOf(database.url)).toEqual(before)
    await running(database, { SESSION_SECRET: FORMER }, () => Promise.resolve())
    expect(await runSql(database.url, 'SELECT single FROM session_secret_check')).toEqual([{ single: true }])
  })

  test('changes to another secret: with the former one the app goes on', async () => {
    const file = join(directory.path, 'former')
    expectRefused(await inProcess(database, NEW, 'check'), /^SESSION_SECRET is not the one /)
    expectRefused(
      await inProcess(database, NEW, 'change'),
      /^Without the former secret, 1 authenticator app stops working\. Nothing was changed\. Add --former FILE /,
    )
    writeFileSync(file, 'no secret of this database')
    expectRefused(
      await inProcess(database, NEW, 'change', '--former', file),
      /^The secret in the file is not /,
    )
    writeFileSync(file, `${FORMER}\n`)
    expect(await run('secret', database, NEW, 'change', '--former', file)).toEqual({
      code: 0,
      said: 'The session secret was changed. 1 session ended.\n1 authenticator app goes on working.\n',
    })
    expect((await inProcess(database, NEW, 'check')).said).toBe(
      'The session secret is the right one. It signs 0 sessions and seals the secrets of 1 authenticator app.\n',
    )
    await running(database, { SESSION_SECRET: NEW }, async product => {
      expect((await inProcess(database, FORMER, 'change', '--lose-apps')).said).toMatch(
        /^Bluepencil is running on this database\. /,
      )
      expect(await signInWith(product, codeOf(app.secret))).toBe(200)
    })
    expectRefused(await run('serve', database, FORMER), /^SESSION_SECRET is not the one /)
  })

  test('changes without the former one: the app stops working, and a recovery code goes on', async () => {
    const { code, said } = await inProcess(database, 'a third session secret', 'change', '--lose-apps')
    expect(said).toBe(
      'The session secret was changed. 1 session ended.\n1 authenticator app stops working. People sign in with a recovery code, or after npm run grant -- EMAIL one-factor.\n',
    )
    expect(code).toBe(0)
    await running(database, { SESSION_SECRET: 'a third session secret' }, async product => {
      expect(await signInWith(product, codeOf(app.secret))).toBe(401)
      expect(await signInWith(product, app.codes[0] ?? '')).toBe(200)
    })
  })
})

describe('a database with nothing sealed', () => {
  let database: TemporaryDatabase
  beforeAll(async () => {
    database = await migratedDatabase()
  })
  afterAll(() => database.drop())

  test('takes over another secret, but not while a process uses the first', async () => {
    await running(database, { SESSION_SECRET: FORMER }, async product => {
      await signUp(product)
      expectRefused(await run('serve', database, NEW), /A running process uses another one\./)
    })
    const logs = await running(database, { SESSION_SECRET: NEW }, () => Promise.resolve())
    expect(logs).toContain('the session secret is another one than before: all sessions end')
    expect(await running(database, { SESSION_SECRET: NEW }, () => Promise.resolve())).not.toContain(
      'another one',
    )
  })

  test('refuses to make a secret in an empty DATA_DIR while sessions last, and a damaged one', async () => {
    expectRefused(await run('serve', database, ''), /^The session secret is missing: /)
    const file = join(directory.path, 'data', 'session-secret')
    mkdirSync(join(directory.path, 'data'))
    writeFileSync(file, '')
    expectRefused(
      await run('serve', database, ''),
      /^The session secret in \S+session-secret is damaged\. Nothing was changed\. Put the file back /,
    )
    rmSync(file)
    await runSql(database.url, 'DELETE FROM sessions')
    await running(database, {}, () => Promise.resolve())
    expect(existsSync(file)).toBe(true)
  })
})

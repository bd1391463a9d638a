import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { z } from 'zod'

import { hashPassword } from '#api/features/auth/passwords.ts'
import { signIn } from '#tests/support/accounts.ts'
import { apiServer, type ApiServer } from '#tests/support/apiServer.ts'
import { Client } from '#tests/support/client.ts'
import { PASSWORD, signUp } from '#tests/support/factories.ts'
import { inDatabase, emailsFor } from '#tests/support/queuedEmails.ts'

// Answers take the same time when they wait for the same work. The times themselves are measured by
// `npm run bench -- sign-in`.

/** Hashes that run or wait at a time. The next one is refused. */
const MOST_HASHES = 102
const UNKNOWN = 'nobody@example.org'
const WRONG = 'not the password'

/** States of an account that could take another way. */
const STATES = {
  confirmed: 'email_verified_at = now()',
  unconfirmed: 'email_verified_at = NULL',
  'Google only': 'password_hash = NULL, google_subject = id::text',
  suspended: 'suspended_at = now()',
}

let server: ApiServer
/** An address of each kind. */
let emails: string[]

beforeAll(async () => {
  server = await apiServer()
  emails = [UNKNOWN]
  for (const change of Object.values(STATES)) {
    const { user } = await signUp(server)
    await inDatabase(server, `UPDATE users SET ${change} WHERE id = $1`, [user.id])
    emails.push(user.email)
  }
})
afterAll(() => server.close())

/** The part of a failure that a user sees. */
const failure = z.object({ code: z.string(), message: z.string() })

const visitor = () => new Client(server.url)

/** Hashes passwords so that there is no place for another one. Returns a function that stops it. */
function fillHashing(): () => Promise<void> {
  let stopped = false
  const hashOn = async () => {
    // The next one takes the place of the one before at once.
    while (!stopped) await hashPassword(PASSWORD)
  }
  const all = Promise.all(Array.from({ length: MOST_HASHES }, hashOn))
  return async () => {
    stopped = true
    await all
  }
}

describe('a sign-in', () => {
  test('hashes the password for every address, known or not', async () => {
    const wrong = async () => {
      const answers = await Promise.all(emails.map(email => signIn(visitor(), email, WRONG)))
      return answers.map(({ status, json }) => ({ status, ...failure.parse(json) }))
    }
    const stop = fillHashing()
    const busy = await wrong()
    await stop()
    const [unknown] = busy
    expect(unknown).toMatchObject({ status: 503, code: 'UNAVAILABLE' })
    expect(busy).toEqual(emails.map(() => unknown))
    expect((await wrong()).map(({ status }) => status)).toEqual(emails.map(() => 401))
  })
})

describe('a password reset', () => {
  test('is answered before the address is looked up, and alike for every address', async () => {
    const before = await Promise.all(emails.map(email => emailsFor(server, email)))
    const [, confirmed = ''] = emails
    const held = await server.sequelize.transaction()
    let answers
    try {
      // As long as no one can read the accounts, nothing about them can delay an answer.
      await server.sequelize.query('LOCK TABLE users IN ACCESS EXCLUSIVE MODE', { transaction: held })
      answers = await Promise.all(emails.map(email => visitor().post('/api/auth/password-reset', { email })))
    } finally {
      await held.commit()
    }
    expect(answers.map(({ status }) => status)).toEqual(emails.map(() => 202))
    expect(new Set(answers.map(({ text }) => text)).size).toBe(1)
    const sent = async () => (await emailsFor(server, confirmed)).length - (before[1]?.length ?? 0)
    await expect.poll(sent).toBe(1)
  })
})

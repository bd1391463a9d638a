import { io, type Socket } from 'socket.io-client'
import { beforeAll, describe, expect, test } from 'vitest'

import {
  activityBatch,
  hasSeen,
  overview,
  presence,
  type ActivityBatch,
  type ActivityEntry,
} from '#schema/activity/contract.ts'
import { ADMIN_IDLE_MINUTES } from '#schema/auth/reauthentication.ts'
import { authenticatedBefore, signIn } from '#tests/support/accounts.ts'
import { Client } from '#tests/support/client.ts'
import { createDocument, PASSWORD, signUp, type Person } from '#tests/support/factories.ts'
import { Follower } from '#tests/support/follower.ts'
import { until } from '#tests/support/patience.ts'
import { tablesScanned } from '#tests/support/plans.ts'
import { sharedProduct, startProduct, type Product } from '#tests/support/product.ts'
import { inDatabase } from '#tests/support/queuedEmails.ts'
import { signUpAs } from '#tests/support/staff.ts'

let product: Product
let admin: Person

beforeAll(async () => {
  product = await sharedProduct()
  admin = await signUpAs(product, 'admin')
})

const readOverview = async (by: Person) => overview.parse((await by.client.get('/api/admin/overview')).json)
const followAdmin = (by: Person) => Follower.start({ url: product.url, cookie: by.client.cookie }, ['admin'])
const connect = ({ client }: Person, { url } = product): Socket =>
  io(url, { transports: ['websocket'], extraHeaders: { Cookie: client.cookie }, forceNew: true })

/** Asks for the room once, and returns the answer. */
async function askFor(person: Person): Promise<unknown> {
  const socket = connect(person)
  const answer: unknown = await socket.emitWithAck('subscribe', ['admin'])
  socket.disconnect()
  return answer
}
/** The batches that a follower has seen. */
const batchesOf = (follower: Follower): ActivityBatch[] =>
  [...follower.latest.values()]
    .filter(({ name }) => name === 'admin.activity')
    .map(({ value }) => activityBatch.parse(value))
/** The acts that a follower has seen. */
const seenBy = (follower: Follower): ActivityEntry[] => batchesOf(follower).flatMap(({ entries }) => entries)

describe('the room of administrators', () => {
  test('shows acts as they happen, with names and kinds, and never a title', async () => {
    const follower = await followAdmin(admin)
    const ada = await signUp(product, { firstName: 'Ada', lastName: 'Seen' })
    await createDocument(ada, 'A secret title')
    const of = (kind: string) =>
      seenBy(follower).find(entry => entry.kind === kind && entry.user?.id === ada.user.id)
    await until(() => of('sign-up') !== undefined && of('document') !== undefined, 'both acts')
    expect(of('sign-up')).toMatchObject({ user: { name: 'Ada Seen' }, detail: null })
    expect(of('document')).toMatchObject({ user: { name: 'Ada Seen' }, detail: 'document' })
    expect(JSON.stringify([...follower.latest.values()])).not.toContain('secret')
    follower.stop()
  })

  test('counts the people who are online, each once', async () => {
    const people = (follower: Follower) => {
      const event = follower.latest.get('admin.presence all')
      return event ? presence.parse(event.value).people : 0
    }
    const follower = await followAdmin(admin)
    await until(() => people(follower) > 0, 'a count')
    const ada = await signUp(product)
    const room = [`user:${ada.user.id}`]
    const first = await Follower.start({ url: product.url, cookie: ada.client.cookie }, room)
    const second = await Follower.start({ url: product.url, cookie: ada.client.cookie }, room)
    const here = async () => {
      const [row] = await inDatabase<{ n: string }>(
        product,
        `SELECT count(*) AS n FROM live_presence WHERE kind = 'user' AND id = $1`,
        [ada.user.id],
      )
      return Number(row?.n)
    }
    await until(async () => (await here()) === 1, 'Ada to be online')
    await until(() => people(follower) > 1, 'a count of both')
    first.stop()
    second.stop()
    await until(async () => (await here()) === 0, 'Ada to be gone')
    follower.stop()
  })

  test.each(['user', 'support'] as const)('is closed to the role %s', async role => {
    const person = await signUpAs(product, role)
    expect(await askFor(person)).toMatchObject({ joined: [], refused: ['admin'] })
    expect((await person.client.get('/api/admin/overview')).status).toBe(403)
  })

  test('is closed to an administrator who is away', async () => {
    const away = await signUpAs(product, 'admin')
    expect(await askFor(away)).toMatchObject({ joined: ['admin'] })
    await authenticatedBefore(product, away, ADMIN_IDLE_MINUTES)
    expect(await askFor(away)).toMatchObject({ refused: ['admin'] })
  })

  test('is open to the session of the connection alone', async () => {
    const away = await signUpAs(product, 'admin')
    await authenticatedBefore(product, away, ADMIN_IDLE_MINUTES)
    const here = { ...away, client: new Client(product.url) }
    await signIn(here.client, away.user.email)
    expect(await askFor(here)).toMatchObject({ joined: ['admin'] })
    expect(await askFor(away)).toMatchObject({ refused: ['admin'] })
    const socket = connect(here)
    expect(await socket.emitWithAck('subscribe', ['admin'])).toMatchObject({ joined: ['admin'] })
    const over = new Promise(resolve => {
      socket.once('disconnect', resolve)
    })
    // The other session goes on.
    await away.client.post('/api/auth/reauthentication', { password: PASSWORD })
    expect((await away.client.delete('/api/account/sessions')).status).toBe(204)
    await over
    expect(await askFor(away)).toMatchObject({ joined: ['admin'] })
    socket.disconnect()
  })

  test('is left by an administrator who is away', async () => {
    const own = await startProduct({ env: { ACCESS_RECHECK_SECONDS: '1' } })
    const away = await signUpAs(own, 'admin')
    const socket = connect(away, own)
    const left = new Promise(resolve => {
      socket.once('left', resolve)
    })
    expect(await socket.emitWithAck('subscribe', ['admin'])).toMatchObject({ joined: ['admin'] })
    await authenticatedBefore(own, away, ADMIN_IDLE_MINUTES)
    expect(await left).toBe('admin')
    socket.disconnect()
  })

  test('is left with the role, at once', async () => {
    const demoted = await signUpAs(product, 'admin')
    const socket = connect(demoted)
    const left = new Promise(resolve => {
      socket.once('left', resolve)
    })
    expect(await socket.emitWithAck('subscribe', ['admin'])).toMatchObject({ joined: ['admin'] })
    await inDatabase(product, `UPDATE users SET role = 'user' WHERE id = $1`, [demoted.user.id])
    expect(await left).toBe('admin')
    socket.disconnect()
  })
})

describe('the overview', () => {
  test('has the acts of the last minutes, the hour and the days, from rows', async () => {
    const before = await readOverview(admin)
    const ada = await signUp(product)
    await until(
      async () => (await readOverview(admin)).entries.some(({ user }) => user?.id === ada.user.id),
      'the act',
    )
    const { minutes, days } = await readOverview(admin)
    expect(days).toHaveLength(30)
    expect(days?.at(-1)?.signUps).toBeGreaterThan(before.days?.at(-1)?.signUps ?? 0)
    expect(minutes.reduce((sum, { counts }) => sum + (counts['sign-up'] ?? 0), 0)).toBeGreaterThan(0)
  })

  test('says which batches its counts have', async () => {
    const follower = await followAdmin(admin)
    const before = await readOverview(admin)
    const ada = await signUp(product)
    const ofAda = () =>
      batchesOf(follower).find(({ entries }) =>
        entries.some(({ kind, user }) => kind === 'sign-up' && user?.id === ada.user.id),
      )
    await until(() => ofAda() !== undefined, 'the act')
    const { transaction } = ofAda() ?? expect.fail()
    const after = await readOverview(admin)
    expect([before, after].map(({ snapshot }) => hasSeen(snapshot, transaction))).toEqual([false, true])
    follower.stop()
  })

  test('finds the acts of an account that is deleted by an index', async () => {
    const { user } = await signUp(product)
    await inDatabase(
      product,
      `INSERT INTO activity_entries (id, at, kind, user_id)
       SELECT gen_random_uuid(), now(), 'check', gen_random_uuid() FROM generate_series(1, 20000)`,
    )
    await inDatabase(product, 'ANALYZE activity_entries')
    const statement = 'DELETE FROM activity_entries WHERE user_id = $1'
    const plan = await inDatabase(product, `EXPLAIN (FORMAT JSON) ${statement}`, [user.id])
    await inDatabase(product, `DELETE FROM activity_entries WHERE name IS NULL AND kind = 'check'`)
    expect(tablesScanned(plan)).toEqual([])
  })
})

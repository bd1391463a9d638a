import { randomUUID } from 'node:crypto'

import type { Sequelize } from 'sequelize'
import { afterAll, beforeAll, expect, test } from 'vitest'

import { cleanUpAccounts } from '#api/features/account/deletion.ts'
import { changeUser } from '#api/features/users/service.ts'
import { connectSequelize } from '#api/main/sequelize.ts'
import { createLogger } from '#platform/logger.ts'

import { statuses } from '../support/client.ts'
import { commentOn, rangeOf } from '../support/comments.ts'
import { createDocument, share, signUpOn, type Person } from '../support/factories.ts'
import { WAITING_IN_LINE, WAITING_FOR_LOCKS } from '../support/locks.ts'
import { eventsAbout, runSql } from '../support/outbox.ts'
import { startProduct, type Product } from '../support/product.ts'
import { edit, storedText } from '../support/revisions.ts'
import { RawClient } from '../support/yclient.ts'

const DAY_MS = 24 * 60 * 60 * 1000

let product: Product
let sequelize: Sequelize

beforeAll(async () => {
  product = await startProduct()
  sequelize = connectSequelize(product.databaseUrl, createLogger('silent'))
})
afterAll(() => sequelize.close())

const sql = (text: string, ...values: unknown[]) => runSql(product.databaseUrl, text, values)
const collab = () => `${product.url.replace('http', 'ws')}/collab`
const place = (document: string, { client }: Person) => ({ url: collab(), document, cookie: client.cookie })

/** Requests the deletion of an account at a time. */
const deleteAt = (person: Person, time: Date | null) =>
  sequelize.transaction(tx =>
    changeUser(tx, person.user.id, user => {
      user.deleteAt = time
    }),
  )

const inDays = (days: number) => new Date(Date.now() + days * DAY_MS)
const isThere = async ({ user }: Person) =>
  (await sql('SELECT FROM users WHERE id = $1', user.id)).length === 1

/** Returns the tables with a reference to the user. */
async function tablesNaming(id: string): Promise<string[]> {
  const tables = await sql(
    `SELECT relname AS name FROM pg_class WHERE relnamespace = 'public'::regnamespace AND relkind = 'r'`,
  )
  const naming: string[] = []
  for (const { name } of tables as { name: string }[]) {
    const rows = await sql(`SELECT FROM ${name} t WHERE strpos(t::text, $1) > 0 LIMIT 1`, id)
    if (rows.length > 0) naming.push(name)
  }
  return naming.toSorted()
}

test('deletes a due account with all it owns, and keeps others’ data', async () => {
  const [ada, bea] = [await signUpOn(product, 'premium'), await signUpOn(product, 'premium')]
  const [own, trashed, theirs] = [
    await createDocument(ada),
    await createDocument(ada),
    await createDocument(bea),
  ]
  await ada.client.delete(`/api/documents/${trashed.id}`)
  await share(ada, own, bea, 'editor')
  await share(bea, theirs, ada, 'editor')
  await edit(place(own.id, ada), text => text.insert(0, 'Gone with Ada.'))
  await edit(place(theirs.id, ada), text => text.insert(0, 'Ada wrote this.'))
  const decisions = `/api/documents/${theirs.id}/decisions`
  await ada.client.post(decisions, { kind: 'word', word: 'zorblat' })
  await ada.client.post(`/api/documents/${theirs.id}/revisions`, { name: 'By Ada' })
  await ada.client.post(`/api/documents/${own.id}/share-code`)
  const talked = await createDocument(bea)
  await share(bea, talked, ada, 'commenter')
  await edit(place(talked.id, bea), text => text.insert(0, 'Bea wrote this.'))
  const { thread } = await commentOn(ada, talked.id, 'wrote')
  const name = `${ada.user.firstName} ${ada.user.lastName}`
  await ada.client.patch('/api/account/profile', { lastName: 'Newname' })
  const text = `Did you, @${name}, ${ada.user.firstName}, @${ada.user.firstName} Newname?`
  const mention = {
    id: randomUUID(),
    text,
    mentions: [ada.user.id],
  }
  await bea.client.post(`/api/documents/${talked.id}/comments/${thread.id}/replies`, mention)
  await ada.client.send('PUT', `/api/documents/${talked.id}/comments/${thread.id}/resolution`)
  await ada.client.send('PUT', `/api/documents/${talked.id}/reactions/${thread.id}/heart`)
  await sql(
    `INSERT INTO api_keys (user_id, name, prefix, key_hash, scopes) VALUES ($1, 'k', 'p', 'h', '{check}')`,
    ada.user.id,
  )
  await sql(`INSERT INTO user_pictures (user_id, bytes) VALUES ($1, 'x')`, ada.user.id)
  await sql(
    `INSERT INTO results (user_id, kind, title, engine, request, result) VALUES ($1, 'email', 't', 'e', '{}', '{}')`,
    ada.user.id,
  )
  await sql(
    `INSERT INTO snippet_reports (document_id, reason, reporter_id)
     VALUES ($1, 'spam', $3), ($2, 'spam', $3), ($2, 'other', $4)`,
    theirs.id,
    own.id,
    ada.user.id,
    bea.user.id,
  )
  const [here, there] = [
    await RawClient.on(collab(), own.id, bea.client.cookie).synced(),
    await RawClient.on(collab(), theirs.id, ada.client.cookie).synced(),
  ]
  const stays = await RawClient.on(collab(), theirs.id, bea.client.cookie).synced()

  await deleteAt(ada, inDays(14))
  await cleanUpAccounts(sequelize, inDays(13.9))
  expect(await isThere(ada)).toBe(true)
  // An account that is in use, such as for the counts of its words, is left to the next run.
  await expect
    .poll(async () => {
      await cleanUpAccounts(sequelize, inDays(14.1))
      return isThere(ada)
    })
    .toBe(false)

  // The live connections to deleted documents and of the user close; no others do.
  await Promise.all([here.closed(), there.closed()])
  expect(stays.closeCode).toBeNull()
  stays.end()
  expect((await ada.client.get('/api/auth/user')).status).toBe(401)
  expect(await sql(`SELECT FROM sessions WHERE sess::text LIKE '%' || $1 || '%'`, ada.user.id)).toEqual([])

  // The view of other users.
  for (const { id } of [own, trashed])
    expect((await eventsAbout(product.databaseUrl, id)).at(-1)).toMatchObject({
      name: 'documents.changed',
      value: null,
    })
  const gone = (await eventsAbout(product.databaseUrl, own.id)).at(-1)
  expect(gone?.rooms).toEqual(
    expect.arrayContaining([`document:${own.id}`, `user:${ada.user.id}`, `user:${bea.user.id}`]),
  )
  expect(await eventsAbout(product.databaseUrl, theirs.id)).toContainEqual(
    expect.objectContaining({
      name: 'sharing.members',
      value: { documentId: theirs.id, members: [expect.objectContaining({ userId: bea.user.id })] },
    }),
  )
  expect((await bea.client.get(`/api/documents/${own.id}`)).status).toBe(404)
  expect(await storedText(place(theirs.id, bea))).toBe('Ada wrote this.')
  expect((await bea.client.get(`/api/documents/${talked.id}/comments`)).json).toMatchObject({
    threads: [{ resolved: { by: null } }],
    comments: [
      { author: null, text: 'Why this?' },
      {
        author: { userId: bea.user.id },
        text: `Did you, @Deleted user, ${ada.user.firstName}, @Deleted user?`,
        mentions: [],
      },
    ],
  })
  expect((await bea.client.get(`/api/documents/${talked.id}/reactions`)).json).toEqual({ targets: [] })
  const latest = async (key: string, name: string) =>
    (await eventsAbout(product.databaseUrl, key)).findLast(event => event.name === name)
  expect([
    await latest(thread.id, 'comments.comment'),
    await latest(mention.id, 'comments.comment'),
    await latest(thread.id, 'comments.thread'),
    await latest(`${talked.id}/${thread.id}`, 'reactions.changed'),
  ]).toMatchObject([
    { revision: 2, value: { author: null, text: 'Why this?' } },
    { revision: 2, value: { author: { userId: bea.user.id }, mentions: [] } },
    { revision: 3, value: { resolved: { by: null } } },
    { revision: 2, value: { reactions: [] } },
  ])
  expect((await bea.client.get(`/api/documents/${theirs.id}/revisions`)).json).toMatchObject({
    revisions: [{ name: 'By Ada', createdBy: null, authors: [] }],
  })
  expect((await bea.client.get(decisions)).json).toMatchObject({
    decisions: [{ subject: { word: 'zorblat' }, forAll: true, userId: bea.user.id }],
  })

  // A report about a text of others stays, without a name.
  const reports = await sql('SELECT document_id, reporter_id FROM snippet_reports')
  expect(reports).toEqual([{ document_id: theirs.id, reporter_id: null }])

  // Only the log of others' documents keeps the id, without a name. Events are stored for a day.
  const allowed = ['document_authors', 'document_revisions', 'document_updates', 'outbox']
  expect((await tablesNaming(ada.user.id)).filter(name => !allowed.includes(name))).toEqual([])
  expect(await sql('SELECT FROM document_updates WHERE document_id = $1', own.id)).toEqual([])
  // The address can be used again.
  const again = { firstName: 'Ada', lastName: 'L', email: ada.user.email, password: 'a long enough password' }
  expect((await bea.client.post('/api/auth/signup', again)).status).toBe(201)
})

test('keeps an account whose deletion was canceled in time', async () => {
  const ada = await signUpOn(product, 'free')
  const { id } = await createDocument(ada)
  await deleteAt(ada, inDays(-1))
  await deleteAt(ada, null)
  await cleanUpAccounts(sequelize)
  expect((await ada.client.get(`/api/documents/${id}`)).status).toBe(200)
})

test('deletes all or nothing when the deletion is canceled concurrently', async () => {
  const people: Person[] = []
  for (let n = 0; n < 12; n++) {
    const person = await signUpOn(product, 'free')
    await createDocument(person)
    await deleteAt(person, inDays(-1))
    people.push(person)
  }
  const purging = [cleanUpAccounts(sequelize), cleanUpAccounts(sequelize)]
  const answers = await Promise.allSettled(people.toReversed().map(person => deleteAt(person, null)))
  await Promise.all(purging)
  await cleanUpAccounts(sequelize)
  for (const [index, person] of people.toReversed().entries()) {
    const isKept = answers[index]?.status === 'fulfilled'
    expect(await isThere(person)).toBe(isKept)
    const documents = await sql('SELECT FROM documents WHERE owner_id = $1', person.user.id)
    expect(documents).toHaveLength(isKept ? 1 : 0)
    expect((await person.client.get('/api/documents')).status).toBe(isKept ? 200 : 401)
  }
})

test('does not wait for a user who is canceling their deletion', async () => {
  const [slow, due] = [await signUpOn(product, 'free'), await signUpOn(product, 'free')]
  await Promise.all([slow, due].map(person => deleteAt(person, inDays(-1))))
  await sequelize.transaction(async tx => {
    await changeUser(tx, slow.user.id, user => {
      user.deleteAt = null
    })
    await cleanUpAccounts(sequelize)
    expect(await isThere(due)).toBe(false)
  })
  expect(await isThere(slow)).toBe(true)
})

test('waits for an act of the user that has begun, and forgets it too', async () => {
  const [ada, bea] = [await signUpOn(product, 'premium'), await signUpOn(product, 'premium')]
  const { id } = await createDocument(bea)
  await share(bea, { id, kind: 'document' }, ada, 'commenter')
  await deleteAt(ada, inDays(-1))
  const { cleaning } = await sequelize.transaction(async transaction => {
    const run = (statement: string, ...bind: unknown[]) => sequelize.query(statement, { bind, transaction })
    await run('SELECT FROM documents WHERE id = $1 FOR NO KEY UPDATE', id)
    const begun = cleanUpAccounts(sequelize)
    await expect.poll(() => sql(WAITING_FOR_LOCKS)).toHaveLength(1)
    await run('INSERT INTO reaction_targets (document_id, id) VALUES ($1, $1)', id)
    const react = `INSERT INTO reactions (document_id, target_id, user_id, reaction) VALUES ($1, $1, $2, 'heart')`
    await run(react, id, ada.user.id)
    return { cleaning: begun }
  })
  await cleaning
  expect(await isThere(ada)).toBe(false)
  expect((await bea.client.get(`/api/documents/${id}/reactions`)).json).toEqual({ targets: [] })
})

test('refuses an act of the user that waits until the account is gone', async () => {
  const [ada, bea] = [await signUpOn(product, 'premium'), await signUpOn(product, 'premium')]
  const { id } = await createDocument(bea)
  await share(bea, { id, kind: 'document' }, ada, 'commenter')
  await deleteAt(ada, inDays(-1))
  const { waiting } = await sequelize.transaction(async transaction => {
    await sequelize.query('INSERT INTO reaction_targets (document_id, id) VALUES ($1, $1)', {
      bind: [id],
      transaction,
    })
    const begun = ada.client.send('PUT', `/api/documents/${id}/reactions/${id}/heart`)
    await expect.poll(() => sql(WAITING_FOR_LOCKS)).toHaveLength(1)
    await cleanUpAccounts(sequelize)
    return { waiting: begun }
  })
  expect((await waiting).status).toBe(404)
  expect((await bea.client.get(`/api/documents/${id}/reactions`)).json).toEqual({ targets: [] })
})

test('locks in the same order as the deletion of a thread that has reactions of the user', async () => {
  const [ada, bea] = [await signUpOn(product, 'premium'), await signUpOn(product, 'premium')]
  const { id } = await createDocument(bea)
  await edit(place(id, bea), text => text.insert(0, 'Bea wrote this.'))
  const [first, reply] = ['ffffffff', '00000000'].map(start => start + randomUUID().slice(8))
  const at = `/api/documents/${id}/comments`
  const range = await rangeOf(bea, id, 'wrote')
  expect((await bea.client.post(at, { id: first, text: 'Why?', range })).status).toBe(201)
  expect((await bea.client.post(`${at}/${first}/replies`, { id: reply, text: 'So.' })).status).toBe(201)
  for (const target of [first, reply]) {
    await sql('INSERT INTO reaction_targets (document_id, id, comment_id) VALUES ($1, $2, $2)', id, target)
    const react = `INSERT INTO reactions (document_id, target_id, user_id, reaction) VALUES ($1, $2, $3, 'heart')`
    await sql(react, id, target, ada.user.id)
  }
  await deleteAt(ada, inDays(-1))
  // Rows of the thread go in the order in which they were written, and others in that of their ids.
  const { removed, cleaned } = await held(first, async () => {
    const { removing, cleaning } = await held(reply, async () => {
      const removal = bea.client.delete(`${at}/${first}`)
      await expect.poll(() => sql(WAITING_FOR_LOCKS)).toHaveLength(1)
      const cleanup = Promise.allSettled([cleanUpAccounts(sequelize)])
      await expect.poll(() => sql(WAITING_FOR_LOCKS)).toHaveLength(2)
      return { removing: removal, cleaning: cleanup }
    })
    await expect.poll(() => sql(WAITING_IN_LINE)).toHaveLength(1)
    return { removed: removing, cleaned: cleaning }
  })
  expect((await removed).status).toBe(204)
  expect(await cleaned).toEqual([{ status: 'fulfilled', value: undefined }])
  expect(await isThere(ada)).toBe(false)

  /** Holds the reactions to a comment while something is done. */
  function held<T>(target: string | undefined, act: () => Promise<T>): Promise<T> {
    return sequelize.transaction(async transaction => {
      const statement = 'SELECT FROM reaction_targets WHERE id = $1 FOR UPDATE'
      await sequelize.query(statement, { bind: [target], transaction })
      return act()
    })
  }
})

test('logs a failing deletion without blocking the others', async () => {
  const [stuck, due] = [await signUpOn(product, 'free'), await signUpOn(product, 'free')]
  await sql('CREATE TABLE holds (user_id uuid REFERENCES users (id))')
  await sql('INSERT INTO holds VALUES ($1)', stuck.user.id)
  await Promise.all([stuck, due].map(person => deleteAt(person, inDays(-1))))
  await expect(cleanUpAccounts(sequelize)).rejects.toThrow('1 account')
  expect([await isThere(stuck), await isThere(due)]).toEqual([true, false])
  expect(statuses([await stuck.client.get('/api/documents')])).toEqual([200])
  await sql('DROP TABLE holds')
  await cleanUpAccounts(sequelize)
  expect(await isThere(stuck)).toBe(false)
})

test('runs when the product starts', async () => {
  const ada = await signUpOn(product, 'free')
  await deleteAt(ada, inDays(-1))
  await product.restart()
  await expect.poll(() => isThere(ada)).toBe(false)
})

test('covers every reference to an account: it is deleted or anonymized', async () => {
  const undecided = await sql(
    `SELECT conrelid::regclass AS table, conname FROM pg_constraint
     WHERE confrelid = 'users'::regclass AND contype = 'f' AND confdeltype NOT IN ('c', 'n')`,
  )
  expect(undecided).toEqual([])
})

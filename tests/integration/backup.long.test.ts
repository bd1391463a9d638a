import { randomUUID } from 'node:crypto'
import { existsSync, readFileSync, readdirSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest'
import * as Y from 'yjs'
import * as z from 'zod/mini'

import { runningDatabaseUrl } from '#platform/embedded-postgres/running.ts'
import { startEmbeddedPostgres } from '#platform/embedded-postgres/start.ts'
import { revision, revisionPage } from '#schema/revisions/contract.ts'

import { codeOf, enrolApp } from '../support/accounts.ts'
import { backUp, contentsOf, filesIn, restore } from '../support/backup.ts'
import { Client } from '../support/client.ts'
import {
  createDocument,
  PASSWORD,
  share,
  signUp,
  signUpOn,
  type Person,
  type Target,
} from '../support/factories.ts'
import { runSql } from '../support/outbox.ts'
import { until } from '../support/patience.ts'
import { emptyDatabase } from '../support/postgres.ts'
import { startProduct, type Product } from '../support/product.ts'
import { edit, storedText } from '../support/revisions.ts'
import { copyStoppedData } from '../support/stoppedData.ts'
import { temporaryDirectory } from '../support/temporary.ts'
import { RawClient } from '../support/yclient.ts'

const directory = temporaryDirectory('backup')
const inDirectory = (name: string) => join(directory.path, name)

afterAll(() => directory.remove())

const place = (product: Target, document: string, { client }: Person) => ({
  url: `${product.url.replace('http', 'ws')}/collab`,
  document,
  cookie: client.cookie,
})

/** Returns the complete body as a client receives it. */
async function bodyOf(product: Target, document: string, person: Person): Promise<Uint8Array> {
  const { url, cookie } = place(product, document, person)
  const client = await RawClient.on(url, document, cookie).synced()
  const body = Y.encodeStateAsUpdate(client.doc())
  client.end()
  return body
}

/**
 * Creates two users, a shared document, one in the trash, a version, a decision and used queries.
 */
async function populate(product: Product) {
  const owner = await signUpOn(product, 'pro')
  const guest = await signUp(product)
  const { id } = await createDocument(owner, 'Über\ttabs \\ and "quotes" 🖋')
  await share(owner, { id }, guest, 'editor')
  await edit(place(product, id, owner), text => text.insert(0, 'Ada wrote this.\n\tAnd a tab. \\N'))
  await edit(place(product, id, guest), text => text.insert(text.length, ' Bea wrote that. 🖋'))
  const named = revision.parse(
    (await owner.client.post(`/api/documents/${id}/revisions`, { name: 'First' })).json,
  )
  await edit(place(product, id, owner), text => text.delete(0, 4))
  const versions = async () =>
    revisionPage.parse((await owner.client.get(`/api/documents/${id}/revisions`)).json).revisions
  // Created after the last user has left and all other effects of the text.
  await until(async () => (await versions())[0]?.kind === 'automatic', 'a version is made')
  const decided = await owner.client.post(`/api/documents/${id}/decisions`, {
    kind: 'word',
    word: 'Bluepencil',
  })
  expect(decided.status).toBe(200)
  await owner.client.post(`/api/documents/${id}/share-code`)
  await improve(owner, id)
  const trashed = await createDocument(owner, 'Thrown away')
  await owner.client.delete(`/api/documents/${trashed.id}`)
  const app = await enrolApp(guest)
  return { owner, guest, id, named, trashed: trashed.id, app }
}

/** Returns a client of another copy of the product, with the user's session. */
const withSession = (product: Target, { client }: Person) => new Client(product.url, client.cookie)

async function improve({ client }: Person, documentId: string): Promise<void> {
  const body = { documentId, text: 'We recieved the plan in order to test it.', anchor: '' }
  const answer = await client.post('/api/assist/improve', body, { 'Idempotency-Key': randomUUID() })
  expect(answer.text).toMatch(/"done"/)
}

/** Returns the contents of a stopped product's embedded database. */
async function embeddedContents(dataDir: string) {
  const database = await startEmbeddedPostgres({ dataDir, log: () => undefined })
  try {
    return await contentsOf(database.url)
  } finally {
    await database.stop()
  }
}

describe('the embedded database', () => {
  let product: Product
  let made: Awaited<ReturnType<typeof populate>>
  const file = inDirectory('embedded.zip')
  const copyDir = inDirectory('copy')

  beforeAll(async () => {
    product = await startProduct({ database: 'embedded' })
    made = await populate(product)
  })

  test('is backed up while the product runs, into a file readable only by its owner', async () => {
    const said = await backUp(product, file)
    expect(said).toMatch(
      /^Backed up 2 accounts and 2 documents \(\d+ tables, \d+ rows\) to .*embedded\.zip, \d+ kB\.\n/,
    )
    expect(said).toMatch(/It contains the session secret\. Keep it where only you can read it\.\n$/)
    expect(statSync(file).mode & 0o777).toBe(0o600)
    expect(readdirSync(directory.path)).toEqual(['embedded.zip'])
    const files = await filesIn(readFileSync(file))
    expect(files.get('session-secret')).toEqual(readFileSync(join(product.dataDir, 'session-secret')))
    const manifest: unknown = JSON.parse(String(files.get('manifest.json')))
    expect(manifest).toMatchObject({ product: 'bluepencil', format: 1, postgres: 18 })
  })

  test('is restored elsewhere with the same rows, bodies, sessions and counts', async () => {
    const { owner, guest, id, named, trashed, app } = made
    const body = await bodyOf(product, id, owner)
    const [used, document, versions] = await Promise.all(
      ['/api/usage', `/api/documents/${id}`, `/api/documents/${id}/revisions`].map(path =>
        owner.client.get(path),
      ),
    )
    await product.stop()
    // A stopped product can be backed up too.
    await backUp(product, file)
    expect(runningDatabaseUrl(product.dataDir)).toBeNull()
    const said = await restore({ dataDir: copyDir }, file)
    expect(said).toMatch(/^Restored 2 accounts and 2 documents, as they were at 2\d{3}-.*Z\.\n$/)
    expect(readFileSync(join(copyDir, 'session-secret'))).toEqual(
      readFileSync(join(product.dataDir, 'session-secret')),
    )
    expect(await embeddedContents(copyDir)).toEqual(await embeddedContents(product.dataDir))

    const copy = await startProduct({ database: 'embedded', dataDir: copyDir })
    const there: Person = { target: copy, user: owner.user, client: withSession(copy, owner) }
    expect(await bodyOf(copy, id, there)).toEqual(body)
    expect((await there.client.get('/api/usage')).json).toEqual(used?.json)
    expect((await there.client.get(`/api/documents/${id}`)).json).toEqual(document?.json)
    expect((await there.client.get(`/api/documents/${id}/revisions`)).json).toEqual(versions?.json)
    const old = await there.client.get(`/api/documents/${id}/revisions/${named.id}`)
    expect(old.text).toContain('Ada wrote this.')
    expect((await there.client.post(`/api/documents/${trashed}/restore`)).status).toBe(200)

    // A new sign-in, and continued writing, versions and charges.
    const again = new Client(copy.url)
    const signedIn = await again.post('/api/auth/signin', { email: guest.user.email, password: PASSWORD })
    expect(signedIn.json).toMatchObject({ next: 'totp' })
    // The TOTP secret is encrypted with the session secret.
    expect((await again.post('/api/auth/signin/totp', { code: codeOf(app.secret, 1) })).status).toBe(200)
    const bea: Person = { target: copy, user: guest.user, client: again }
    await edit(place(copy, id, bea), text => text.insert(text.length, ' And more.'))
    expect(await storedText(place(copy, id, there))).toMatch(
      /^wrote this\.[^]* Bea wrote that\. 🖋 And more\.$/,
    )
    const next = await again.post(`/api/documents/${id}/revisions`, { name: 'Second' })
    expect(next.status).toBe(201)
    const { revisions } = revisionPage.parse((await again.get(`/api/documents/${id}/revisions`)).json)
    expect(revisions.flatMap(({ name }) => name ?? [])).toEqual(['Second', 'First'])
    await improve(there, id)
    expect((await there.client.get('/api/usage')).json).toMatchObject({ used: 2 })
    await copy.dispose()
  })

  test('is replaced only on request if it has accounts', async () => {
    await expect(restore({ dataDir: copyDir }, file)).rejects.toMatchObject({
      code: 1,
      stderr:
        'The database already contains 2 accounts and 2 documents. Restore into an empty one, or add --replace to delete all of them first.\n',
    })
    writeFileSync(join(copyDir, 'session-secret'), 'another one')
    await restore({ dataDir: copyDir }, file, '--replace')
    expect(await embeddedContents(copyDir)).toEqual(await embeddedContents(product.dataDir))
    expect(readFileSync(join(copyDir, 'session-secret'), 'utf8')).not.toBe('another one')
    expect(readFileSync(join(copyDir, 'session-secret.before'), 'utf8')).toBe('another one')
  })

  test('is restored into an unused product, including its secret', async () => {
    const fresh = await startProduct({ database: 'embedded' })
    await expect(restore(fresh, file, '--replace')).rejects.toMatchObject({
      code: 1,
      stderr: expect.stringMatching(
        /already in use by another Bluepencil \(process \d+\)\. Stop that one first/,
      ),
    })
    await fresh.stop()
    await restore(fresh, file)
    expect(await embeddedContents(fresh.dataDir)).toEqual(await embeddedContents(product.dataDir))
    await fresh.start()
    expect((await withSession(fresh, made.owner).get('/api/auth/user')).status).toBe(200)
    await fresh.dispose()
  })

  test('is not created when there is none to back up', async () => {
    const dataDir = inDirectory('nowhere')
    await expect(backUp({ dataDir }, inDirectory('nothing.zip'))).rejects.toMatchObject({
      code: 1,
      stderr: expect.stringMatching(/^There is no database in .*nowhere/),
    })
    expect(existsSync(dataDir)).toBe(false)
    expect(existsSync(inDirectory('nothing.zip'))).toBe(false)
  })
})

describe('an external database', () => {
  let product: Product
  const SECRET = 'the same secret for both'

  beforeAll(async () => {
    product = await startProduct({ env: { SESSION_SECRET: SECRET } })
  })

  test('is backed up and restored into another one, which then serves the same', async () => {
    const { owner, id } = await populate(product)
    const body = await bodyOf(product, id, owner)
    await product.stop()
    const file = inDirectory('database.zip')
    expect(await backUp(product, file)).toMatch(
      /\nIt does not contain the session secret\. Keep SESSION_SECRET .* too\.\n$/,
    )
    expect((await filesIn(readFileSync(file))).has('session-secret')).toBe(false)

    const other = await startProduct({ env: { SESSION_SECRET: SECRET } })
    await expect(restore(other, file)).rejects.toMatchObject({
      code: 1,
      stderr: 'Bluepencil is running on this database (one process). Stop it first.\n',
    })
    await other.stop()
    expect(await restore(other, file)).toMatch(
      /\nThe backup contains no session secret\. Start with its original SESSION_SECRET/,
    )
    expect(await contentsOf(other.databaseUrl)).toEqual(await contentsOf(product.databaseUrl))
    await other.start()
    expect(
      await bodyOf(other, id, { target: other, user: owner.user, client: withSession(other, owner) }),
    ).toEqual(body)
    await other.dispose()
  })

  test('is restored into an embedded one and back', async () => {
    const [out, back] = [inDirectory('out.zip'), inDirectory('back.zip')]
    const dataDir = inDirectory('between')
    await copyStoppedData(inject('stoppedData'), dataDir)
    await backUp(product, out)
    await restore({ dataDir }, out)
    await backUp({ dataDir }, back)
    const { url, drop } = await emptyDatabase()
    await restore({ databaseUrl: url }, back)
    expect(await contentsOf(url)).toEqual(await contentsOf(product.databaseUrl))
    await drop()
  })

  test('needs only an ordinary role, and other tables stay unchanged', async () => {
    const { url, drop } = await emptyDatabase()
    const role = `role_${randomUUID().slice(0, 8)}`
    const { pathname } = new URL(url)
    await runSql(url, `CREATE ROLE ${role} LOGIN PASSWORD 'ordinary'`)
    await runSql(url, `ALTER DATABASE ${pathname.slice(1)} OWNER TO ${role}`)
    const ordinary = Object.assign(new URL(url), { username: role, password: 'ordinary' }).href
    await runSql(ordinary, 'CREATE TABLE "somebody else\'s" AS SELECT 1 AS one')

    const file = inDirectory('ordinary.zip')
    await backUp(product, file)
    await restore({ databaseUrl: ordinary }, file)
    await restore({ databaseUrl: ordinary }, file, '--replace')
    const { "somebody else's": foreign, ...ours } = await contentsOf(ordinary)
    expect(ours).toEqual(await contentsOf(product.databaseUrl))
    expect(foreign).toEqual(['(1)'])

    // Backups include them, and restore reports that it skips them.
    await backUp({ databaseUrl: ordinary }, file)
    const clean = await emptyDatabase()
    expect(await restore({ databaseUrl: clean.url }, file)).toMatch(/Skipped tables .*: somebody else's\./)
    expect(await contentsOf(clean.url)).toEqual(ours)
    await clean.drop()
    await drop()
    await runSql(product.databaseUrl, `DROP ROLE ${role}`)
  })
})

test('a backup during writing is consistent', async () => {
  const product = await startProduct()
  const owner = await signUpOn(product, 'pro')
  const documents = await Promise.all([1, 2, 3].map(() => createDocument(owner)))
  const stored = new Map<string, number>()
  let isOver = false
  const writing = documents.map(async ({ id }) => {
    while (!isOver) {
      await edit(place(product, id, owner), text => text.insert(text.length, 'x'))
      stored.set(id, (stored.get(id) ?? 0) + 1)
      await improve(owner, id)
    }
  })
  await expect.poll(() => stored.size).toBe(3)
  const file = inDirectory('while.zip')
  const ranges: [before: Map<string, number>, after: Map<string, number>][] = []
  for (let round = 0; round < 2; round++) {
    const before = new Map(stored)
    await backUp(product, `${file}.${round}`)
    ranges.push([before, new Map(stored)])
  }
  isOver = true
  await Promise.all(writing)

  for (const [round, [before, after]] of ranges.entries()) {
    const copy = await startProduct({ env: { SESSION_SECRET: 'another secret here' } })
    await copy.stop()
    await restore(copy, `${file}.${round}`)
    // Every used query has its ledger row at any moment.
    const sums = await runSql(
      copy.databaseUrl,
      `SELECT a.used + (SELECT coalesce(sum(amount), 0)::int FROM usage_ledger l
                        WHERE l.user_id = a.user_id AND kind = 'use') AS difference FROM usage_accounts a`,
    )
    expect(z.array(z.object({ difference: z.literal(0) })).safeParse(sums).success).toBe(true)
    await copy.start()
    const client = new Client(copy.url)
    await client.post('/api/auth/signin', { email: owner.user.email, password: PASSWORD })
    for (const { id } of documents) {
      const { length } = await storedText(place(copy, id, { target: copy, user: owner.user, client }))
      expect(length).toBeGreaterThanOrEqual(before.get(id) ?? 0)
      // One more update may be stored than was acknowledged.
      expect(length).toBeLessThanOrEqual((after.get(id) ?? 0) + 1)
    }
    await copy.dispose()
  }
})

import { randomBytes, randomUUID } from 'node:crypto'
import { once } from 'node:events'
import { createServer, get, type IncomingMessage, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'

import express from 'express'
import { pino } from 'pino'
import type { Sequelize } from 'sequelize'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'

import { streamExport } from '#api/features/account/export.ts'
import { UserModel } from '#api/features/users/model.ts'
import { openWorkspace } from '#api/features/users/workspaces.ts'
import { errorHandler } from '#api/kit/errors.ts'
import { connectSequelize } from '#api/main/sequelize.ts'
import { grantBonus, openAccount } from '#api/services/metering/service.ts'
import { apiDatabase, silent, type ApiDatabase } from '#tests/support/apiDatabase.ts'
import { filesIn } from '#tests/support/backup.ts'

let db: ApiDatabase
let server: Server
let watched: Sequelize
let ada: string
/** Resolves when the last export has ended. */
let ended: Promise<void>
let statements: string[] = []

beforeAll(async () => {
  db = await apiDatabase()
  // The models use the most recent connection, which logs its statements.
  const logger = pino({ level: 'trace' }, { write: line => void statements.push(line) })
  watched = connectSequelize(db.url, logger)
  const app = express()
  app.get('/:id', async (request, response) => {
    const user = await UserModel.findByPk(request.params.id)
    if (user === null) throw new Error('There is no such user.')
    ended = streamExport(user, response)
    await ended
  })
  // Express logs aborted responses unless it runs in a test.
  app.use(errorHandler(silent)).set('env', 'test')
  server = createServer(app).listen(0, 'localhost')
  await once(server, 'listening')
})
afterAll(async () => {
  server.closeAllConnections()
  server.close()
  await watched.close()
  await db.close()
})
beforeEach(async () => {
  ada = await person()
  statements = []
})

async function person(): Promise<string> {
  const id = await db.addUser()
  await watched.transaction(async tx => {
    await openWorkspace(tx, id)
    await openAccount(tx, id, new Date())
  })
  return id
}

async function sql(text: string, ...bind: unknown[]): Promise<void> {
  await watched.query(text, { bind })
}

/** Creates a document with a body and returns its id. */
async function document(owner: string, title: string, text: string, more: { trashed?: boolean } = {}) {
  const id = randomUUID()
  await sql(
    `INSERT INTO documents (id, workspace_id, owner_id, title, trashed_at)
     SELECT $1, id, owner_id, $3, CASE WHEN $4 THEN now() END FROM workspaces WHERE owner_id = $2`,
    id,
    owner,
    title,
    more.trashed ?? false,
  )
  const body = { type: 'doc', content: [{ type: 'paragraph', content: [{ type: 'text', text }] }] }
  await sql(
    'INSERT INTO document_projections (document_id, text, words, characters, body) VALUES ($1, $2, 3, $3, $4)',
    id,
    text,
    text.length,
    JSON.stringify(body),
  )
  return id
}

const address = (id: string) => `http://localhost:${(server.address() as AddressInfo).port}/${id}`

async function exported(id: string): Promise<Map<string, string>> {
  const response = await fetch(address(id))
  expect(response.status).toBe(200)
  expect(response.headers.get('content-type')).toBe('application/zip')
  const name = response.headers.get('content-disposition')
  expect(name).toMatch(/^attachment; filename="bluepencil-\d{4}-\d\d-\d\d\.zip"$/)
  const files = await filesIn(Buffer.from(await response.arrayBuffer()))
  return new Map([...files].map(([name, content]) => [name, String(content)]))
}

const json = (files: Map<string, string>, name: string): unknown => JSON.parse(files.get(name) ?? 'null')

test('exports an account without any activity', async () => {
  const files = await exported(ada)
  expect([...files.keys()]).toEqual([
    'README.txt',
    'profile.json',
    'sessions.json',
    'documents.json',
    'shared-with-me.json',
    'starred.json',
    'folders.json',
    'versions.json',
    'correction-decisions.json',
    'comments.json',
    'reactions.json',
    'reports.json',
    'dictionary.json',
    'check-preferences.json',
    'proposals.json',
    'results.json',
    'usage.json',
    'bonus-grants.json',
    'writing-days.json',
    'achievements.json',
    'orders.json',
    'invoices.json',
    'notifications.json',
    'notification-settings.json',
    'api-keys.json',
  ])
  expect(json(files, 'profile.json')).toMatchObject({ id: ada, firstName: 'Test', subscriptionPlan: 'free' })
  expect(json(files, 'documents.json')).toEqual([])
  expect(json(files, 'usage.json')).toMatchObject([{ kind: 'allowance', amount: 100 }])
  // Every file is explained.
  for (const name of files.keys())
    expect(files.get('README.txt')).toContain(name === 'README.txt' ? 'Bluepencil' : name)
})

test('exports documents as text and with formatting, including the trash, under portable names', async () => {
  const titles = ['Q1/Q2: "plan"?', 'A letter', 'a Letter', 'CON', '🖋'.repeat(100)]
  for (const title of titles) await document(ada, title, `Text of ${title}`)
  await document(ada, 'Thrown away', 'Old text', { trashed: true })
  const files = await exported(ada)
  const documents = [...files.keys()].filter(name => name.startsWith('documents/'))
  expect(documents.filter(name => name.endsWith('.txt'))).toEqual([
    'documents/Q1 Q2 plan.txt',
    'documents/A letter.txt',
    'documents/a Letter (2).txt',
    'documents/_CON.txt',
    `documents/${'🖋'.repeat(45)}.txt`,
    'documents/Thrown away.txt',
  ])
  expect(files.get('documents/Q1 Q2 plan.txt')).toBe('Text of Q1/Q2: "plan"?')
  expect(json(files, 'documents/a Letter (2).json')).toEqual({
    type: 'doc',
    content: [{ type: 'paragraph', content: [{ type: 'text', text: 'Text of a Letter' }] }],
  })
  expect(json(files, 'documents.json')).toEqual(
    [...titles, 'Thrown away'].map(title =>
      expect.objectContaining({ title, words: 3, people: [], shareCode: null }),
    ),
  )
  expect(json(files, 'documents.json')).toMatchObject([
    ...titles.map(() => ({ trashedAt: null })),
    { trashedAt: expect.stringMatching(/^2/), file: 'Thrown away' },
  ])
})

test('names the kind, visibility and link of each document, own and shared', async () => {
  const [bea, letter] = [await person(), await document(ada, 'A letter', 'Dear Bea')]
  await sql(`INSERT INTO invite_links VALUES ($1, repeat('x', 22), 'editor')`, letter)
  const [greeting, theirs] = [await document(ada, 'Greeting', 'Hello'), await document(bea, 'Hers', 'Hi')]
  await sql(`UPDATE documents SET kind = 'snippet', tags = '{mail}' WHERE id IN ($1, $2)`, greeting, theirs)
  await sql(`INSERT INTO document_members VALUES ($1, $2, 'viewer')`, theirs, ada)
  const share = 'INSERT INTO share_codes (code, document_id, is_public, revoked_at) VALUES ($1, $2, $3, $4)'
  await sql(share, 'export0001', greeting, false, new Date())
  await sql(share, 'export0002', greeting, true, null)
  const files = await exported(ada)
  expect(json(files, 'documents.json')).toMatchObject([
    { title: 'A letter', kind: 'document', tags: [], visibility: 'private', inviteLink: { role: 'editor' } },
    { title: 'Greeting', kind: 'snippet', tags: ['mail'], file: 'Greeting', visibility: 'public' },
  ])
  expect(json(files, 'shared-with-me.json')).toMatchObject([{ title: 'Hers', kind: 'snippet' }])
})

test('exports the stars of the user, but none of a document that is closed to them', async () => {
  const bea = await person()
  const [own, theirs] = [await document(ada, 'Mine', 'my text'), await document(bea, 'Hers', 'her text')]
  for (const id of [own, theirs])
    await sql('INSERT INTO document_places (user_id, document_id, starred) VALUES ($1, $2, true)', ada, id)
  await sql('INSERT INTO document_places (user_id, document_id, starred) VALUES ($1, $2, true)', bea, own)
  expect(json(await exported(ada), 'starred.json')).toEqual([{ documentId: own, title: 'Mine' }])
})

test('exports the images of own documents, and of no others', async () => {
  const bea = await person()
  const [own, theirs] = [await document(ada, 'Mine', 'my text'), await document(bea, 'Hers', 'her text')]
  await sql(`INSERT INTO document_members VALUES ($1, $2, 'editor')`, theirs, ada)
  const image = '00000000-0000-4000-8000-00000000000'
  await sql(
    `INSERT INTO document_images (document_id, id, uploaded_by, mime, width, height, bytes, hash)
     VALUES ($1, $3, $4, 'image/png', 1, 1, 'one', ''), ($1, $5, NULL, 'image/jpeg', 1, 1, 'two', ''),
       ($2, $3, $4, 'image/png', 1, 1, 'hers', '')`,
    own,
    theirs,
    `${image}1`,
    ada,
    `${image}2`,
  )
  const files = await exported(ada)
  expect(files.get(`documents/Mine images/${image}1.png`)).toBe('one')
  expect(files.get(`documents/Mine images/${image}2.jpg`)).toBe('two')
  expect([...files.keys()].filter(name => name.includes(' images/'))).toHaveLength(2)
})

test('exports an unopened document as empty', async () => {
  const id = await document(ada, 'New', '')
  await sql('DELETE FROM document_projections WHERE document_id = $1', id)
  const files = await exported(ada)
  expect(files.get('documents/New.txt')).toBe('')
  expect(json(files, 'documents/New.json')).toEqual({ type: 'doc', content: [{ type: 'paragraph' }] })
})

test('lists titles of shared documents and contains no secrets', async () => {
  const bea = await person()
  const [own, theirs] = [await document(ada, 'Mine', 'my text'), await document(bea, 'Hers', 'her text')]
  const hidden = await document(bea, 'Private', 'nobody reads this')
  await sql(
    `INSERT INTO document_members VALUES ($1, $2, 'editor'), ($3, $4, 'viewer')`,
    theirs,
    ada,
    own,
    bea,
  )
  await sql(
    `INSERT INTO correction_decisions (document_id, user_id, kind, subject, for_all)
     VALUES ($1, $2, 'word', 'zorblat', true), ($1, $3, 'word', 'of hers', true)`,
    theirs,
    ada,
    bea,
  )
  const thread = randomUUID()
  await sql(`INSERT INTO comment_threads (id, document_id, quote) VALUES ($1, $2, 'a quote')`, thread, theirs)
  await sql(
    `INSERT INTO comments (id, thread_id, document_id, author_id, text)
     VALUES ($1, $1, $2, $3, 'By Ada'), (gen_random_uuid(), $1, $2, $4, 'By Bea')`,
    thread,
    theirs,
    ada,
    bea,
  )
  await sql('INSERT INTO reaction_targets (id, document_id, comment_id) VALUES ($1, $2, $1)', thread, theirs)
  await sql(
    `INSERT INTO reactions (document_id, target_id, user_id, reaction)
     VALUES ($4, $1, $2, 'heart'), ($4, $1, $3, 'eyes')`,
    thread,
    ada,
    bea,
    theirs,
  )
  await sql(`INSERT INTO snippet_reports SELECT id, $1::uuid, 'spam', '', id FROM users`, theirs)
  for (const [user, word] of [
    [ada, 'Kubelet'],
    [bea, 'of hers too'],
  ]) {
    await sql('INSERT INTO dictionaries (user_id) VALUES ($1)', user)
    await sql('INSERT INTO dictionary_words (user_id, key, word) VALUES ($1, lower($2), $2)', user, word)
    await sql(`INSERT INTO check_preferences (user_id, categories_off) VALUES ($1, '{tone}')`, user)
  }
  await sql(
    `INSERT INTO document_revisions (document_id, kind, name, body, words, characters, covers, authors)
     VALUES ($1, 'named', 'First', '{"secret": "body"}', 2, 7, '{}', '{}')`,
    own,
  )
  await sql(
    `INSERT INTO api_keys (user_id, name, prefix, key_hash, scopes) VALUES ($1, 'Script', 'bp_abcd', 'the-hash', '{check}')`,
    ada,
  )
  await sql(
    `INSERT INTO sessions VALUES ('the-sid', json_build_object('passport', json_build_object('user', $1::text)), now() + interval '1 day'),
       ('another', json_build_object('passport', json_build_object('user', $2::text)), now() + interval '1 day')`,
    ada,
    bea,
  )
  await sql(`INSERT INTO user_pictures (user_id, bytes) VALUES ($1, 'a picture')`, ada)
  await sql(`UPDATE users SET totp_secret = 'the-totp', google_subject = $1 WHERE id = $2`, `g${ada}`, ada)
  await watched.transaction(tx =>
    grantBonus(tx, { userId: ada, amount: 7, reason: 'Thanks', expiresAt: null }),
  )
  const files = await exported(ada)
  expect(json(files, 'shared-with-me.json')).toMatchObject([
    { title: 'Hers', owner: 'Test User', role: 'editor' },
  ])
  expect(json(files, 'documents.json')).toMatchObject([
    { title: 'Mine', people: [{ name: 'Test User', role: 'viewer' }] },
  ])
  expect(json(files, 'correction-decisions.json')).toMatchObject([{ subject: 'zorblat', forEverybody: true }])
  expect(json(files, 'comments.json')).toMatchObject([
    { documentId: theirs, threadId: thread, text: 'By Ada' },
  ])
  expect(json(files, 'reactions.json')).toMatchObject([{ commentId: thread, reaction: 'heart' }])
  expect(json(files, 'reports.json')).toMatchObject([{ documentId: theirs, reason: 'spam' }])
  expect(json(files, 'dictionary.json')).toMatchObject([{ word: 'Kubelet' }])
  expect(json(files, 'check-preferences.json')).toMatchObject([{ categoriesOff: ['tone'], rulesOff: [] }])
  expect(json(files, 'versions.json')).toMatchObject([{ documentId: own, name: 'First', words: 2 }])
  expect(json(files, 'api-keys.json')).toMatchObject([
    { name: 'Script', prefix: 'bp_abcd', scopes: ['check'] },
  ])
  expect(json(files, 'sessions.json')).toEqual([
    {
      device: 'Unknown device',
      address: '',
      startedAt: expect.stringMatching(/Z$/),
      seenAt: expect.stringMatching(/Z$/),
    },
  ])
  expect(files.get('picture.webp')).toBe('a picture')
  expect(json(files, 'bonus-grants.json')).toMatchObject([{ amount: 7, used: 0, reason: 'Thanks' }])
  expect(json(files, 'usage.json')).toMatchObject([{ kind: 'allowance' }, { kind: 'bonus', amount: 7 }])
  for (const secret of [
    'not a hash',
    'the-hash',
    'the-sid',
    'the-totp',
    'her text',
    'nobody reads',
    'of hers',
    hidden,
  ])
    expect([...files].join('\n')).not.toContain(secret)
})

test('exports long lists page by page, complete and in order', async () => {
  await sql(
    `INSERT INTO usage_ledger (user_id, kind, amount, action, at)
     SELECT $1, 'use', -1, n::text, now() + (n / 70) * interval '1 day' FROM generate_series(1, 1000) n`,
    ada,
  )
  const rows = json(await exported(ada), 'usage.json') as { action: string | null }[]
  expect(rows.map(row => row.action)).toEqual([
    null,
    ...Array.from({ length: 1000 }, (_, n) => String(n + 1)),
  ])
})

/** Requests an export and returns the response once it has begun. */
async function asked(id: string): Promise<IncomingMessage> {
  const request = get(address(id))
  return ((await once(request, 'response')) as [IncomingMessage])[0]
}

test('reads no further than the client has received, and stops when it disconnects', async () => {
  for (let n = 0; n < 60; n++) await document(ada, `Document ${n}`, randomBytes(250_000).toString('hex'))
  const bodiesRead = () => statements.filter(statement => statement.includes(' AS part ')).length
  const other = await person()
  const response = await asked(ada)
  const end = ended
  response.pause()
  await expect.poll(bodiesRead).toBeGreaterThan(1)
  let before = -1
  while (before !== bodiesRead()) {
    before = bodiesRead()
    // It answers others meanwhile, so it could also read on.
    await exported(other)
  }
  expect(before).toBeLessThan(100)
  response.destroy()
  await end
  expect(bodiesRead()).toBeLessThan(102)
})

test('aborts the response on an error', async () => {
  await document(ada, 'A letter', 'text')
  await sql('ALTER TABLE api_keys RENAME TO gone')
  try {
    const response = await asked(ada)
    response.resume()
    await expect(once(response, 'end')).rejects.toThrow('aborted')
    await expect(ended).rejects.toThrow('api_keys')
  } finally {
    await sql('ALTER TABLE gone RENAME TO api_keys')
  }
})

test('contains all sessions, also those of later pages', async () => {
  await sql(
    `INSERT INTO sessions SELECT $1::text || n,
       json_build_object('passport', json_build_object('user', $1::text), 'device', json_build_object('address', 'number ' || n)),
       now() + interval '1 day' + n / 10 * interval '1 second'
     FROM generate_series(1, 230) n`,
    ada,
  )
  const list = json(await exported(ada), 'sessions.json') as { address: string }[]
  expect(new Set(list.map(session => session.address)).size).toBe(230)
  expect(list).toHaveLength(230)
})

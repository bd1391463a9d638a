import { randomUUID } from 'node:crypto'

import { afterAll, beforeAll, expect, it } from 'vitest'

import { createDocument } from '#api/features/documents/service.ts'
import { cleanUpRevisions } from '#api/features/revisions/cleanup.ts'
import { openWorkspace } from '#api/features/users/workspaces.ts'
import { cleanUpCommands } from '#api/services/body-commands/service.ts'
import type { PlanName } from '#schema/plans/contract.ts'

import { apiDatabase, type ApiDatabase } from '../support/apiDatabase.ts'

let database: ApiDatabase
beforeAll(async () => (database = await apiDatabase()))
afterAll(() => database.close())

const run = async (statement: string, bind: unknown[]) => {
  const [rows] = await database.sequelize.query(statement, { bind })
  return rows as { id: string }[]
}

const documentOn = async (plan: PlanName) => {
  const owner = await database.addUser({ planName: plan })
  const document = await database.sequelize.transaction(async tx => {
    await openWorkspace(tx, owner)
    return createDocument(tx, owner, { kind: 'document', title: 'Notes' })
  })
  return { owner, document }
}

const keep = async (
  document: string,
  kind: 'automatic' | 'named',
  days: number,
  from: string | null = null,
) => {
  const id = randomUUID()
  await run(
    `INSERT INTO document_revisions
       (id, document_id, kind, name, body, words, characters, covers, authors, restored_from, created_at)
     VALUES ($1, $2, $3, $4, '{}', 0, 0, '{}', '{}', $5, now() - $6 * interval '1 day')`,
    [id, document, kind, kind === 'named' ? 'Kept' : null, from, days],
  )
  return id
}
const left = async (document: string) =>
  (
    await run('SELECT id FROM document_revisions WHERE document_id = $1 ORDER BY created_at DESC', [document])
  ).map(({ id }) => id)

it.each([
  ['free', 7],
  ['premium', 30],
  ['pro', 30],
] as const)(
  'V9: on the %s plan, deletes automatic revisions after %i days and named ones never',
  async (plan, days) => {
    const { document } = await documentOn(plan)
    const kept = [
      await keep(document, 'automatic', 0),
      await keep(document, 'automatic', days - 0.01),
      await keep(document, 'named', days + 0.01),
      await keep(document, 'named', 3650),
    ]
    await keep(document, 'automatic', days + 0.01)
    await keep(document, 'automatic', 3650)
    await Promise.all([cleanUpRevisions(), cleanUpRevisions()])
    await cleanUpRevisions()
    expect(await left(document)).toEqual(kept)
  },
)

it("V9: uses the owner's current plan", async () => {
  const { owner, document } = await documentOn('pro')
  const revision = await keep(document, 'automatic', 10)
  await cleanUpRevisions()
  expect(await left(document)).toEqual([revision])
  await run(`UPDATE users SET plan_name = 'free' WHERE id = $1`, [owner])
  await cleanUpRevisions()
  expect(await left(document)).toEqual([])
})

it('V9: deletes any number of them, also a restored one', async () => {
  const { document } = await documentOn('free')
  const old = await keep(document, 'automatic', 8)
  const restored = await keep(document, 'automatic', 1, old)
  await run(
    `INSERT INTO document_revisions (document_id, kind, body, words, characters, covers, authors, created_at)
     SELECT $1, 'automatic', '{}', 0, 0, '{}', '{}', now() - interval '9 days' FROM generate_series(1, 1200)`,
    [document],
  )
  await cleanUpRevisions()
  expect(await left(document)).toEqual([restored])
})

it('deletes requests after a day', async () => {
  const { owner, document } = await documentOn('free')
  const ask = (hours: number) =>
    run(
      `INSERT INTO body_commands (document_id, user_id, kind, payload, created_at)
       VALUES ($1, $2, 'name-revision', '{"name": "Mine"}', now() - $3 * interval '1 hour') RETURNING id`,
      [document, owner, hours],
    )
  const [young] = await ask(23)
  await ask(25)
  await cleanUpCommands()
  expect(await run('SELECT id FROM body_commands WHERE document_id = $1', [document])).toEqual([young])
})

it('deletes everything with the document', async () => {
  const { owner, document } = await documentOn('pro')
  await keep(document, 'named', 1)
  await run(
    `INSERT INTO document_updates (document_id, writer, n, user_id, bytes)
     SELECT $1, 'a', n, $2, '' FROM generate_series(1, 3) n`,
    [document, owner],
  )
  await run(`DELETE FROM document_updates WHERE document_id = $1 AND n = 1`, [document])
  const authors = () => run('SELECT n FROM document_authors WHERE document_id = $1', [document])
  expect(await authors()).toHaveLength(1)
  await run(
    `INSERT INTO body_commands (document_id, user_id, kind, payload)
     VALUES ($1, $2, 'name-revision', '{"name": "Mine"}')`,
    [document, owner],
  )
  await run('DELETE FROM documents WHERE id = $1', [document])
  expect(await left(document)).toEqual([])
  expect(await authors()).toEqual([])
})

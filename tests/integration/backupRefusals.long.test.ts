import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

import { afterAll, beforeAll, describe, expect, test } from 'vitest'

import { backUp, contentsOf, restore, tamper } from '../support/backup.ts'
import { runSql } from '../support/outbox.ts'
import { emptyDatabase, migratedDatabase, type TemporaryDatabase } from '../support/postgres.ts'
import { temporaryDirectory } from '../support/temporary.ts'

const directory = temporaryDirectory('refusals')
const inDirectory = (name: string) => join(directory.path, name)
const good = inDirectory('good.zip')

let source: TemporaryDatabase
let target: TemporaryDatabase
let before: Awaited<ReturnType<typeof contentsOf>>

/** Returns a database with one account and some data. */
async function filled(): Promise<TemporaryDatabase> {
  const database = await migratedDatabase()
  await runSql(
    database.url,
    `WITH plan AS (INSERT INTO plans (id, name, display_name, description, price_inr, monthly_limit, document_people)
                   VALUES ('free', 'free', 'Free', 'F', 0, 100, 1) RETURNING name)
     INSERT INTO users (email, first_name, last_name, plan_name) SELECT gen_random_uuid() || '@example.org', 'A', 'B', name
     FROM plan`,
  )
  await runSql(
    database.url,
    `INSERT INTO sessions SELECT md5(n::text), json_build_object('n', repeat(md5(n::text), 40)), now()
     FROM generate_series(1, 200) n`,
  )
  return database
}

beforeAll(async () => {
  source = await filled()
  target = await filled()
  await backUp({ databaseUrl: source.url }, good)
  before = await contentsOf(target.url)
})
afterAll(async () => {
  await source.drop()
  await target.drop()
  directory.remove()
})

/** Expects that a file is rejected with these words and nothing changes, even with --replace. */
async function expectRefused(file: string, words: RegExp): Promise<void> {
  const dataDir = inDirectory('never made')
  const refusal = { code: 1, stderr: expect.stringMatching(words) }
  await expect(restore({ databaseUrl: target.url }, file, '--replace')).rejects.toMatchObject(refusal)
  await expect(restore({ dataDir }, file, '--replace')).rejects.toMatchObject(refusal)
  expect(existsSync(dataDir)).toBe(false)
  expect(await contentsOf(target.url)).toEqual(before)
}

const sha256 = (content: Buffer | string) => createHash('sha256').update(content).digest('hex')

/** Returns a backup with a modified manifest or modified files. */
async function changed(change: (files: Map<string, Buffer>, manifest: Record<string, unknown>) => void) {
  const file = inDirectory('changed.zip')
  await tamper(good, file, files => {
    const manifest = JSON.parse(String(files.get('manifest.json'))) as Record<string, unknown>
    change(files, manifest)
    files.set('manifest.json', Buffer.from(JSON.stringify(manifest)))
  })
  return file
}

describe('restore rejects', () => {
  test('a missing file', () => expectRefused(inDirectory('none.zip'), /^File not found: .*none\.zip\.\n$/))

  test('a text file', async () => {
    writeFileSync(inDirectory('text.zip'), 'This is no zip.')
    await expectRefused(inDirectory('text.zip'), /^.*text\.zip is not a backup, or it is truncated: .*\n$/)
  })

  test('an unrelated zip file', async () => {
    const file = inDirectory('foreign.zip')
    await tamper(good, file, files => files.delete('manifest.json'))
    await expectRefused(file, /^.*foreign\.zip is not a backup of Bluepencil\.\n$/)
    await expectRefused(
      await changed((_files, manifest) => Object.assign(manifest, { product: 'another' })),
      /is not a backup of Bluepencil/,
    )
  })

  test('a newer format', async () => {
    const file = await changed((_files, manifest) =>
      Object.assign(manifest, { format: 2, tables: 'otherwise' }),
    )
    await expectRefused(file, /was written by a newer Bluepencil\. Update this one first\.\n$/)
  })

  test('a file truncated anywhere', async () => {
    const whole = readFileSync(good)
    for (const part of [0, 0.1, 0.5, 0.9, 0.999]) {
      writeFileSync(inDirectory('cut.zip'), whole.subarray(0, Math.floor(whole.length * part)))
      await expectRefused(inDirectory('cut.zip'), /is not a backup, or it is truncated/)
    }
  })

  test('a single wrong byte anywhere in the rows', async () => {
    const whole = readFileSync(good)
    const name = Buffer.from('tables/sessions.copy')
    const start = whole.indexOf(name) + name.length
    for (const at of [start, start + 1000, start + 5000]) {
      const damaged = Buffer.from(whole)
      damaged[at] = (damaged[at] ?? 0) ^ 0x10
      writeFileSync(inDirectory('damaged.zip'), damaged)
      await expectRefused(inDirectory('damaged.zip'), /damaged\.zip is damaged: /)
    }
  })

  test('missing or extra rows', async () => {
    await expectRefused(
      await changed(files => files.delete('tables/users.copy')),
      /is damaged: tables\/users\.copy is missing/,
    )
    await expectRefused(
      await changed(files => files.set('tables/recovery_codes.copy', Buffer.from('one\ttwo\t\\N\n'))),
      /is damaged: the rows of recovery_codes do not match their hash/,
    )
  })
})

test('a backup of a newer structure', async () => {
  const file = await changed((_files, manifest) => (manifest['migrations'] as string[]).push('9999-to-come'))
  await expect(restore({ databaseUrl: target.url }, file, '--replace')).rejects.toMatchObject({
    code: 1,
    stderr: 'The backup was written by a newer Bluepencil (9999-to-come). Update this one first.\n',
  })
  expect(await contentsOf(target.url)).toEqual(before)
})

test('rows that the database rejects, leaving everything unchanged', async () => {
  const file = await changed((files, manifest) => {
    const rows = Buffer.from('nonsense\n')
    files.set('tables/sessions.copy', rows)
    const tables = manifest['tables'] as { name: string }[]
    const said = tables.find(({ name }) => name === 'sessions')
    Object.assign(said ?? {}, { rows: 1, sha256: sha256(rows) })
  })
  await expect(restore({ databaseUrl: target.url }, file, '--replace')).rejects.toMatchObject({ code: 1 })
  expect(await contentsOf(target.url)).toEqual(before)
})

test('a table with another structure, leaving everything unchanged', async () => {
  const file = await changed((_files, manifest) => {
    const tables = manifest['tables'] as { name: string; columns: string[] }[]
    tables.find(({ name }) => name === 'sessions')?.columns.push('more')
  })
  await expect(restore({ databaseUrl: target.url }, file, '--replace')).rejects.toMatchObject({
    code: 1,
    stderr: 'The backup does not match: its table sessions has another structure.\n',
  })
  expect(await contentsOf(target.url)).toEqual(before)
})

test('a database of another product or a newer version', async () => {
  const foreign = await emptyDatabase()
  await runSql(foreign.url, 'CREATE TABLE users AS SELECT 1 AS one')
  const refusal = {
    code: 1,
    stderr: expect.stringMatching(/^The database contains tables that are not Bluepencil's \(users\)/),
  }
  await expect(restore({ databaseUrl: foreign.url }, good, '--replace')).rejects.toMatchObject(refusal)
  await runSql(foreign.url, 'CREATE TABLE migrations (id int, migration text)')
  await expect(restore({ databaseUrl: foreign.url }, good, '--replace')).rejects.toMatchObject({ code: 1 })
  expect(await contentsOf(foreign.url)).toEqual({ migrations: [], users: ['(1)'] })
  await expect(backUp({ databaseUrl: foreign.url }, inDirectory('foreign.zip'))).rejects.toMatchObject({
    code: 1,
  })
  await foreign.drop()

  await runSql(target.url, `INSERT INTO migrations VALUES ('9999-to-come')`)
  await expect(restore({ databaseUrl: target.url }, good, '--replace')).rejects.toMatchObject({
    code: 1,
    stderr: expect.stringMatching(/^The database belongs to a newer Bluepencil \(9999-to-come\)\. .*\n$/),
  })
  await runSql(target.url, `DELETE FROM migrations WHERE name = '9999-to-come'`)
  expect(await contentsOf(target.url)).toEqual(before)
})

test.each([[[]], [['a', 'b']], [['a', '--force']]])('wrong arguments: %j', async words => {
  for (const call of [backUp, restore])
    await expect(call({ databaseUrl: target.url }, ...words)).rejects.toMatchObject({
      code: 1,
      stderr: expect.stringMatching(/Usage: npm run (backup|restore) -- FILE/),
    })
})

test('a failed backup keeps the previous file and leaves no partial one', async () => {
  const place = { databaseUrl: source.url }
  const refusal = { code: 1, stderr: expect.stringMatching(/cannot be written: .*ENOENT/) }
  await expect(backUp(place, inDirectory('no/such/directory/file.zip'))).rejects.toMatchObject(refusal)
  const whole = readFileSync(good)
  await expect(backUp({ databaseUrl: 'postgres://nobody@127.0.0.1:1/none' }, good)).rejects.toMatchObject({
    code: 1,
    stderr: expect.stringMatching(/^The database cannot be reached: /),
  })
  expect(readFileSync(good)).toEqual(whole)
  expect(readdirSync(directory.path).filter(name => name.endsWith('.part'))).toEqual([])
})

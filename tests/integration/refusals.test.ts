import { createHash } from 'node:crypto'
import { existsSync, lstatSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

import { afterAll, describe, expect, test } from 'vitest'

import { backup } from '../../scripts/cli/backup/command.ts'
import { grant } from '../../scripts/cli/grant/command.ts'
import type { Command } from '../../scripts/cli/operator.ts'
import { secret } from '../../scripts/cli/secret/command.ts'
import { contentsOf } from '../support/backup.ts'
import { runSql } from '../support/outbox.ts'
import { migratedDatabase } from '../support/postgres.ts'
import { commandToEnd, type Ended, runToEnd } from '../support/programs.ts'
import { temporaryDirectory } from '../support/temporary.ts'

const directory = temporaryDirectory('refused')
afterAll(() => directory.remove())

/** Expects one line with these words, and a failure. */
function expectRefused({ code, said }: Ended, words: RegExp): void {
  expect(said).toMatch(words)
  expect(said.trim().split('\n')).toHaveLength(1)
  expect(code).toBe(1)
}

/** Runs a program in a separate process, or a command in this one, until it ends. */
const run = (program: string | Command, options: { args: string[]; env: Record<string, string> }) =>
  typeof program === 'string' ? runToEnd(program, options) : commandToEnd(program, options)

/** Returns every entry below a directory with its time of change and content. */
function treeOf(path: string): string[] {
  return readdirSync(path, { recursive: true, encoding: 'utf8' })
    .toSorted()
    .map(name => {
      const stat = lstatSync(join(path, name))
      const content = stat.isFile() ? readFileSync(join(path, name)) : ''
      return `${name} ${stat.mode} ${stat.mtimeMs} ${createHash('sha256').update(content).digest('hex')}`
    })
}

describe('a database of a newer version', () => {
  test('is refused by every role and by commands, and stays unchanged', async () => {
    const { url, drop } = await migratedDatabase()
    await runSql(url, `INSERT INTO migrations VALUES ('9999-to-come')`)
    const before = await contentsOf(url)
    const dataDir = join(directory.path, 'newer')
    const several = { REDIS_URL: 'redis://127.0.0.1:1', SESSION_SECRET: 'the same for every process' }
    const runs: [string | Command, string[], Record<string, string>][] = [
      ['serve', [], {}],
      ['serve', [], { ...several, ROLE: 'api' }],
      ['serve', [], { ...several, ROLE: 'realtime' }],
      [grant, ['ada@example.org', 'plan', 'pro'], {}],
      [secret, ['change', '--lose-apps'], {}],
    ]
    for (const [program, args, env] of runs)
      expectRefused(
        await run(program, { args, env: { DATABASE_URL: url, DATA_DIR: dataDir, ...env } }),
        /^The database belongs to a newer Bluepencil \(9999-to-come\)\. Nothing was changed\. Update this one first, or restore /,
      )
    expect(await contentsOf(url)).toEqual(before)
    expect(existsSync(dataDir)).toBe(false)
    await drop()
  })

  test('of another product is refused too', async () => {
    const { url, drop } = await migratedDatabase()
    await runSql(url, 'ALTER TABLE migrations RENAME COLUMN name TO version')
    expectRefused(
      await runToEnd('serve', { env: { DATABASE_URL: url, DATA_DIR: directory.path } }),
      /^The database contains tables that are not Bluepencil's \(migrations\)\. Nothing was changed\. /,
    )
    await drop()
  })
})

describe('a .env that cannot be used', () => {
  const PROGRAMS: [string, string[]][] = [
    ['serve', []],
    ['backup', ['file.zip']],
    ['restore', ['file.zip']],
    ['grant', ['ada@example.org', 'plan', 'pro']],
    ['refund', ['BP00000000000000000000']],
    ['languages', ['list']],
    ['secret', ['check']],
    ['scripts/server/distributed.ts', []],
  ]

  test.each(PROGRAMS)('is refused by %s, which does nothing', async (name, args) => {
    const cwd = join(directory.path, name.replaceAll('/', '-'))
    mkdirSync(cwd)
    writeFileSync(join(cwd, '.env'), 'PORT=3000\nDATABASE_URL="postgres://ann:hidden@localhost/texts\n')
    const before = treeOf(cwd)
    const ended = await runToEnd(name, { args, cwd })
    expectRefused(
      ended,
      /^The file \S+\.env cannot be used: line 2 opens a quote that it does not close\. Nothing was started or changed\. Correct the file or move it away/,
    )
    expect(ended.said).not.toContain('hidden')
    expect(treeOf(cwd)).toEqual(before)
  })

  test('is refused if it is a directory or not a text', async () => {
    const cwd = join(directory.path, 'env')
    mkdirSync(join(cwd, '.env'), { recursive: true })
    expectRefused(await runToEnd('serve', { cwd }), /^The file \S+\.env cannot be read: EISDIR/)
    rmSync(join(cwd, '.env'), { recursive: true })
    writeFileSync(join(cwd, '.env'), Buffer.from('PORT=3000\0'))
    expectRefused(await runToEnd('serve', { cwd }), /^The file \S+\.env is not text in UTF-8\. /)
    expect(readdirSync(cwd)).toEqual(['.env'])
  })

  // Root may read every file, and Windows has no such permission.
  test.skipIf(process.platform === 'win32' || process.getuid?.() === 0)(
    'is refused without the permission to read it',
    async () => {
      const cwd = join(directory.path, 'closed')
      mkdirSync(cwd)
      writeFileSync(join(cwd, '.env'), 'PORT=3000', { mode: 0 })
      expectRefused(await runToEnd('serve', { cwd }), /^The file \S+\.env cannot be read: EACCES/)
    },
  )
})

describe('data of another version of PostgreSQL', () => {
  /** Returns a DATA_DIR as an earlier version left it, without its password. */
  function dataOf(version: string): string {
    const dataDir = join(directory.path, `data-${version}`)
    mkdirSync(join(dataDir, 'postgres', 'base'), { recursive: true })
    mkdirSync(join(dataDir, 'postgres-partial-1'))
    writeFileSync(join(dataDir, 'postgres', 'PG_VERSION'), `${version}\n`)
    writeFileSync(join(dataDir, 'postgres', 'base', 'rows'), 'texts')
    return dataDir
  }

  test('is refused by a start and by commands, which say how to move it, and stays unchanged', async () => {
    const dataDir = dataOf('17')
    const before = treeOf(dataDir)
    const file = join(directory.path, 'backup.zip')
    const programs: [string | Command, string[]][] = [
      ['scripts/server/start.mjs', []],
      [backup, [file]],
      [secret, ['change']],
    ]
    for (const [program, args] of programs)
      expectRefused(
        await run(program, { args, env: { DATA_DIR: dataDir } }),
        /^The database in \S+postgres was written by PostgreSQL 17, and this Bluepencil has PostgreSQL 18\. Nothing was changed\. Back it up with the Bluepencil that wrote it \(npm run backup -- FILE\), move \S+data-17 away, and restore/,
      )
    const { code, said } = await runToEnd('scripts/server/distributed.ts', { env: { DATA_DIR: dataDir } })
    expect(said).toMatch(/^The database in \S+postgres was written by PostgreSQL 17, /m)
    expect(said).not.toMatch(/^\s+at /m)
    expect(code).toBe(1)
    expect(treeOf(dataDir)).toEqual(before)
    expect(existsSync(file)).toBe(false)
  })

  test('a garbled version is refused', async () => {
    const dataDir = dataOf('18?')
    const before = treeOf(dataDir)
    expectRefused(
      await runToEnd('serve', { env: { DATA_DIR: dataDir } }),
      /^\S+postgres is not a PostgreSQL data directory\. Nothing in it was changed\. /,
    )
    expect(treeOf(dataDir)).toEqual(before)
  })
})

import { execFileSync } from 'node:child_process'
import { chmodSync, cpSync, existsSync, readFileSync, rmSync } from 'node:fs'
import { dirname, join } from 'node:path'

import { afterEach, beforeEach, expect, test } from 'vitest'
import { z } from 'zod'

import { serverAccount } from '#platform/embedded-postgres/account.ts'
import { makeMissingLinks, packageDirectory, usableBinaries } from '#platform/embedded-postgres/binaries.ts'
import { temporaryDirectory } from '#tests/support/temporary.ts'

const asRoot = test.runIf(process.getuid?.() === 0)

let installed: string
let cleanUp: (() => void)[]

beforeEach(() => {
  const { path, remove } = temporaryDirectory('package')
  installed = join(path, 'package')
  cpSync(packageDirectory(), installed, { recursive: true, verbatimSymlinks: true })
  cleanUp = [remove]
})

afterEach(() => cleanUp.forEach(step => step()))

const version = (directory: string): string =>
  execFileSync(join(directory, 'native/bin/postgres'), ['--version'], { encoding: 'utf8', stdio: 'pipe' })

const linksOf = (directory: string): string[] => {
  const list = z.array(z.object({ target: z.string() }))
  const content = readFileSync(join(directory, 'native/pg-symlinks.json'), 'utf8')
  return list.parse(JSON.parse(content)).map(({ target }) => join(directory, target))
}

test.runIf(process.platform === 'linux')('creates the library links that --ignore-scripts omits', () => {
  const links = linksOf(installed)
  expect(links.length).toBeGreaterThan(0)
  for (const link of links) rmSync(link, { force: true })
  expect(() => version(installed)).toThrow('libicu')
  makeMissingLinks(installed)
  expect(version(installed)).toContain('PostgreSQL) 18')
  makeMissingLinks(installed)
})

asRoot('as root, binaries that "nobody" cannot reach are copied, once', async () => {
  chmodSync(dirname(installed), 0o700)
  const account = serverAccount(join(installed, 'none'))
  const copied = await usableBinaries(account, installed)
  const copy = dirname(dirname(dirname(copied.postgres)))
  cleanUp.push(() => rmSync(copy, { recursive: true, force: true }))
  expect(copy).toMatch(/\/var\/lib\/bluepencil\/postgres-[0-9a-f]{64}$/)
  expect(execFileSync(copied.initdb, ['--version'], { cwd: '/', encoding: 'utf8', ...account })).toContain(
    '18',
  )
  expect(await usableBinaries(account, installed)).toEqual(copied)
  expect(existsSync(`${copy}.${process.pid}`)).toBe(false)
})

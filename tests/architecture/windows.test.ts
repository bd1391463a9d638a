import { execFileSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'

import { describe, expect, test } from 'vitest'

import { unportableIn } from './windows.ts'

const root = path.resolve(import.meta.dirname, '../..')
const sources = execFileSync('git', ['ls-files', '-co', '--exclude-standard', '*.ts', '*.tsx', '*.mjs'], {
  cwd: root,
  encoding: 'utf8',
})
  .split('\n')
  .filter(file => file !== '' && existsSync(path.join(root, file)))
  .filter(file => !file.startsWith('tests/architecture/windows'))

test('no program is started through a shell, and no path depends on the system', () => {
  expect(sources.length).toBeGreaterThan(1000)
  const found = sources.flatMap(file =>
    unportableIn(readFileSync(path.join(root, file), 'utf8')).map(text => `${file}: ${text}`),
  )
  expect(found).toEqual([])
})

test('the scripts of packages that the tests run are there', () => {
  const script = ['steps.mjs', 'vitest.mjs']
    .map(file => readFileSync(path.join(root, 'scripts/build/lib', file), 'utf8'))
    .join('\n')
  const paths = [...script.matchAll(/join\(MODULES, ([^)]+)\)/g)].map(([, parts = '']) =>
    parts.replaceAll(/[', ]+/g, '/').replaceAll(/^\/|\/$/g, ''),
  )
  expect(paths).toHaveLength(4)
  for (const file of paths) expect(existsSync(path.join(root, 'node_modules', file)), file).toBe(true)
})

describe('this test itself', () => {
  test.each([
    `spawn('npm', ['start'])`,
    `execFileSync('npx', ['tsc'])`,
    `await run("vitest", ['run'])`,
    `execFile('vite', [])`,
    "spawn(\n  `npm`, ['ci'])",
    `spawn(command, args, { shell: process.platform === 'win32' })`,
    `spawn(command, args, { shell: true })`,
    `execSync('git status')`,
    `join(ROOT, 'node_modules', '.bin', name)`,
    `'node_modules/.bin/tsc'`,
    'spawn(`${name}.cmd`)',
    `new URL('.', import.meta.url).pathname`,
  ])('finds %s', source => expect(unportableIn(source)).not.toEqual([]))

  test.each([
    `spawn(process.execPath, [npmScript(), 'start'])`,
    `execFileSync('git', ['ls-files'])`,
    `spawn(program, args, { stdio: 'ignore' })`,
    `spawn(program, args, { shell: false })`,
    `new URL(request.url, base).pathname`,
    `fileURLToPath(new URL('child.ts', import.meta.url))`,
    `pattern.exec('npm run')`,
  ])('accepts %s', source => expect(unportableIn(source)).toEqual([]))
})

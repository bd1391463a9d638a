import { mkdirSync, realpathSync, symlinkSync, writeFileSync } from 'node:fs'
import path from 'node:path'

import { afterAll, expect, test } from 'vitest'

import { temporaryDirectory } from '#tests/support/temporary.ts'

import { npmScript } from './npm.mjs'

const directory = temporaryDirectory('npm')
afterAll(() => directory.remove())

/** Creates a file below the directory and returns its path. */
function file(...parts: string[]): string {
  const name = path.join(directory.path, ...parts)
  mkdirSync(path.dirname(name), { recursive: true })
  writeFileSync(name, '')
  return name
}
const folder = (...parts: string[]) => path.join(directory.path, ...parts)
const NO_NODE = folder('nowhere', 'node')

test('npm is the one that runs this process', () => {
  const own = file('own', 'npm-cli.js')
  expect(npmScript({ npm_execpath: own }, NO_NODE)).toBe(own)
})

test('another program that runs scripts is not npm', () => {
  const script = file('windows', 'node_modules', 'npm', 'bin', 'npm-cli.js')
  const env = {
    npm_execpath: file('own', 'yarn.js'),
    PATH: ['', folder('empty'), folder('windows')].join(path.delimiter),
  }
  expect(npmScript(env, NO_NODE)).toBe(script)
})

test('npm on the PATH may be a link', () => {
  const script = file('linked', 'share', 'npm', 'bin', 'npm-cli.js')
  mkdirSync(folder('linked', 'bin'))
  symlinkSync(script, folder('linked', 'bin', 'npm'))
  expect(npmScript({ PATH: folder('linked', 'bin') }, NO_NODE)).toBe(realpathSync(script))
})

test('npm may be next to Node.js only', () => {
  const script = file('unix', 'lib', 'node_modules', 'npm', 'bin', 'npm-cli.js')
  mkdirSync(folder('unix', 'bin'))
  expect(npmScript({}, folder('unix', 'bin', 'node'))).toBe(script)
  expect(() => npmScript({}, NO_NODE)).toThrow('npm was not found')
})

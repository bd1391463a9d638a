import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'

import { expect, test } from 'vitest'

import { UNUSED_COMMANDS } from './leaveOut.ts'

const root = path.resolve(import.meta.dirname, '../../..')
const extensions = readdirSync(path.join(root, 'node_modules/@tiptap'))
  .filter(name => name.startsWith('extension-') || name === 'core')
  .map(name => `node_modules/@tiptap/${name}/dist/index.js`)
const ours = readdirSync(path.join(root, 'client'), { recursive: true, encoding: 'utf8' })
  .filter(file => /\.tsx?$/.test(file) && !/\.test\.tsx?$/.test(file))
  .map(file => `client/${file}`)

/** Returns the files in which a pattern occurs. */
const filesWith = (files: readonly string[], pattern: RegExp): string[] =>
  files.filter(file => pattern.test(readFileSync(path.join(root, file), 'utf8')))

test('leaves out no command of the editor that our code or an extension runs', () => {
  // After `editor.commands` or another command of a chain.
  const run = new RegExp(`(?:commands|\\))\\s*\\.(?:${UNUSED_COMMANDS.join('|')})\\(`)
  expect(filesWith([...ours, ...extensions], run)).toEqual([])
})

test('leaves out no decorations, positions or snapshots that our code uses', () => {
  expect(filesWith(ours, /addDecorations|\.\$(?:pos|nodes?|doc)\b|nrenderSnapshot|\.renderSnapshot/)).toEqual(
    [],
  )
  expect(filesWith(extensions, /\baddDecorations\(\) \{/)).toEqual([])
})

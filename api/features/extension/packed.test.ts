import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'

import { strFromU8, unzipSync } from 'fflate'
import { afterEach, beforeEach, expect, test } from 'vitest'

import { packedExtension } from './packed.ts'

const policyFor = (origin: string) => ({
  extension_pages: `default-src 'self'; connect-src 'self' ${origin}; object-src 'none'`,
})
const MANIFEST = {
  name: 'Bluepencil',
  optional_host_permissions: ['http://localhost:3000/*'],
  content_security_policy: policyFor('http://localhost:3000'),
}

let folder: string

beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'extension-'))
})
afterEach(() => rmSync(folder, { recursive: true }))

function build(): void {
  mkdirSync(path.join(folder, 'assets'))
  writeFileSync(path.join(folder, 'manifest.json'), JSON.stringify(MANIFEST))
  writeFileSync(path.join(folder, 'assets/content.js'), 'void 0')
}

async function unpacked(origin: string): Promise<Record<string, string>> {
  const file = await packedExtension(folder, origin)
  if (file === null) throw new Error('There is no file')
  return Object.fromEntries(
    Object.entries(unzipSync(new Uint8Array(file))).map(([name, content]) => [name, strFromU8(content)]),
  )
}

test('has every file of the build, and a manifest that names the server', async () => {
  build()
  const files = await unpacked('https://write.example')
  expect(Object.keys(files)).toEqual(['assets/content.js', 'manifest.json'])
  expect(files['assets/content.js']).toBe('void 0')
  expect(JSON.parse(files['manifest.json'] ?? '')).toEqual({
    ...MANIFEST,
    optional_host_permissions: ['https://write.example/*'],
    content_security_policy: policyFor('https://write.example'),
  })
})

test('is the same file for the same build and server', async () => {
  build()
  const first = await packedExtension(folder, 'https://write.example')
  await packedExtension(folder, 'https://other.example')
  expect(await packedExtension(folder, 'https://write.example')).toEqual(first)
})

test('is missing without a build, and there once it is built', async () => {
  expect(await packedExtension(folder, 'https://write.example')).toBeNull()
  build()
  expect(await packedExtension(folder, 'https://write.example')).not.toBeNull()
})

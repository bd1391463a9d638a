import { describe, expect, it } from 'vitest'

import { fetchingFiles, refusedFiles } from '#tests/support/hostileFiles.ts'

import { textOf } from '../text.ts'
import { importFile } from './importFile.ts'

const read = (name: string, content: string | Uint8Array) =>
  importFile({
    name,
    bytes: new Uint8Array(typeof content === 'string' ? new TextEncoder().encode(content) : content),
  })

const ADDRESS = 'https://evil.example'

describe('a hostile file', () => {
  it.each(Object.entries(refusedFiles()))('is refused: %s', (name, [content]) => {
    expect(read(name, content).ok).toBe(false)
  })

  it.each(Object.entries(fetchingFiles(ADDRESS)))(
    'keeps its text and no address but that of a link: %s',
    (name, content) => {
      const result = read(name, content)
      if (!result.ok) throw new Error(result.error.code)
      expect(textOf(result.value.body)).toContain('Hello')
      const addresses = JSON.stringify(result.value.body).match(/evil\.example[^"]*/g) ?? []
      expect(addresses.filter(address => address !== 'evil.example/link')).toEqual([])
      expect(result.value.media).toEqual([])
    },
  )
})

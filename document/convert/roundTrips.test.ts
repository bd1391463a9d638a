import { describe, expect, it } from 'vitest'

import { PICTURE, SAMPLES } from '#tests/support/samples/documents.ts'

import type { Body } from '../body.ts'
import { textOf } from '../text.ts'
import { exportFile } from './exportFile.ts'
import type { ExportFormat } from './formats.ts'
import { importFile } from './importFile.ts'

const images = new Map([[PICTURE.id, PICTURE]])

function throughFile(format: ExportFormat, body: Body) {
  const bytes = exportFile(format, { body, title: 'A title', images })
  const result = importFile({ name: `file.${format}`, bytes })
  if (!result.ok) throw new Error(JSON.stringify(result.error))
  return result.value
}

/** Returns a body without what a format does not keep. */
function without(body: Body, drop: readonly string[]): unknown {
  return JSON.parse(JSON.stringify(body), (key, value: unknown) => (drop.includes(key) ? undefined : value))
}

// Markdown has no sizes of images. Word has no languages of code.
const LOST: Record<string, readonly string[]> = { md: ['width', 'height'], docx: ['language'], html: [] }

describe.each(Object.entries(SAMPLES))('the sample %s', (_name, body) => {
  it.each(['md', 'html', 'docx'] as const)('comes back from %s as it was', format => {
    const { body: after, media, leftOut } = throughFile(format, body)
    const drop = LOST[format] ?? []
    expect(without(after, drop)).toEqual(without(body, drop))
    expect(media.map(({ bytes }) => [...bytes])).toEqual(
      JSON.stringify(body).includes(PICTURE.id) ? [[...PICTURE.bytes]] : [],
    )
    expect(Object.values(leftOut).flat().filter(Boolean)).toEqual([])
  })

  it('has all its words in plain text', () => {
    const words = (text: string) => text.split(/\s+/).filter(word => /[\p{L}\p{N}]/u.test(word))
    const text = new TextDecoder().decode(exportFile('txt', { body, title: 'x' }))
    expect(words(text)).toEqual(expect.arrayContaining(words(textOf(body))))
  })
})

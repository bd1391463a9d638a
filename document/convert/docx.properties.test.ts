import * as fc from 'fast-check'
import { strFromU8, strToU8, unzipSync, zipSync } from 'fflate'
import { describe, expect, it } from 'vitest'

import { body } from '#tests/support/arbitraryBody.ts'
import { PICTURE, SAMPLES } from '#tests/support/samples/documents.ts'

import { exportFile } from './exportFile.ts'
import { IMPORT_FORMATS } from './formats.ts'
import { importFile } from './importFile.ts'

const REFUSALS =
  'tooLarge unknownType oldWord notText damaged locked macros entities zipBomb tooDeep tooComplex empty tooLong'.split(
    ' ',
  )

/** Imports a file, which must be read or refused with a code that has a text. */
function readOrRefused(name: string, bytes: Uint8Array): void {
  const result = importFile({ name, bytes: new Uint8Array(bytes) })
  if (!result.ok) expect(REFUSALS).toContain(result.error.code)
}

const images = new Map([[PICTURE.id, PICTURE]])
const files = Object.values(SAMPLES).map(sample => exportFile('docx', { body: sample, title: 'x', images }))

/** Changes of a text or of bytes: a part at a place is replaced by a piece. */
const changes = <T>(piece: fc.Arbitrary<T>) =>
  fc.array(fc.record({ at: fc.double({ min: 0, max: 1, noNaN: true }), length: fc.nat(40), piece }), {
    minLength: 1,
    maxLength: 6,
  })

const TAGS =
  '<w:p> </w:p> <w:tc> </w:tc> <w:tbl> </w:tbl> <w:tr> <w:r> </w:r> <w:t> <w:ilvl w:val="99999999"/> <w:numId w:val="-1"/> <w:gridSpan w:val="1e9"/> <w:vMerge/> <w:ind w:left="1e99"/> <w:fldChar w:fldCharType="end"/> <a:blip r:embed="rIdImage1"/> <wp:extent cx="x" cy="-1"/> &#xD800; &#0; ]]> <![CDATA[ <!-- > " \0'.split(
    ' ',
  )

describe('any file', () => {
  it('of random bytes is read or refused', () => {
    const names = fc.constantFrom(...Object.keys(IMPORT_FORMATS).map(extension => `a.${extension}`))
    fc.assert(
      fc.property(names, fc.uint8Array({ maxLength: 400 }), (name, bytes) => readOrRefused(name, bytes)),
      { numRuns: 500 },
    )
  })

  it('of random signs of Markdown and HTML is read or refused', () => {
    const sign = fc.constantFrom(
      ...'# * _ ` ~ > - + 1. [ ] ( ) ! | \\ < > / & ; " = \n \n\n \t <p> </p> <table> <td> <li> <ul> <pre> <b> </i> <br> <img <a href= data:image/png;base64, [x] x'.split(
        ' ',
      ),
      ' ',
    )
    fc.assert(
      fc.property(fc.constantFrom('a.md', 'a.html'), fc.array(sign, { maxLength: 80 }), (name, signs) =>
        readOrRefused(name, new TextEncoder().encode(signs.join(''))),
      ),
      { numRuns: 500 },
    )
  })
})

describe('any Word file', () => {
  it('with changed bytes is read or refused', () => {
    fc.assert(
      fc.property(fc.constantFrom(...files), changes(fc.uint8Array({ maxLength: 8 })), (file, all) => {
        let bytes = [...file]
        for (const { at, length, piece } of all) {
          const start = Math.floor(at * bytes.length)
          bytes = [...bytes.slice(0, start), ...piece, ...bytes.slice(start + length)]
        }
        readOrRefused('a.docx', Uint8Array.from(bytes))
      }),
      { numRuns: 200 },
    )
  })

  it('with changed parts is read or refused', () => {
    const part = fc.constantFrom(
      'word/document.xml',
      'word/numbering.xml',
      'word/styles.xml',
      'word/_rels/document.xml.rels',
      '_rels/.rels',
    )
    fc.assert(
      fc.property(fc.constantFrom(...files), part, changes(fc.constantFrom(...TAGS)), (file, name, all) => {
        const parts = unzipSync(file)
        let xml = strFromU8(parts[name] ?? new Uint8Array())
        for (const { at, length, piece } of all) {
          const start = Math.floor(at * xml.length)
          xml = xml.slice(0, start) + piece + xml.slice(start + length)
        }
        readOrRefused('a.docx', zipSync({ ...parts, [name]: strToU8(xml) }))
      }),
      { numRuns: 200 },
    )
  })

  it('of any body opens again', () => {
    fc.assert(
      fc.property(body, value => {
        const file = exportFile('docx', { body: value, title: 'x' })
        const result = importFile({ name: 'a.docx', bytes: file })
        if (!result.ok) expect(result.error.code).toBe('empty')
      }),
      { numRuns: 100 },
    )
  })
})

import { expect, test } from 'vitest'

import { docxOf, WORD } from '#tests/support/docx.ts'
import { a, c, doc, p, u } from '#tests/support/samples/build.ts'

import { exportFile } from '../exportFile.ts'
import { importFile } from '../importFile.ts'

function read(bytes: Uint8Array<ArrayBuffer>) {
  const result = importFile({ name: 'a.docx', bytes })
  if (!result.ok) throw new Error(result.error.code)
  return result.value.body
}

test('a link with code that is underlined stays underlined', () => {
  const body = doc(p(a(c(u('npm i')), 'https://example.org/')))
  expect(read(exportFile('docx', { body, title: 'x' }))).toEqual(body)
})

test('a cell with the style of a header is a header, also outside a row of headers', () => {
  const cell = (text: string, style: string) =>
    `<w:tc><w:p><w:pPr><w:pStyle w:val="${style}"/></w:pPr><w:r><w:t>${text}</w:t></w:r></w:p></w:tc>`
  const table = `<w:tbl><w:tr>${cell('Name', 'TableHeading')}${cell('Ada', 'TableContents')}</w:tr></w:tbl>`
  const styles =
    '<w:styles><w:style w:styleId="TableHeading"><w:name w:val="Table Heading"/></w:style></w:styles>'
  const file = docxOf({
    'word/document.xml': WORD.replace('<w:body>', `<w:body>${table}`),
    'word/styles.xml': styles,
  })
  const types = read(file).content[0]?.content?.[0]?.content?.map(({ type }) => type)
  expect(types).toEqual(['tableHeader', 'tableCell'])
})

test('in a text from the right, “left” is where a cell begins anyway', () => {
  const cell = (properties: string) =>
    `<w:tc><w:p><w:pPr>${properties}</w:pPr><w:r><w:t>שלום</w:t></w:r></w:p></w:tc>`
  const row = `<w:tr>${cell('<w:bidi/><w:jc w:val="left"/>')}${cell('<w:bidi/><w:jc w:val="right"/>')}</w:tr>`
  const file = docxOf({ 'word/document.xml': WORD.replace('<w:body>', `<w:body><w:tbl>${row}</w:tbl>`) })
  const aligned = read(file).content[0]?.content?.[0]?.content?.map(({ attrs }) => attrs?.['align'])
  expect(aligned).toEqual([null, 'right'])
})

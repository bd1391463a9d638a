import { expect, test } from 'vitest'

import { docxOf } from '#tests/support/docx.ts'
import { code, doc, h, ol, p, quote, rule, ul } from '#tests/support/samples/build.ts'

import { exportFile } from '../exportFile.ts'
import { importFile } from '../importFile.ts'
import { DocumentWriter } from './documentXml.ts'
import { numberingXml } from './numberingXml.ts'

const item = (numId: number, text: string) =>
  `<w:p><w:pPr><w:numPr><w:ilvl w:val="0"/><w:numId w:val="${numId}"/></w:numPr></w:pPr><w:r><w:t>${text}</w:t></w:r></w:p>`
const line = (text: string, properties = '') =>
  `<w:p><w:pPr>${properties}</w:pPr><w:r><w:t>${text}</w:t></w:r></w:p>`
const num = (id: number, abstract: number, start?: number) =>
  `<w:num w:numId="${id}"><w:abstractNumId w:val="${abstract}"/>${
    start === undefined ? '' : `<w:lvlOverride w:ilvl="0"><w:startOverride w:val="${start}"/></w:lvlOverride>`
  }</w:num>`
const abstract = (id: number, format: string, sign: string) =>
  `<w:abstractNum w:abstractNumId="${id}"><w:lvl w:ilvl="0"><w:start w:val="1"/><w:numFmt w:val="${format}"/><w:lvlText w:val="${sign}"/></w:lvl></w:abstractNum>`

function read(paragraphs: string, nums: string) {
  const file = docxOf({
    'word/document.xml': `<w:document><w:body>${paragraphs}</w:body></w:document>`,
    'word/numbering.xml': `<w:numbering>${abstract(1, 'bullet', '•')}${abstract(2, 'decimal', '%1.')}${nums}</w:numbering>`,
    'word/styles.xml':
      '<w:styles><w:style w:styleId="HorizontalLine"><w:name w:val="Horizontal Line"/></w:style></w:styles>',
  })
  const result = importFile({ name: 'a.docx', bytes: file })
  if (!result.ok) throw new Error(JSON.stringify(result.error))
  return result.value.body
}

test('items whose numbering changes within a list are one list, as LibreOffice saves them', () => {
  const bullets = item(7, 'one') + item(8, 'two') + item(9, 'three')
  expect(read(bullets, num(7, 1) + num(8, 1) + num(9, 1))).toEqual(doc(ul('one', 'two', 'three')))
  const numbers = item(5, 'one') + item(2, 'two') + item(2, 'three')
  expect(read(numbers, num(2, 2) + num(5, 2, 1))).toEqual(doc(ol(1, 'one', 'two', 'three')))
})

test('an item that starts to count again begins a list', () => {
  const numbers = item(5, 'one') + item(2, 'two') + item(6, 'seven') + item(2, 'eight')
  expect(read(numbers, num(2, 2) + num(5, 2, 1) + num(6, 2, 7))).toEqual(
    doc(ol(1, 'one', 'two'), ol(7, 'seven', 'eight')),
  )
})

test('a paragraph at 1.25 cm continues the item before it, and an empty “Horizontal Line” is a rule', () => {
  const text =
    item(1, 'one') + line('more', '<w:ind w:left="709"/>') + line('', '<w:pStyle w:val="HorizontalLine"/>')
  expect(read(text, num(1, 1))).toEqual(doc(ul([p('one'), p('more')]), rule))
})

test('each written list has its own definition', () => {
  const writer = new DocumentWriter(new Map())
  writer.write(doc(h(1, 'x'), ul('a'), ol(4, 'b', [p('c'), ul('d')]), ul('e')))
  const xml = numberingXml(writer.lists)
  const used = [...xml.matchAll(/<w:abstractNumId w:val="(\d+)"/g)].map(([, id]) => id)
  expect(used).toHaveLength(4)
  expect(new Set(used).size).toBe(4)
  expect(xml).not.toContain('startOverride')
})

test('a list inside a list in a quote stays in the quote', () => {
  const body = doc(
    quote(p('Before'), ul('one', [p('two'), ol(1, 'deeper', [p('deepest'), p('more')])]), p('After')),
  )
  const result = importFile({ name: 'a.docx', bytes: exportFile('docx', { body, title: 'x' }) })
  expect(result.ok && result.value.body).toEqual(body)
})

test('headings, code and rules in quotes stay in them', () => {
  const inner = quote(p('a'), h(2, 'b'), code('c'), rule, quote(code('d'), h(3, 'e')))
  const body = doc(inner, ul([p('f'), quote(code('g'), quote(h(1, 'h')))]), code('i'))
  const result = importFile({ name: 'a.docx', bytes: exportFile('docx', { body, title: 'x' }) })
  expect(result.ok && result.value.body).toEqual(body)
})

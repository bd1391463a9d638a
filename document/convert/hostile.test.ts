import { describe, expect, it } from 'vitest'

import { docxOf as docx, WORD } from '#tests/support/docx.ts'
import { expectProportional } from '#tests/support/growth.ts'
import { doc, p } from '#tests/support/samples/build.ts'

import { exportFile } from './exportFile.ts'
import { importFile } from './importFile.ts'

const read = (name: string, content: string | Uint8Array) =>
  importFile({
    name,
    bytes: new Uint8Array(typeof content === 'string' ? new TextEncoder().encode(content) : content),
  })
const refusalOf = (name: string, content: string | Uint8Array) => {
  const result = read(name, content)
  return result.ok ? 'accepted' : result.error.code
}

describe('a hostile file', () => {
  it('is refused if it is a zip bomb, also with sizes that lie', () => {
    const bomb = docx({ 'word/document.xml': new Uint8Array(100_000_000) })
    expect(bomb.length).toBeLessThan(200_000)
    expect(refusalOf('a.docx', bomb)).toBe('zipBomb')
    const view = new DataView(bomb.buffer)
    for (let at = 0; at < bomb.length - 4; at += 1) {
      if (view.getUint32(at, true) === 0x04034b50) view.setUint32(at + 22, 10, true)
      if (view.getUint32(at, true) === 0x02014b50) view.setUint32(at + 24, 10, true)
    }
    expect(refusalOf('a.docx', bomb)).toBe('zipBomb')
  })

  it('is refused if it has macros, by any sign of them', () => {
    expect(refusalOf('a.docx', docx({ 'word/vbaProject.bin': 'x' }))).toBe('macros')
    expect(refusalOf('a.docm', docx({}))).toBe('macros')
    const types =
      '<Types><Override PartName="/word/document.xml" ContentType="application/vnd.ms-word.document.macroEnabled.main+xml"/></Types>'
    expect(refusalOf('a.docx', docx({ '[Content_Types].xml': types }))).toBe('macros')
  })

  it('is refused if it declares entities', () => {
    const external = `<!DOCTYPE d [<!ENTITY e SYSTEM "file:///etc/passwd">]>${WORD.replace('Hello', '&e;')}`
    expect(refusalOf('a.docx', docx({ 'word/document.xml': external }))).toBe('entities')
    const laughs = `<!DOCTYPE d [<!ENTITY a "ha"><!ENTITY b "&a;&a;&a;">]>${WORD}`
    expect(refusalOf('a.docx', docx({ 'word/styles.xml': laughs }))).toBe('entities')
  })

  it('is refused if it is nothing but 5 MB of nesting', () => {
    expect(refusalOf('a.html', '<div>'.repeat(999_000))).toBe('tooDeep')
    expect(refusalOf('a.html', '<b><i>'.repeat(800_000))).toBe('tooDeep')
    expect(refusalOf('a.md', '> '.repeat(2_400_000))).toBe('tooDeep')
    expect(refusalOf('a.md', '+ '.repeat(2_400_000))).toBe('tooDeep')
    const nested = `<w:document><w:body>${'<w:sdt>'.repeat(700_000)}`
    expect(refusalOf('a.docx', docx({ 'word/document.xml': nested }))).toBe('tooDeep')
  })

  it('is read in time that grows with its lines if it begins like a block about itself that never ends', () => {
    expectProportional(240, size => () => {
      const lines = Array.from({ length: size }, (_, index) => `${index % 2 ? '    ' : ''}- line ${index}`)
      const result = read('a.md', `---\n${lines.join('\n')}\n`)
      expect(JSON.stringify(result)).toContain(`line ${size - 1}`)
    })
  })

  it('is flattened where it is only too deep for a document, and keeps its text', () => {
    const result = read('a.html', `${'<blockquote>'.repeat(200)}deep${'</blockquote>'.repeat(200)}`)
    expect(JSON.stringify(result)).toContain('"deep"')
  })

  it('brings no script, and no address that runs one', () => {
    const result = read(
      'a.html',
      '<p onclick="x()">a<script>steal()</script><a href="javascript:x()">b</a><iframe src="https://evil.example"></iframe></p>',
    )
    const text = JSON.stringify(result.ok && result.value.body)
    expect(text).not.toMatch(/script|steal|evil|onclick/)
    expect(result.ok && result.value.leftOut).toMatchObject({ active: 2, links: 1 })
  })

  it('names remote images and fetches none', () => {
    const image = '![x](https://evil.example/a.png) text'
    const html = '<p>text <img src="//evil.example/a.png"></p>'
    const word = docx({
      'word/document.xml': WORD.replace('<w:t>', '<w:drawing><a:blip r:link="r1"/></w:drawing><w:t>'),
      'word/_rels/document.xml.rels':
        '<Relationships><Relationship Id="r1" Target="https://evil.example/a.png" TargetMode="External"/></Relationships>',
    })
    for (const [name, content] of [
      ['a.md', image],
      ['a.html', html],
      ['a.docx', word],
    ] as const) {
      const result = read(name, content)
      expect(result.ok && result.value.leftOut.remoteImages).toEqual(['evil.example'])
      expect(JSON.stringify(result.ok && result.value.body)).not.toContain('evil')
    }
  })
})

describe('a wrong file', () => {
  it.each([
    ['a.docx', 'not a zip', 'damaged'],
    ['a.docx', new Uint8Array([0xd0, 0xcf, 0x11, 0xe0, 1, 2]), 'locked'],
    ['a.doc', 'x', 'oldWord'],
    ['a.exe', 'x', 'unknownType'],
    ['a.txt', new Uint8Array([0x4d, 0x5a, 0, 1, 2, 3]), 'notText'],
    ['a.txt', '  \n ', 'empty'],
    ['a.txt', new Uint8Array(5_000_001), 'tooLarge'],
  ] as const)('%s is refused, case %#', (name, content, code) => {
    expect(refusalOf(name, content)).toBe(code)
  })

  it('is refused with its length if its text is too long', () => {
    expect(read('a.txt', 'x'.repeat(200_001))).toEqual({
      ok: false,
      error: { code: 'tooLong', count: 200_001 },
    })
  })

  it('cut off anywhere is read or refused, never thrown', () => {
    const bytes = exportFile('docx', { body: doc(p('Some text')), title: 'x' })
    for (let end = 0; end < bytes.length; end += 37)
      expect(() => read('a.docx', bytes.slice(0, end))).not.toThrow()
  })
})

describe('the encoding of a text', () => {
  it.each([
    ['UTF-8', new TextEncoder().encode('Ärger €')],
    [
      'UTF-16 with its mark',
      new Uint8Array([0xff, 0xfe, 0xc4, 0, 0x72, 0, 0x67, 0, 0x65, 0, 0x72, 0, 0x20, 0, 0xac, 0x20]),
    ],
    ['windows-1252', new Uint8Array([0xc4, 0x72, 0x67, 0x65, 0x72])],
  ])('is detected as %s', (_name, bytes) => {
    expect(JSON.stringify(read('a.txt', bytes))).toContain('Ärger')
  })
})

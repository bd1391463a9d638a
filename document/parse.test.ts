import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'

import { MAX_CHARACTERS } from '#schema/documents/kinds.ts'

import { MAX_BODY_ERRORS, parseBody } from './parse.ts'
import { MAX_DEPTH } from './version.ts'

const doc = (...content: unknown[]) => ({ type: 'doc', content })
const paragraph = (...content: unknown[]) => ({ type: 'paragraph', content })
const text = (value: unknown, ...marks: unknown[]) => ({ type: 'text', text: value, marks })
const link = (href: unknown, rest = {}) => text('x', { type: 'link', attrs: { href, ...rest } })
const quoted = (levels: number, inner: unknown): unknown => {
  let node = inner
  for (let i = 0; i < levels; i += 1) node = { type: 'blockquote', content: [node] }
  return node
}
const errorsOf = (x: unknown) => {
  const result = parseBody(x)
  return result.ok ? [] : result.error
}

describe('parseBody', () => {
  it('returns the canonical form: all attributes, ordered marks, joined texts', () => {
    const bold = { type: 'bold' }
    const result = parseBody(
      doc(
        {
          type: 'heading',
          content: [text('a', { type: 'italic' }, bold), text('b', bold, { type: 'italic' })],
        },
        { type: 'codeBlock' },
        paragraph(),
      ),
    )
    expect(result).toEqual({
      ok: true,
      value: {
        type: 'doc',
        content: [
          {
            type: 'heading',
            attrs: { level: 1 },
            content: [{ type: 'text', marks: [{ type: 'bold' }, { type: 'italic' }], text: 'ab' }],
          },
          { type: 'codeBlock', attrs: { language: null } },
          { type: 'paragraph' },
        ],
      },
    })
  })

  it.each<[string, unknown, string]>([
    ['no object', null, ''],
    ['an array', [], ''],
    ['another root', paragraph(), ''],
    ['an empty document', doc(), ''],
    ['an unknown node', doc({ type: 'script' }), 'content.0'],
    ['a node named like a property of objects', doc({ type: 'constructor' }), 'content.0'],
    ['a null child', doc(null), 'content.0'],
    ['content that is no array', { type: 'doc', content: {} }, 'content'],
    ['text in the document', doc(text('x')), 'content.0'],
    ['an item without a list', doc({ type: 'listItem', content: [paragraph()] }), 'content.0'],
    ['a list without items', doc({ type: 'bulletList' }), 'content.0'],
    ['a block in a paragraph', doc(paragraph(paragraph())), 'content.0.content.0'],
    [
      'a line break in code',
      doc({ type: 'codeBlock', content: [{ type: 'hardBreak' }] }),
      'content.0.content.0',
    ],
    ['a heading of level 4', doc({ type: 'heading', attrs: { level: 4 } }), 'content.0.attrs.level'],
    ['an unknown attribute', doc({ type: 'paragraph', attrs: { onclick: 'x' } }), 'content.0.attrs'],
    ['attributes that are no object', doc({ type: 'heading', attrs: 1 }), 'content.0.attrs'],
    ['an unknown field', doc({ type: 'paragraph', style: 'x' }), 'content.0'],
    [
      'a checked that is a string',
      doc({
        type: 'taskList',
        content: [{ type: 'taskItem', attrs: { checked: 'true' }, content: [paragraph()] }],
      }),
      'content.0.content.0.attrs.checked',
    ],
    ['an unknown mark', doc(paragraph(text('x', { type: 'blink' }))), 'content.0.content.0.marks.0'],
    [
      'bold in code',
      doc({ type: 'codeBlock', content: [text('x', { type: 'bold' })] }),
      'content.0.content.0.marks.0',
    ],
    [
      'a mark twice',
      doc(paragraph(text('x', { type: 'bold' }, { type: 'bold' }))),
      'content.0.content.0.marks.1',
    ],
    [
      'a comment without id',
      doc(paragraph(text('x', { type: 'comment' }))),
      'content.0.content.0.marks.0.attrs.id',
    ],
    ['a text that is a number', doc(paragraph(text(1))), 'content.0.content.0'],
    ['an empty text', doc(paragraph(text(''))), 'content.0.content.0'],
    ['U+0000', doc(paragraph(text('a\0b'))), 'content.0.content.0'],
    ['half a surrogate pair', doc(paragraph(text('a\uD800b'))), 'content.0.content.0'],
    [
      'a class on a link',
      doc(paragraph(link('https://a.b', { class: 'fixed' }))),
      'content.0.content.0.marks.0.attrs.class',
    ],
    ['a link without address', doc(paragraph(link(undefined))), 'content.0.content.0.marks.0.attrs.href'],
  ])('rejects %s and reports its path', (_, value, path) => {
    expect(errorsOf(value).map(error => error.path)).toEqual([path])
  })

  it.each(['http://a.b', 'HTTPS://a.b/?q=%20#x', 'mailto:a@b.c', 'tel:+44123'])(
    'allows a link to %s',
    href => {
      expect(errorsOf(doc(paragraph(link(href))))).toEqual([])
    },
  )

  it.each([
    'javascript:alert(1)',
    ' javascript:alert(1)',
    'java\nscript:alert(1)',
    '\u0001javascript:alert(1)',
    'data:text/html,x',
    'vbscript:x',
    '/relative',
    '//host',
    'https:a',
    'http://a b',
    '',
    `https://${'a'.repeat(3000)}`,
  ])('rejects a link to %j', href => {
    expect(errorsOf(doc(paragraph(link(href))))).toHaveLength(1)
  })

  it('allows two comments on a text, but not the same comment twice', () => {
    const comment = (id: string) => ({ type: 'comment', attrs: { id } })
    expect(errorsOf(doc(paragraph(text('x', comment('a'), comment('b')))))).toEqual([])
    expect(errorsOf(doc(paragraph(text('x', comment('a'), comment('a')))))).toHaveLength(1)
  })

  it('allows at most 32 levels and rejects 20,000 without a stack overflow', () => {
    expect(errorsOf(doc(quoted(MAX_DEPTH - 1, paragraph(text('x')))))).toEqual([])
    expect(errorsOf(doc(quoted(MAX_DEPTH, paragraph(text('x')))))[0]?.message).toContain('32 levels')
    expect(errorsOf(doc(quoted(20_000, paragraph())))).toHaveLength(1)
  })

  it('allows 200,000 characters by default', () => {
    const long = doc(paragraph(text('x'.repeat(MAX_CHARACTERS))), paragraph(text('y')))
    expect(errorsOf(doc(paragraph(text('x'.repeat(MAX_CHARACTERS)))))).toEqual([])
    expect(errorsOf(long)[0]?.message).toContain('200,000')
    expect(parseBody(long, { characters: Infinity }).ok).toBe(true)
  })

  it('returns at most 20 errors', () => {
    expect(
      errorsOf(doc(...Array.from({ length: 100 }, () => ({ type: 'heading', attrs: { level: 9 } })))),
    ).toHaveLength(MAX_BODY_ERRORS)
  })

  it('accepts any JSON, and its output parses to itself', () => {
    const names = fc.constantFrom('doc', 'paragraph', 'text', 'bulletList', 'listItem', 'bold', 'link', 'x')
    const { node } = fc.letrec(tie => ({
      node: fc.oneof(
        { maxDepth: 4 },
        fc.jsonValue(),
        fc.record(
          {
            type: names,
            content: fc.array(tie('node'), { maxLength: 3 }),
            text: fc.jsonValue({ maxDepth: 1 }),
            marks: fc.array(tie('node'), { maxLength: 2 }),
            attrs: fc.jsonValue({ maxDepth: 2 }),
          },
          { requiredKeys: ['type'] },
        ),
      ),
    }))
    fc.assert(
      fc.property(fc.array(node, { maxLength: 4 }), content => {
        const result = parseBody({ type: 'doc', content })
        if (result.ok) expect(parseBody(result.value)).toEqual(result)
        else expect(result.error.length).toBeGreaterThan(0)
      }),
      { numRuns: 1000 },
    )
  })
})

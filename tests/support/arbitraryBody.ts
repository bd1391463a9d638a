import * as fc from 'fast-check'

import { BLOCK_KINDS, FORMATS } from '#document/attributes.ts'
import type { Body } from '#document/body.ts'
import { coerceBody } from '#document/coerce.ts'
import { parseBody } from '#document/parse.ts'
import type { RawNode } from '#document/yjs.ts'

const id = fc.constantFrom('a', 'b', 'c')
export const formatting = fc.oneof(
  fc.record({ type: fc.constantFrom('bold', 'italic', 'code', 'strike', 'underline') }),
  fc.record({ type: fc.constant('link'), attrs: fc.record({ href: fc.webUrl() }) }),
)
export const annotation = fc.oneof(
  fc.record({ type: fc.constant('comment'), attrs: fc.record({ id }) }),
  fc.record({ type: fc.constantFrom('insertion', 'deletion'), attrs: fc.record({ id, author: id }) }),
  fc.record({
    type: fc.constant('formatting'),
    attrs: fc.record({
      id,
      author: id,
      format: fc.constantFrom(...FORMATS, ...BLOCK_KINDS),
      on: fc.boolean(),
    }),
  }),
  fc.record({
    type: fc.constant('linking'),
    attrs: fc.record({ id, author: id, href: fc.option(fc.webUrl()) }),
  }),
)
const marksFrom = (mark: fc.Arbitrary<{ type: string }>) =>
  fc.uniqueArray(mark, {
    maxLength: 4,
    selector: each => (each.type === 'comment' ? JSON.stringify(each) : each.type),
  })
const words = fc
  .string({ unit: 'grapheme', minLength: 1, maxLength: 8 })
  .map(each => each.replaceAll('\0', ' '))
export const textOver = (mark: fc.Arbitrary<{ type: string }>) =>
  fc.record({ type: fc.constant('text'), text: words, marks: marksFrom(mark) })
const inline = fc.oneof(
  { weight: 4, arbitrary: textOver(fc.oneof(formatting, annotation)) },
  { weight: 1, arbitrary: fc.constant({ type: 'hardBreak' }) },
)
const inlines = fc.array(inline, { maxLength: 5 })
const paragraph = fc.record({ type: fc.constant('paragraph'), content: inlines })

const image = fc.record({
  type: fc.constant('image'),
  attrs: fc.record({
    id: fc.option(fc.uuid()),
    alt: fc.constantFrom('', 'A map'),
    width: fc.option(fc.integer({ min: 1, max: 2000 })),
    height: fc.constant(null),
  }),
})

const { block } = fc.letrec(tie => {
  const blocks = fc.array(tie('block'), { minLength: 1, maxLength: 3 })
  const item = (type: string, attrs: fc.Arbitrary<object>) =>
    fc.record({
      type: fc.constant(type),
      attrs,
      content: fc
        .tuple(paragraph, fc.array(tie('block'), { maxLength: 2 }))
        .map(([first, rest]) => [first, ...rest]),
    })
  const list = (type: string, attrs: fc.Arbitrary<object>, of: fc.Arbitrary<object>) =>
    fc.record({ type: fc.constant(type), attrs, content: fc.array(of, { minLength: 1, maxLength: 3 }) })
  return {
    block: fc.oneof(
      { maxDepth: 3 },
      paragraph,
      fc.record({
        type: fc.constant('heading'),
        attrs: fc.record({ level: fc.constantFrom(1, 2, 3) }),
        content: inlines,
      }),
      fc.record({
        type: fc.constant('codeBlock'),
        attrs: fc.record({ language: fc.constantFrom(null, 'c++') }),
        content: fc.array(textOver(annotation), { maxLength: 2 }),
      }),
      fc.constant({ type: 'horizontalRule' }),
      image,
      fc.record({ type: fc.constant('blockquote'), content: blocks }),
      list('bulletList', fc.constant({}), item('listItem', fc.constant({}))),
      list(
        'orderedList',
        fc.record({ start: fc.nat(9), type: fc.constantFrom(null, 'a') }),
        item('listItem', fc.constant({})),
      ),
      list('taskList', fc.constant({}), item('taskItem', fc.record({ checked: fc.boolean() }))),
    ),
  }
})

const span = fc.integer({ min: 1, max: 3 })
const cell = fc.record({
  type: fc.constantFrom('tableCell', 'tableHeader'),
  attrs: fc.record({
    colspan: span,
    rowspan: span,
    colwidth: fc.constantFrom(null, [120], [80, 0]),
    align: fc.constantFrom(null, 'right'),
  }),
  content: fc.array(block, { minLength: 1, maxLength: 2 }),
})
const row = fc.record({ type: fc.constant('tableRow'), content: fc.array(cell, { maxLength: 4 }) })

/** Rows of any length with cells that overlap: no valid table yet. */
export const raggedTable = fc.record({
  type: fc.constant('table'),
  content: fc.array(row, { minLength: 1, maxLength: 4 }),
})

/** Any valid body. */
export const body: fc.Arbitrary<Body> = fc
  .array(fc.oneof({ weight: 4, arbitrary: block }, { weight: 1, arbitrary: raggedTable }), {
    minLength: 1,
    maxLength: 5,
  })
  .map(content => {
    const hasTable = content.some(each => each.type === 'table')
    const result = parseBody(
      hasTable ? coerceBody({ type: 'doc', content: content as RawNode[] }) : { type: 'doc', content },
    )
    if (!result.ok) throw new Error(JSON.stringify(result.error))
    return result.value
  })

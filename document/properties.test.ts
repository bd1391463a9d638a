import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import * as Y from 'yjs'

import { baseOf } from './base.ts'
import type { Body } from './body.ts'
import { coerceBody } from './coerce.ts'
import { parseBody } from './parse.ts'
import { repairBody } from './repair.ts'
import { bodySchema } from './schema.ts'
import { inspectUpdate } from './structure.ts'
import { textOf } from './text.ts'
import { bodyOfDoc, bodyOfUpdates, type RawNode, rawBodyOf, updateOfBody } from './yjs.ts'

const id = fc.constantFrom('a', 'b', 'c')
const formatting = fc.oneof(
  fc.record({ type: fc.constantFrom('bold', 'italic', 'code', 'strike', 'underline') }),
  fc.record({ type: fc.constant('link'), attrs: fc.record({ href: fc.webUrl() }) }),
)
const annotation = fc.oneof(
  fc.record({ type: fc.constant('comment'), attrs: fc.record({ id }) }),
  fc.record({ type: fc.constantFrom('insertion', 'deletion'), attrs: fc.record({ id, author: id }) }),
)
const marksFrom = (mark: fc.Arbitrary<{ type: string }>) =>
  fc.uniqueArray(mark, {
    maxLength: 4,
    selector: each => (each.type === 'comment' ? JSON.stringify(each) : each.type),
  })
const words = fc
  .string({ unit: 'grapheme', minLength: 1, maxLength: 8 })
  .map(each => each.replaceAll('\0', ' '))
const textOver = (mark: fc.Arbitrary<{ type: string }>) =>
  fc.record({ type: fc.constant('text'), text: words, marks: marksFrom(mark) })
const inline = fc.oneof(
  { weight: 4, arbitrary: textOver(fc.oneof(formatting, annotation)) },
  { weight: 1, arbitrary: fc.constant({ type: 'hardBreak' }) },
)
const inlines = fc.array(inline, { maxLength: 5 })
const paragraph = fc.record({ type: fc.constant('paragraph'), content: inlines })

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

const body: fc.Arbitrary<Body> = fc.array(block, { minLength: 1, maxLength: 5 }).map(content => {
  const result = parseBody({ type: 'doc', content })
  if (!result.ok) throw new Error(JSON.stringify(result.error))
  return result.value
})

/** A body that a hostile or a newer client may have left: any nodes anywhere, any attributes and marks. */
const { anyNode } = fc.letrec<{ anyNode: RawNode }>(tie => ({
  anyNode: fc.oneof(
    { maxDepth: 5 },
    textOver(fc.oneof(formatting, annotation, fc.constant({ type: 'blink' }))),
    fc.record({
      type: fc.constantFrom(
        ...Object.keys(bodySchema.nodes).filter(name => name !== 'text'),
        'table',
        'image',
      ),
      attrs: fc.constantFrom(
        {},
        { level: 7 },
        { onclick: 'x' },
        { checked: 1 },
        { start: 'x', language: 'a b' },
      ),
      content: fc.array(tie('anyNode'), { maxLength: 3 }),
    }),
  ),
}))

const insert = (parent: Y.XmlFragment, nodes: RawNode[]): void => {
  for (const node of nodes) {
    if (node.type === 'text') {
      const made = new Y.XmlText()
      parent.push([made])
      made.insert(
        0,
        String(node.text),
        Object.fromEntries((node.marks ?? []).map(mark => [mark.type, mark.attrs ?? {}])),
      )
    } else {
      const made = new Y.XmlElement<Record<string, string>>(node.type)
      parent.push([made])
      for (const [name, value] of Object.entries(node.attrs ?? {})) made.setAttribute(name, value as string)
      insert(made, node.content ?? [])
    }
  }
}

const lettersOf = (text: string) => text.replaceAll('\n', '')
const rawLetters = (node: RawNode): string =>
  typeof node.text === 'string' ? lettersOf(node.text) : (node.content ?? []).map(rawLetters).join('')

describe('any valid body', () => {
  it('comes back unchanged from the update made of it, which the server accepts', () => {
    fc.assert(
      fc.property(body, value => {
        const update = updateOfBody(value)
        expect(inspectUpdate(update)).toHaveProperty('ok', true)
        expect(bodyOfUpdates([update])).toEqual({ ok: true, value })
      }),
      { numRuns: 200 },
    )
  })

  it('is a document to ProseMirror, whose JSON is the same body', () => {
    fc.assert(
      fc.property(body, value => {
        const node = bodySchema.nodeFromJSON(value)
        node.check()
        expect(parseBody(node.toJSON())).toEqual({ ok: true, value })
      }),
      { numRuns: 200 },
    )
  })

  it('has a base without annotations, which is its own base and has no inserted text', () => {
    fc.assert(
      fc.property(body, value => {
        const base = baseOf(value)
        expect(JSON.stringify(base)).not.toMatch(/"type":"(comment|insertion|deletion)"/)
        expect(baseOf(base)).toEqual(base)
        expect(textOf(base).length).toBeLessThanOrEqual(textOf(value).length)
        if (!JSON.stringify(value).includes('"insertion"')) expect(textOf(base)).toBe(textOf(value))
      }),
      { numRuns: 200 },
    )
  })

  it('needs no repair', () => {
    fc.assert(
      fc.property(body, value => {
        const doc = new Y.Doc()
        Y.applyUpdate(doc, updateOfBody(value))
        expect(repairBody(doc)).toBe(false)
        expect(coerceBody(value)).toEqual(value)
      }),
      { numRuns: 100 },
    )
  })
})

describe('any other content of a document', () => {
  it('is repaired to a valid body that has all its text, for every replica', () => {
    fc.assert(
      fc.property(fc.array(anyNode, { minLength: 1, maxLength: 4 }), content => {
        const doc = new Y.Doc()
        insert(doc.getXmlFragment('default'), content)
        const replica = new Y.Doc()
        Y.applyUpdate(replica, Y.encodeStateAsUpdate(doc))
        doc.on('update', (update: Uint8Array) => Y.applyUpdate(replica, update))
        const before = rawLetters(rawBodyOf(doc))
        const wasValid = bodyOfDoc(doc).ok
        expect(repairBody(doc)).toBe(!wasValid)
        const after = bodyOfDoc(doc)
        expect(after.ok && lettersOf(textOf(after.value))).toBe(before)
        expect(bodyOfDoc(replica)).toEqual(after)
      }),
      { numRuns: 500 },
    )
  })
})

import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import * as Y from 'yjs'

import { annotation, body, formatting, textOver } from '#tests/support/arbitraryBody.ts'
import { runs } from '#tests/support/propertyRuns.ts'

import { baseOf } from './base.ts'
import { coerceBody } from './coerce.ts'
import { parseBody } from './parse.ts'
import { repairBody } from './repair.ts'
import { bodySchema } from './schema.ts'
import { inspectUpdate } from './structure.ts'
import { textOf } from './text.ts'
import { bodyOfDoc, bodyOfUpdates, type RawNode, rawBodyOf, updateOfBody } from './yjs.ts'

/** A body from a hostile or newer client: any nodes anywhere, with any attributes and marks. */
const { anyNode } = fc.letrec<{ anyNode: RawNode }>(tie => ({
  anyNode: fc.oneof(
    { maxDepth: 5 },
    textOver(fc.oneof(formatting, annotation, fc.constant({ type: 'blink' }))),
    fc.record({
      type: fc.constantFrom(...Object.keys(bodySchema.nodes).filter(name => name !== 'text'), 'video'),
      attrs: fc.constantFrom(
        {},
        { level: 7 },
        { onclick: 'x' },
        { checked: 1 },
        { start: 'x', language: 'a b' },
        { colspan: 2, rowspan: 2 },
        { colspan: -1, rowspan: 1e9, colwidth: 'x', align: 'justify' },
        { id: 'https://a.b/x.png', alt: 7, width: -1 },
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

const lettersOf = (text: string) => text.replaceAll(/[\n\t]/g, '')
const rawLetters = (node: RawNode): string =>
  typeof node.text === 'string' ? lettersOf(node.text) : (node.content ?? []).map(rawLetters).join('')

describe('any valid body', () => {
  it('round-trips through its Yjs update, which inspectUpdate accepts', () => {
    fc.assert(
      fc.property(body, value => {
        const update = updateOfBody(value)
        expect(inspectUpdate(update)).toHaveProperty('ok', true)
        expect(bodyOfUpdates([update])).toEqual({ ok: true, value })
      }),
      runs(50),
    )
  })

  it('is a ProseMirror document with the same JSON', () => {
    fc.assert(
      fc.property(body, value => {
        const node = bodySchema.nodeFromJSON(value)
        node.check()
        expect(parseBody(node.toJSON())).toEqual({ ok: true, value })
      }),
      runs(50),
    )
  })

  it('has a base without annotations and insertions, which equals its own base', () => {
    fc.assert(
      fc.property(body, value => {
        const base = baseOf(value)
        expect(JSON.stringify(base)).not.toMatch(/"type":"(comment|insertion|deletion|formatting|linking)"/)
        expect(baseOf(base)).toEqual(base)
        expect(textOf(base).length).toBeLessThanOrEqual(textOf(value).length)
        if (!JSON.stringify(value).includes('"insertion"')) expect(textOf(base)).toBe(textOf(value))
      }),
      runs(50),
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
      runs(50),
    )
  })
})

describe('any invalid content', () => {
  it('is repaired to a valid body with all its text, on every replica', () => {
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
      runs(150),
    )
  })
})

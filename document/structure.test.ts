import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import * as Y from 'yjs'

import { expectProportional } from '#tests/support/growth.ts'
import { runs } from '#tests/support/propertyRuns.ts'

import { MAX_LINK_LENGTH } from './links.ts'
import { inspectUpdate, MAX_UPDATE_DEPTH } from './structure.ts'
import { BODY_FIELD } from './version.ts'

const docWith = (edit: (doc: Y.Doc) => void): Y.Doc => {
  const doc = new Y.Doc()
  edit(doc)
  return doc
}
const updateOf = (edit: (doc: Y.Doc) => void): Uint8Array => Y.encodeStateAsUpdate(docWith(edit))
const codeOf = (update: Uint8Array) => {
  const result = inspectUpdate(update)
  return result.ok ? 'ok' : result.error.code
}
const inspected = (update: Uint8Array) => {
  const result = inspectUpdate(update)
  if (!result.ok) throw new Error(result.error.message)
  return result.value
}
const element = (name: string, ...children: (Y.XmlElement | Y.XmlText)[]) => {
  const made = new Y.XmlElement(name)
  made.insert(0, children)
  return made
}
/** The text of the first paragraph, which is created if it is missing. */
const textIn = (doc: Y.Doc): Y.XmlText => {
  const fragment = doc.getXmlFragment(BODY_FIELD)
  if (fragment.length === 0) fragment.insert(0, [element('paragraph', new Y.XmlText())])
  const paragraph = fragment.get(0)
  const text: unknown = paragraph instanceof Y.XmlElement ? paragraph.get(0) : null
  if (!(text instanceof Y.XmlText)) throw new Error('The first paragraph has no text.')
  return text
}
const insertInBody = (doc: Y.Doc, child: Y.XmlElement) => doc.getXmlFragment(BODY_FIELD).insert(0, [child])

/** Sets an attribute of an element of the body to any value. */
const setValue = (doc: Y.Doc, value: unknown): void => {
  const heading = new Y.XmlElement('heading')
  insertInBody(doc, heading)
  Y.Map.prototype.set.call(heading, 'level', value)
}

/** Nests quotes one inside another. */
const nest = (doc: Y.Doc, levels: number) =>
  doc.transact(() => {
    let parent: Y.XmlFragment = doc.getXmlFragment(BODY_FIELD)
    for (let level = 0; level < levels; level += 1) {
      const child = new Y.XmlElement('blockquote')
      parent.insert(0, [child])
      parent = child
    }
  })

describe('inspectUpdate accepts', () => {
  it('an empty update, and reports it as empty', () => {
    expect(inspected(Uint8Array.of(0, 0))).toEqual({
      ranges: [],
      empty: true,
      deletesOnly: false,
      deletes: false,
      deletionsStart: 1,
      deletionsEnd: [],
      parts: 0,
      acts: [],
    })
  })

  it('a text, and counts its clocks and structs', () => {
    const doc = docWith(d => textIn(d).insert(0, 'hello'))
    const update = Y.encodeStateAsUpdate(doc)
    expect(inspected(update)).toEqual({
      ranges: [{ client: doc.clientID, from: 0, to: 7 }],
      empty: false,
      deletesOnly: false,
      deletes: false,
      deletionsStart: update.length - 1,
      deletionsEnd: [],
      parts: 3,
      acts: [],
    })
  })

  it('the remains of elements of the body that were deleted', () => {
    const doc = docWith(d => textIn(d).insert(0, 'hello'))
    doc.getXmlFragment(BODY_FIELD).delete(0, 1)
    expect(codeOf(Y.encodeStateAsUpdate(doc))).toBe('ok')
  })

  it('a deletion alone, and reports it', () => {
    const doc = docWith(d => textIn(d).insert(0, 'hello'))
    const before = Y.encodeStateVector(doc)
    textIn(doc).delete(1, 2)
    expect(inspected(Y.encodeStateAsUpdate(doc, before))).toEqual({
      ranges: [],
      empty: false,
      deletesOnly: true,
      deletes: true,
      deletionsStart: 1,
      deletionsEnd: [{ client: doc.clientID, clock: 5 }],
      parts: 1,
      acts: [],
    })
  })

  it('every element, attribute and mark of the schema, with hashed names for overlapping marks', () => {
    const text = new Y.XmlText()
    text.insert(0, 'abc', { bold: {}, link: { href: 'https://a.b' }, 'comment--AbCd12+/': { id: 'c1' } })
    const heading = element('heading', text)
    const update = updateOf(doc => {
      insertInBody(doc, heading)
      heading.setAttribute('level', '2')
      heading.insert(1, [element('hardBreak')])
    })
    expect(codeOf(update)).toBe('ok')
  })

  it('an update with a gap, and returns the exact ranges around it', () => {
    const doc = new Y.Doc()
    const updates: Uint8Array[] = []
    doc.on('update', (update: Uint8Array) => updates.push(update))
    textIn(doc)
    for (const word of ['ab', 'cd', 'ef']) textIn(doc).insert(textIn(doc).length, word)
    const [, first = new Uint8Array(), , third = new Uint8Array()] = updates
    expect(inspected(Y.mergeUpdates([first, third])).ranges).toEqual([
      { client: doc.clientID, from: 2, to: 4 },
      { client: doc.clientID, from: 6, to: 8 },
    ])
  })

  it('the maximum number of levels, and lists of any length', () => {
    expect(codeOf(updateOf(doc => nest(doc, MAX_UPDATE_DEPTH)))).toBe('ok')
    const flat = updateOf(doc => {
      for (let i = 0; i < 500; i += 1) doc.getXmlFragment(BODY_FIELD).push([element('paragraph')])
    })
    expect(codeOf(flat)).toBe('ok')
  })
})

describe('inspectUpdate rejects', () => {
  it.each<[string, (doc: Y.Doc) => void]>([
    ['an unknown element', doc => insertInBody(doc, element('script'))],
    ['an element named like a property of objects', doc => insertInBody(doc, element('constructor'))],
    ['the document inside itself', doc => insertInBody(doc, element('doc'))],
    ['an unknown format', doc => textIn(doc).insert(0, 'x', { onclick: 'x' })],
    ['a link to a script', doc => textIn(doc).insert(0, 'x', { link: { href: 'javascript:alert(1)' } })],
    [
      'a suggested link to a script',
      doc => textIn(doc).insert(0, 'x', { linking: { id: 's', author: 'a', href: 'javascript:alert(1)' } }),
    ],
    [
      'a suggested link that is too long',
      doc =>
        textIn(doc).insert(0, 'x', {
          linking: { id: 's', author: 'a', href: `https://a.b/${'c'.repeat(MAX_LINK_LENGTH)}` },
        }),
    ],
    [
      'a link with a class',
      doc => textIn(doc).insert(0, 'x', { link: { href: 'https://a.b', class: 'fixed inset-0' } }),
    ],
    ['a comment with a free id', doc => textIn(doc).insert(0, 'x', { comment: { id: 'a b' } })],
    ['a subdocument', doc => setValue(doc, new Y.Doc())],
    ['a text next to the body', doc => doc.getText('t').insert(0, 'x')],
    ['a list next to the body', doc => doc.getArray('a').insert(0, ['x'])],
    ['a map next to the body', doc => doc.getMap('m').set('k', 'x')],
    ['an element next to the body', doc => doc.getXmlFragment('other').insert(0, [element('paragraph')])],
    ['an attribute of the body itself', doc => doc.getMap(BODY_FIELD).set('k', 'x')],
    [
      'deleted content next to the body',
      doc => {
        doc.getText('t').insert(0, 'x')
        doc.getText('t').delete(0, 1)
      },
    ],
    ['binary content in the body', doc => doc.getArray(BODY_FIELD).insert(0, [new Uint8Array(3)])],
    [
      'binary content in an element',
      doc => {
        const list = new Y.XmlElement('paragraph')
        insertInBody(doc, list)
        Y.Map.prototype.set.call(list, 'level', new Uint8Array(3))
      },
    ],
    ['binary content in a value', doc => setValue(doc, { x: [new Uint8Array(3)] })],
    ['a number that JSON does not have', doc => setValue(doc, 10n)],
    ['a number in a value that JSON does not have', doc => setValue(doc, { x: [10n] })],
    ['a nested map', doc => setValue(doc, new Y.Map())],
    ['a hook', doc => doc.getArray(BODY_FIELD).insert(0, [new Y.XmlHook('h')])],
    ['characters in the body itself', doc => doc.getText(BODY_FIELD).insert(0, 'x')],
  ])('%s', (_, edit) => {
    expect(codeOf(updateOf(edit))).toBe('notAllowed')
  })

  it('a value nested too deeply for recursion', () => {
    let value: unknown = 1
    for (let i = 0; i < 20; i += 1) value = [value]
    expect(codeOf(updateOf(doc => setValue(doc, value)))).toBe('notAllowed')
    // 30,000 nested arrays with one element each overflow lib0's reader.
    const deep = new Uint8Array(60_000).map((_, i) => (i % 2 === 0 ? 117 : 1))
    const head = Uint8Array.of(1, 1, 5, 0, 40, 0, 6, 0, 1, 116, 1)
    expect(codeOf(new Uint8Array([...head, ...deep, 126, 0]))).toBe('malformed')
  })

  it('20,000 nested elements, in time that grows with them, also where each names only its neighbor', () => {
    expectProportional(20_000, size => {
      const update = Y.encodeStateAsUpdate(docWith(d => nest(d, size)))
      return () => {
        expect(codeOf(update)).toBe('tooDeep')
      }
    })

    const siblings = updateOf(d =>
      d.transact(() => {
        let parent: Y.XmlFragment = d.getXmlFragment(BODY_FIELD)
        for (let level = 0; level <= MAX_UPDATE_DEPTH; level += 1) {
          const child = new Y.XmlElement('blockquote')
          parent.insert(0, [element('paragraph')])
          parent.insert(1, [child])
          parent = child
        }
      }),
    )
    expect(codeOf(siblings)).toBe('tooDeep')
  })

  it('bytes after the end, a truncated end, and a broken delete set', () => {
    const doc = docWith(d => textIn(d).insert(0, 'hello'))
    textIn(doc).delete(1, 2)
    const update = Y.encodeStateAsUpdate(doc)
    expect(codeOf(update)).toBe('ok')
    expect(codeOf(new Uint8Array([...update, 0]))).toBe('malformed')
    for (let length = 0; length < update.length; length += 1) {
      expect(codeOf(update.slice(0, length))).toBe('malformed')
    }
    const text = updateOf(d => textIn(d).insert(0, 'hello'))
    expect(codeOf(new Uint8Array([...text.slice(0, -1), 255, 255, 255]))).toBe('malformed')
  })

  it.each<[string, number[]]>([
    ['a skip of 2^50 clocks', [1, 1, 5, 0, 10, 255, 255, 255, 255, 255, 255, 255, 3, 0]],
    ['a struct of no length', [1, 1, 5, 0, 0, 0, 0]],
    ['more structs than there are bytes', [1, 255, 255, 255, 255, 15, 5, 0, 0, 1]],
    ['one client twice', [2, 1, 5, 0, 0, 1, 1, 5, 1, 0, 1, 0]],
    ['a struct whose origin is itself', [1, 1, 5, 0, 132, 5, 0, 1, 97, 0]],
    ['a deletion of nothing', [0, 1, 5, 1, 0, 0]],
    ['deletions out of order', [0, 1, 5, 2, 7, 1, 3, 1]],
    ['deletions of one client twice', [0, 2, 5, 1, 0, 1, 5, 1, 3, 1]],
    ['a deletion of 2^50 clocks', [0, 1, 5, 1, 0, 255, 255, 255, 255, 255, 255, 255, 3]],
  ])('%s', (_, bytes) => {
    expect(codeOf(Uint8Array.from(bytes))).toBe('malformed')
  })
})

const edit = fc.record({
  actor: fc.nat(1),
  kind: fc.constantFrom('text', 'format', 'delete', 'block', 'inline', 'attribute', 'sync'),
  at: fc.nat(50),
  text: fc.string({ minLength: 1, maxLength: 4 }),
})

/** Makes one edit in the document, if there is a place for it. */
const apply = (doc: Y.Doc, { kind, at, text }: { kind: string; at: number; text: string }): void => {
  const fragment = doc.getXmlFragment(BODY_FIELD)
  const block: unknown = fragment.length > 0 ? fragment.get(at % fragment.length) : null
  const first: unknown = block instanceof Y.XmlElement && block.length > 0 ? block.get(0) : null
  if (kind === 'block')
    fragment.insert(at % (fragment.length + 1), [element('paragraph', new Y.XmlText(text))])
  if (kind === 'attribute' && block instanceof Y.XmlElement) block.setAttribute('level', text)
  if (kind === 'inline' && block instanceof Y.XmlElement) block.push([element('hardBreak')])
  if (kind === 'delete' && fragment.length > 0) fragment.delete(at % fragment.length, 1)
  if (!(first instanceof Y.XmlText)) return
  if (kind === 'text') first.insert(at % (first.length + 1), text)
  if (kind === 'format' && first.length > 0)
    first.format(0, 1 + (at % first.length), { bold: at % 2 ? {} : null })
}

describe('inspectUpdate for any input', () => {
  it('rejects clients out of order, whose structs a merge would lose', () => {
    const root = [BODY_FIELD.length, ...new TextEncoder().encode(BODY_FIELD)]
    const deletedOf = (client: number, clock: number) => [1, client, clock, 1, 1, ...root, 1]
    const inOrder = Uint8Array.of(2, ...deletedOf(9, 0), ...deletedOf(8, 0), 0)
    const outOfOrder = Uint8Array.of(2, ...deletedOf(8, 0), ...deletedOf(9, 0), 0)
    expect(codeOf(inOrder)).toBe('ok')
    expect(codeOf(outOfOrder)).toBe('malformed')
    const next = Uint8Array.of(1, ...deletedOf(8, 5), 0)
    const clientsOf = (update: Uint8Array) => inspected(update).ranges.map(({ client }) => client)
    expect(clientsOf(Y.mergeUpdates([inOrder, next]))).toContain(9)
    expect(clientsOf(Y.mergeUpdates([outOfOrder, next]))).not.toContain(9)
  })

  it('never throws on bytes', () => {
    fc.assert(
      fc.property(fc.uint8Array({ maxLength: 200 }), bytes => {
        expect(inspectUpdate(bytes)).toHaveProperty('ok')
      }),
      runs(2000),
    )
  })

  it('accepts every update of real edits, and its ranges connect the state vectors', () => {
    fc.assert(
      fc.property(fc.array(edit, { maxLength: 30 }), edits => {
        const docs = [new Y.Doc(), new Y.Doc()] as const
        for (const doc of docs) {
          const clocks = new Map<number, number>()
          doc.on('update', (update: Uint8Array) => {
            for (const { client, from, to } of inspected(update).ranges) {
              expect(from).toBe(clocks.get(client) ?? 0)
              clocks.set(client, to)
            }
            expect(clocks).toEqual(Y.decodeStateVector(Y.encodeStateVector(doc)))
          })
        }
        for (const step of edits) {
          const [from, to] = step.actor === 0 ? docs : [docs[1], docs[0]]
          if (step.kind === 'sync') Y.applyUpdate(to, Y.encodeStateAsUpdate(from, Y.encodeStateVector(to)))
          else apply(from, step)
        }
        const whole = inspected(Y.encodeStateAsUpdate(docs[0]))
        expect(whole.empty).toBe(Y.decodeStateVector(Y.encodeStateVector(docs[0])).size === 0)
      }),
      runs(200),
    )
  })

  it('accepts nothing that Yjs fails to apply', () => {
    fc.assert(
      fc.property(
        fc.array(edit, { minLength: 3, maxLength: 15 }),
        fc.array(fc.record({ at: fc.nat(), byte: fc.nat(255) }), { minLength: 1, maxLength: 3 }),
        (edits, changes) => {
          const doc = docWith(d => edits.forEach(step => apply(d, step)))
          const update = Y.encodeStateAsUpdate(doc)
          for (const { at, byte } of changes) update[at % update.length] = byte
          if (inspectUpdate(update).ok) Y.applyUpdate(new Y.Doc(), update)
        },
      ),
      runs(1000),
    )
  })
})

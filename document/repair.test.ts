import { describe, expect, it } from 'vitest'
import * as Y from 'yjs'

import { repairBody } from './repair.ts'
import { inspectUpdate } from './structure.ts'
import { BODY_FIELD } from './version.ts'
import { bodyOfDoc } from './yjs.ts'

const element = (name: string, ...children: (Y.XmlElement | Y.XmlText)[]) => {
  const made = new Y.XmlElement(name)
  made.insert(0, children)
  return made
}
const docOf = (...children: (Y.XmlElement | Y.XmlText)[]) => {
  const doc = new Y.Doc()
  doc.getXmlFragment(BODY_FIELD).insert(0, children)
  return doc
}
const text = (value: string) => ({ type: 'text', text: value })
const paragraph = (...content: object[]) => ({ type: 'paragraph', ...(content.length > 0 && { content }) })

/**
 * Returns the repaired content. The repair must change something and find nothing on a second run.
 */
const repaired = (doc: Y.Doc) => {
  expect(repairBody(doc)).toBe(true)
  expect(repairBody(doc)).toBe(false)
  const result = bodyOfDoc(doc)
  return result.ok ? result.value.content : result.error
}

describe('repairBody', () => {
  it('keeps an empty and a valid document unchanged', () => {
    expect(repairBody(new Y.Doc())).toBe(false)
    expect(repairBody(docOf(element('paragraph', new Y.XmlText('a'))))).toBe(false)
  })

  it('removes a script link and an unknown format, and keeps their text and other marks', () => {
    const shared = new Y.XmlText()
    const doc = docOf(element('paragraph', shared))
    shared.insert(0, 'abc', { bold: {}, link: { href: 'javascript:x' }, blink: {} })
    expect(repaired(doc)).toEqual([paragraph({ ...text('abc'), marks: [{ type: 'bold' }] })])
  })

  it('removes unknown attributes and resets invalid ones on the same element', () => {
    const heading = element('heading', new Y.XmlText('a'))
    const doc = docOf(heading)
    heading.setAttribute('level', '9')
    heading.setAttribute('onclick', 'x')
    expect(repaired(doc)).toEqual([{ type: 'heading', attrs: { level: 1 }, content: [text('a')] }])
    expect(doc.getXmlFragment(BODY_FIELD).get(0)).toBe(heading)
  })

  it('removes content that is neither element nor text', () => {
    const shared = new Y.XmlText('ab')
    const doc = docOf(element('paragraph', shared))
    shared.insertEmbed(1, { image: 'x' })
    const hostile = new Y.Doc()
    hostile.getArray(BODY_FIELD).insert(0, ['stray', new Y.Map(), null])
    Y.applyUpdate(doc, Y.encodeStateAsUpdate(hostile))
    expect(repaired(doc)).toEqual([paragraph(text('ab'))])
  })

  it.each([['bytes', new Uint8Array(2)] as const, ['a value', 7] as const])(
    'removes %s from elements, texts and attributes',
    (_, hidden) => {
      const heading = element('heading', new Y.XmlText('ab'))
      heading.setAttribute('level', '2')
      const doc = docOf(heading)
      const shared = heading.get(0)
      // The methods of lists and maps work on any shared type.
      Y.Array.prototype.insert.call(shared, 1, [hidden])
      Y.Array.prototype.insert.call(heading, 1, [hidden])
      Y.Array.prototype.insert.call(doc.getXmlFragment(BODY_FIELD), 1, [hidden])
      Y.Map.prototype.set.call(heading, 'level', hidden)
      expect(repaired(doc)).toMatchObject([{ type: 'heading', content: [text('ab')] }])
      expect(shared).toHaveLength(2)
    },
  )

  it('removes attributes of a text, which are shown nowhere', () => {
    const shared = new Y.XmlText('ab')
    const doc = docOf(element('paragraph', shared))
    shared.setAttribute('x', 'y')
    expect(repaired(doc)).toEqual([paragraph(text('ab'))])
    expect(shared.toString()).toBe('ab')
    expect(shared.getAttributes()).toEqual({})
  })

  it('wraps stray text and items, and drops empty containers', () => {
    const doc = docOf(
      new Y.XmlText('stray'),
      element('listItem', element('paragraph', new Y.XmlText('item'))),
      element('bulletList', element('taskItem', element('heading', new Y.XmlText('task')))),
      element('orderedList'),
    )
    expect(repaired(doc)).toEqual([
      paragraph(text('stray')),
      paragraph(text('item')),
      {
        type: 'bulletList',
        content: [
          {
            type: 'listItem',
            content: [paragraph(), { type: 'heading', attrs: { level: 1 }, content: [text('task')] }],
          },
        ],
      },
    ])
  })

  it('removes U+0000, which PostgreSQL cannot store', () => {
    expect(repaired(docOf(element('paragraph', new Y.XmlText('a\0b'))))).toEqual([paragraph(text('ab'))])
  })

  it('flattens gradual nesting in one update that replicas apply', () => {
    const doc = docOf(element('paragraph', new Y.XmlText('kept')))
    let parent: Y.XmlFragment = doc.getXmlFragment(BODY_FIELD)
    for (let level = 0; level < 300; level += 1) {
      const child = element('blockquote')
      parent.push([child])
      parent = child
    }
    parent.push([element('paragraph', new Y.XmlText('deep'))])
    const replica = new Y.Doc()
    Y.applyUpdate(replica, Y.encodeStateAsUpdate(doc))
    const updates: Uint8Array[] = []
    doc.on('update', (update: Uint8Array) => updates.push(update))
    expect(JSON.stringify(repaired(doc))).toMatch(/"kept".*"deep"/)
    expect(updates).toHaveLength(1)
    for (const update of updates) {
      expect(inspectUpdate(update).ok).toBe(true)
      Y.applyUpdate(replica, update)
    }
    expect(bodyOfDoc(replica)).toEqual(bodyOfDoc(doc))
  })

  it('survives nesting on which Yjs overflows when deleting it at once', () => {
    const doc = new Y.Doc()
    doc.transact(() => {
      let parent: Y.XmlFragment = doc.getXmlFragment(BODY_FIELD)
      for (let level = 0; level < 20_000; level += 1) {
        const child = element('blockquote')
        parent.push([child])
        parent = child
      }
      parent.push([element('paragraph', new Y.XmlText('deep'))])
    })
    expect(JSON.stringify(repaired(doc))).toContain('"deep"')
    const fresh = new Y.Doc()
    Y.applyUpdate(fresh, Y.encodeStateAsUpdate(doc))
    expect(bodyOfDoc(fresh)).toEqual(bodyOfDoc(doc))
  })
})

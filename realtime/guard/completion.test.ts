import { describe, expect, it } from 'vitest'
import * as Y from 'yjs'

import { BODY_FIELD } from '#document/version.ts'
import { BodyBytes } from '#realtime/body/bodyBytes.ts'

import { Guard } from './guard.ts'
import { JudgedBodies } from './judgedBodies.ts'
import { judgeTask } from './task.ts'

const ADA = 'ada'
const suggested = { insertion: { id: 's', author: ADA } }

/** A body with its rows, of "One two." with " new" that Ada has suggested after the first word. */
function open() {
  const doc = new Y.Doc()
  const [paragraph, text] = [new Y.XmlElement('paragraph'), new Y.XmlText('One two.')]
  doc.getXmlFragment(BODY_FIELD).push([paragraph])
  paragraph.push([text])
  text.insert(3, ' new', suggested)
  const body = new BodyBytes({ snapshot: Y.encodeStateAsUpdate(doc), version: {}, tail: [] })
  const add = (update: Uint8Array) => {
    Y.applyUpdate(doc, update)
    return body.add({ writer: 'w.acts', n: body.lastOf('w') + 1, user: 'u', bytes: update }, true)
  }
  return { doc, body, add }
}

const textIn = (doc: Y.Doc, block = 0): Y.XmlText => {
  const paragraph = doc.getXmlFragment(BODY_FIELD).get(block)
  const text = paragraph instanceof Y.XmlElement ? paragraph.get(0) : null
  if (!(text instanceof Y.XmlText)) throw new Error('No text')
  return text
}

/** Returns the update of a change that is made at the same moment as others. `client`: of the page that makes it. */
function changed(doc: Y.Doc, change: (text: Y.XmlText, copy: Y.Doc) => void, client?: number): Uint8Array {
  const copy = new Y.Doc()
  Y.applyUpdate(copy, Y.encodeStateAsUpdate(doc))
  if (client !== undefined) copy.clientID = client
  const before = Y.encodeStateVector(copy)
  copy.transact(() => change(textIn(copy), copy))
  return Y.encodeStateAsUpdate(copy, before)
}

const accept = (text: Y.XmlText) => {
  text.insert(4, ' new', { insertion: null })
  text.delete(8, 3)
  text.delete(3, 1)
}
const goOn = (text: Y.XmlText) => text.insert(7, 'er', suggested)

/** The text with suggested text in brackets. */
const shown = (doc: Y.Doc): string =>
  textIn(doc)
    .toDelta()
    .map(({ insert, attributes = {} }: { insert: string; attributes?: object }) =>
      Object.keys(attributes).some(key => key.startsWith('insertion')) ? `[${insert}]` : insert,
    )
    .join('')

const REFUSED = { verdict: 'refused', completion: null }

/** A guard whose worker is this thread, and the number of its tasks. */
function guarding() {
  const bodies = new JudgedBodies()
  const asked: number[] = []
  const guard = new Guard({
    run: task => {
      asked.push(asked.length)
      return Promise.resolve(bodies.judge(judgeTask.parse(task)))
    },
  })
  return { guard, asked }
}

describe('U9: text that a decision did not know', () => {
  it('is suggested again when the decision comes after it', async () => {
    const { doc, body, add } = open()
    const { guard } = guarding()
    const [decision, more] = [changed(doc, accept), changed(doc, goOn, doc.clientID)]
    add(more)
    const { place } = add(decision)
    expect(shown(doc)).toBe('One newer two.')
    const completion = await guard.complete(body, [place], 'user bea')
    if (completion) add(completion)
    expect(shown(doc)).toBe('One new[er] two.')
    expect(await guard.complete(body, [place], 'user bea')).toBeNull()
  })

  it('is suggested again when it comes after the decision', async () => {
    const { doc, body, add } = open()
    const { guard } = guarding()
    const [decision, more] = [changed(doc, accept), changed(doc, goOn, doc.clientID)]
    add(decision)
    const { verdict, completion } = await guard.judge(body, { update: more, author: ADA, who: 'user ada' })
    expect(verdict).toBe('allowed')
    add(more)
    if (completion) add(completion)
    expect(shown(doc)).toBe('One new[er] two.')
    expect(JSON.stringify(textIn(doc).toDelta())).toContain(`"author":"${ADA}"`)
  })

  it('stays in one suggestion where the end of one that was set again comes behind it', async () => {
    const { doc, body } = open()
    const { guard } = guarding()
    const marks = ['s', 't'].map(id => [`insertion--0000000${id}`, { id, author: ADA }])
    const update = changed(doc, text => {
      text.insert(0, 'a', Object.fromEntries(marks.slice(0, 1)))
      text.insert(1, 'b', Object.fromEntries(marks))
    })
    const { verdict, completion } = await guard.judge(body, { update, author: ADA, who: 'user ada' })
    expect(verdict).toBe('allowed')
    for (const part of [update, completion]) if (part) Y.applyUpdate(doc, part)
    expect(textIn(doc).toDelta()[0]).toEqual({
      insert: 'ab',
      attributes: Object.fromEntries(marks.slice(0, 1)),
    })
  })

  it('stays in one of a hundred suggestions, also if each character was written alone', async () => {
    const { doc, body } = open()
    const { guard } = guarding()
    const marks = Array.from({ length: 100 }, (_, i) => [
      `insertion--${String(i).padStart(8, '0')}`,
      { id: `${i}`, author: ADA },
    ])
    const update = changed(doc, text => {
      text.insert(0, 'a', Object.fromEntries(marks))
      // From the last to the first, so that Yjs joins none of them.
      for (let i = 0; i < 1000; i += 1) text.insert(1, 'b')
    })
    const { verdict, completion } = await guard.judge(body, { update, author: ADA, who: 'user ada' })
    expect(verdict).toBe('allowed')
    for (const part of [update, completion]) if (part) Y.applyUpdate(doc, part)
    expect(textIn(doc).toDelta()[0]).toEqual({
      insert: `a${'b'.repeat(1000)}`,
      attributes: Object.fromEntries(marks.slice(0, 1)),
    })
  })

  it('is refused elsewhere', async () => {
    const { doc, body } = open()
    const { guard } = guarding()
    const update = changed(doc, text => text.insert(1, 'x'))
    expect(await guard.judge(body, { update, author: ADA, who: 'user ada' })).toEqual(REFUSED)
  })

  it('is refused in another paragraph than the suggestion before it', async () => {
    const { doc, body, add } = open()
    const { guard } = guarding()
    const next = changed(doc, (_, copy) => {
      const paragraph = new Y.XmlElement('paragraph')
      copy.getXmlFragment(BODY_FIELD).push([paragraph])
      paragraph.push([new Y.XmlText('Three.')])
    })
    add(next)
    const update = changed(doc, (text, copy) => {
      text.insert(text.length, ' Yes.', suggested)
      textIn(copy, 1).insert(0, 'x')
    })
    expect(await guard.judge(body, { update, author: ADA, who: 'user ada' })).toEqual(REFUSED)
  })

  it('is refused where the text of another page has gone', async () => {
    const { doc, body, add } = open()
    const { guard } = guarding()
    const [decision, more] = [changed(doc, accept), changed(doc, goOn)]
    add(decision)
    expect(await guard.judge(body, { update: more, author: ADA, who: 'user ada' })).toEqual(REFUSED)
  })

  it('gets the many marks of the text before it once, also if each character was written alone', async () => {
    const { doc, body } = open()
    const { guard } = guarding()
    const marks = Object.fromEntries(
      Array.from({ length: 100 }, (_, i) => [
        `insertion--${String(i).padStart(8, '0')}`,
        { id: `${i}`, author: ADA },
      ]),
    )
    const none = Object.fromEntries(Object.keys(marks).map(key => [key, null]))
    const update = changed(doc, text => {
      text.insert(0, 'a', marks)
      // From the last to the first, so that Yjs joins none of them.
      for (let i = 0; i < 1000; i += 1) text.insert(1, 'b', none)
    })
    const { verdict, completion } = await guard.judge(body, { update, author: ADA, who: 'user ada' })
    expect(verdict).toBe('allowed')
    expect(completion?.length).toBeLessThan(update.length)
  })

  it('is found with the next update that is judged, once', async () => {
    const { doc, body, add } = open()
    const { guard, asked } = guarding()
    const [decision, more] = [changed(doc, accept), changed(doc, goOn, doc.clientID)]
    add(more)
    const { place } = add(decision)
    const update = changed(doc, text => text.insert(0, 'Oh. ', { insertion: { id: 't', author: ADA } }))
    const [judged, completed] = await Promise.all([
      guard.judge(body, { update, author: ADA, who: 'user ada' }),
      guard.complete(body, [place], 'user bea'),
    ])
    expect(judged.verdict).toBe('allowed')
    if (judged.completion) add(judged.completion)
    expect(completed).toBeNull()
    expect(asked).toHaveLength(1)
    expect(shown(doc)).toBe('One new[er] two.')
  })

  it('is looked for only in a body with suggestions', async () => {
    const doc = new Y.Doc()
    doc.getXmlFragment(BODY_FIELD).push([new Y.XmlElement('paragraph')])
    const body = new BodyBytes({ snapshot: Y.encodeStateAsUpdate(doc), version: {}, tail: [] })
    const { guard, asked } = guarding()
    expect(await guard.complete(body, [0], 'user ada')).toBeNull()
    expect(asked).toEqual([])
  })
})

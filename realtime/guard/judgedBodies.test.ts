import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import * as Y from 'yjs'

import { BODY_FIELD } from '#document/version.ts'
import { BodyBytes } from '#realtime/body/bodyBytes.ts'

import { Guard } from './guard.ts'
import { JudgedBodies } from './judgedBodies.ts'
import { judgeTask, type Verdict } from './task.ts'

const ADA = 'ada'

/** A document of paragraphs. */
function written(...texts: string[]): Y.Doc {
  const doc = new Y.Doc()
  for (const text of texts) {
    const paragraph = new Y.XmlElement('paragraph')
    doc.getXmlFragment(BODY_FIELD).push([paragraph])
    const content = new Y.XmlText()
    paragraph.push([content])
    content.insert(0, text)
  }
  return doc
}

function textIn(doc: Y.Doc, block = 0): Y.XmlText {
  const paragraph = doc.getXmlFragment(BODY_FIELD).get(block)
  const text = paragraph instanceof Y.XmlElement ? paragraph.get(0) : null
  if (!(text instanceof Y.XmlText)) throw new Error('No text')
  return text
}

const insertion = (author: string, id = 's') => ({ insertion: { id, author } })
const linking = (author: string, href: string | null = 'https://example.org') => ({
  linking: { id: 'l', author, href },
})
const kind = (author: string, format: string) => ({ formatting: { id: 'k', author, format, on: true } })
const deletion = (author: string, id = 's') => ({ deletion: { id, author } })

/** Makes a change in a copy of a document. Returns its update. */
function changed(doc: Y.Doc, change: (copy: Y.Doc) => void): Uint8Array {
  const copy = new Y.Doc()
  Y.applyUpdate(copy, Y.encodeStateAsUpdate(doc))
  const before = Y.encodeStateVector(copy)
  change(copy)
  return Y.encodeStateAsUpdate(copy, before)
}

function answerOn(doc: Y.Doc, update: Uint8Array, author = ADA) {
  const parts = [{ bytes: Y.encodeStateAsUpdate(doc), decides: false }]
  const answer = new JudgedBodies().judge({ body: 1, since: null, end: 1, parts, judged: { author, update } })
  if (answer === 'unknown') throw new Error('The body is not known')
  return answer
}

const verdictOn = (doc: Y.Doc, update: Uint8Array, author = ADA): Verdict | null =>
  answerOn(doc, update, author).verdict

const judged = (doc: Y.Doc, change: (copy: Y.Doc) => void, author = ADA) =>
  verdictOn(doc, changed(doc, change), author)

/** A document in which Bea and Ada suggest. */
function suggested(): Y.Doc {
  const doc = written('One two three.', 'Four five.')
  const text = textIn(doc)
  text.insert(14, ' Bea’s.', insertion('bea', 'b1'))
  text.format(4, 3, deletion('bea', 'b2'))
  text.insert(3, ' Ada’s', insertion(ADA, 'a1'))
  return doc
}

describe('a suggester', () => {
  it.each<[string, (doc: Y.Doc) => void]>([
    ['adds text', doc => textIn(doc, 1).insert(4, ' new', insertion(ADA))],
    ['suggests to take text away', doc => textIn(doc, 1).format(0, 4, deletion(ADA))],
    ['takes own text away', doc => textIn(doc).delete(3, 3)],
    ['takes a suggestion back', doc => textIn(doc).delete(3, 6)],
    ['formats own text', doc => textIn(doc).format(3, 6, { bold: true })],
    ['suggests about text that another suggests', doc => textIn(doc).format(22, 3, deletion(ADA))],
    ['suggests a link', doc => textIn(doc, 1).format(0, 4, linking(ADA))],
    ['suggests the end of a link', doc => textIn(doc, 1).format(0, 4, linking(ADA, null))],
    ['suggests a link of text that another suggests', doc => textIn(doc).format(22, 3, linking(ADA))],
    ['suggests a heading', doc => textIn(doc, 1).format(0, 10, kind(ADA, 'heading1'))],
    ['suggests a list', doc => textIn(doc, 1).format(0, 10, kind(ADA, 'orderedList'))],
    ['types before an equal letter', doc => textIn(doc).insert(0, 'O', insertion(ADA))],
    ['changes nothing', () => undefined],
  ])('%s', (_act, change) => {
    expect(judged(suggested(), change)).toBe('allowed')
  })

  it.each<[string, (doc: Y.Doc) => void]>([
    ['writes', doc => textIn(doc).insert(0, 'x')],
    ['deletes', doc => textIn(doc, 1).delete(0, 1)],
    ['formats', doc => textIn(doc, 1).format(0, 4, { bold: true })],
    ['forges a suggestion of another', doc => textIn(doc, 1).insert(0, 'x', insertion('bea'))],
    ['forges a deletion of another', doc => textIn(doc, 1).format(0, 4, deletion('bea'))],
    ['takes over the suggestion of another', doc => textIn(doc).format(20, 7, insertion(ADA))],
    ['takes over text', doc => textIn(doc, 1).format(0, 4, insertion(ADA))],
    ['accepts a suggestion of another', doc => textIn(doc).format(20, 7, { insertion: null })],
    ['rejects a suggestion of another', doc => textIn(doc).delete(20, 7)],
    ['forgets a deletion of another', doc => textIn(doc).format(10, 3, { deletion: null })],
    ['accepts an own suggestion', doc => textIn(doc).format(3, 6, { insertion: null })],
    ['writes in the suggestion of another', doc => textIn(doc).insert(22, 'x', insertion('bea', 'b1'))],
    ['links', doc => textIn(doc, 1).format(0, 4, { link: { href: 'https://example.org' } })],
    ['forges a link of another', doc => textIn(doc, 1).format(0, 4, linking('bea'))],
    ['forges a list of another', doc => textIn(doc, 1).format(0, 10, kind('bea', 'bulletList'))],
    ['comments', doc => textIn(doc, 1).format(0, 4, { comment: { id: 'c' } })],
    ['removes a block', doc => doc.getXmlFragment(BODY_FIELD).delete(1, 1)],
    ['adds a block', doc => doc.getXmlFragment(BODY_FIELD).push([new Y.XmlElement('paragraph')])],
    [
      'changes a block',
      doc => {
        const block = doc.getXmlFragment(BODY_FIELD).get(0)
        if (block instanceof Y.XmlElement) block.setAttribute('textAlign', 'center')
      },
    ],
    ['hides a record', doc => doc.getMap('acts').set('x', 'y')],
    [
      'writes and suggests',
      doc => {
        textIn(doc).insert(3, ' new', insertion(ADA))
        textIn(doc, 1).insert(0, 'x')
      },
    ],
  ])('is refused when they: %s', (_act, change) => {
    expect(judged(suggested(), change)).toBe('refused')
  })

  /** A list with an item, and code. */
  function structured(): Y.Doc {
    const doc = new Y.Doc()
    const code = new Y.XmlElement('codeBlock')
    const [list, item, paragraph] = [
      new Y.XmlElement('bulletList'),
      new Y.XmlElement('listItem'),
      new Y.XmlElement('paragraph'),
    ]
    doc.getXmlFragment(BODY_FIELD).push([code, list])
    list.push([item])
    item.push([paragraph])
    paragraph.push([new Y.XmlText('An item')])
    code.push([new Y.XmlText('const one = 1')])
    return doc
  }

  it.each<[string, (doc: Y.Doc) => void]>([
    ['an object', doc => textIn(doc).insertEmbed(3, { x: 1 }, insertion(ADA))],
    ['a block', doc => textIn(doc).insertEmbed(3, new Y.XmlElement('paragraph'), insertion(ADA))],
    ['an attribute of a text', doc => textIn(doc).setAttribute('x', 'y')],
    ['bold code', doc => textIn(doc).insert(3, 'x', { ...insertion(ADA), bold: {} })],
    ['an unknown value', doc => textIn(doc).format(0, 5, { deletion: { id: 's', author: ADA, x: 1 } })],
    ['a link to a script', doc => textIn(doc).format(0, 5, linking(ADA, 'javascript:alert(1)'))],
    ['a list of no kind', doc => textIn(doc).format(0, 5, kind(ADA, 'listItem'))],
    ['a format without its name', doc => textIn(doc).format(0, 5, { formatting: { id: 's', author: ADA } })],
    [
      'text outside a paragraph',
      doc => {
        const list = doc.getXmlFragment(BODY_FIELD).get(1)
        if (!(list instanceof Y.XmlElement)) throw new Error('No list')
        const text = new Y.XmlText()
        list.push([text])
        text.insert(0, 'x', insertion(ADA))
      },
    ],
  ])(
    'is refused when they suggest what pages cannot show, and would delete with its block: %s',
    (_, change) => {
      expect(judged(structured(), change)).toBe('refused')
    },
  )

  it('is refused when they put a copy in place of an item, in which another person may write', () => {
    const change = (doc: Y.Doc) => {
      const list = doc.getXmlFragment(BODY_FIELD).get(1)
      const item = list instanceof Y.XmlElement ? list.get(0) : null
      if (!(list instanceof Y.XmlElement) || !(item instanceof Y.XmlElement)) throw new Error('No item')
      list.insert(0, [item.clone()])
      list.delete(1, 1)
    }
    expect(judged(structured(), change)).toBe('refused')
  })

  it('writes the default of an attribute that a block lacks, as pages do, and no other value', () => {
    const doc = new Y.Doc()
    doc.getXmlFragment(BODY_FIELD).push([new Y.XmlElement('heading')])
    const write = (level: number) => (copy: Y.Doc) => {
      const heading = copy.getXmlFragment(BODY_FIELD).get(0)
      if (heading instanceof Y.XmlElement) Y.Map.prototype.set.call(heading, 'level', level)
    }
    expect([judged(doc, write(1)), judged(doc, write(2))]).toEqual(['allowed', 'refused'])
  })

  it('suggests in a block that was not valid before', () => {
    const doc = structured()
    textIn(doc).insert(0, 'x', { bold: {} })
    expect(judged(doc, copy => textIn(copy).insert(3, 'x', insertion(ADA)))).toBe('allowed')
  })

  it('U10: puts no hundreds of marks around hundreds of texts', () => {
    const doc = written('One.')
    const marks = Object.fromEntries(
      Array.from({ length: 200 }, (_, i) => [
        `insertion--${String(i).padStart(8, '0')}`,
        { id: `${i}`, author: ADA },
      ]),
    )
    const parted = (count: number) =>
      judged(doc, copy => {
        textIn(copy).insert(0, 'ab'.repeat(count), marks)
        for (let i = 0; i < count; i += 1) textIn(copy).format(2 * i, 1, { bold: true })
      })
    expect([parted(10), parted(150)]).toEqual(['allowed', 'refused'])
  })

  it('U10: adds no marks to a body that has hundreds of thousands around its texts', () => {
    const marks = Object.fromEntries(
      Array.from({ length: 500 }, (_, i) => [
        `deletion--${String(i).padStart(8, '0')}`,
        { id: `${i}`, author: 'bea' },
      ]),
    )
    const doc = written(...Array.from({ length: 11 }, () => 'ab'.repeat(49)))
    for (let block = 0; block < 11; block += 1) {
      textIn(doc, block).format(0, 98, marks)
      for (let i = 0; i < 49; i += 1) textIn(doc, block).format(2 * i, 1, { bold: {} })
    }
    expect(judged(doc, copy => textIn(copy).insert(0, 'x', insertion(ADA)))).toBe('refused')
  })

  it('waits for what an update builds on', () => {
    const doc = suggested()
    const copy = new Y.Doc()
    Y.applyUpdate(copy, Y.encodeStateAsUpdate(doc))
    textIn(copy).insert(3, 'a', insertion(ADA))
    const between = Y.encodeStateVector(copy)
    textIn(copy).insert(4, 'b', insertion(ADA))
    const update = Y.encodeStateAsUpdate(copy, between)
    expect(verdictOn(doc, update)).toBe('later')
  })

  it('changes the text in no way that is allowed', () => {
    const edit = fc.record({
      at: fc.nat(20),
      length: fc.nat(5),
      kind: fc.constantFrom('write', 'delete', 'mark', 'unmark'),
      author: fc.constantFrom(ADA, 'bea'),
    })
    const base = (doc: Y.Doc, author: string) =>
      textIn(doc)
        .toDelta()
        .filter(({ attributes }: { attributes?: Record<string, { author?: string }> }) =>
          Object.entries(attributes ?? {}).every(
            ([name, value]) => !name.startsWith('insertion') || value.author !== author,
          ),
        )
        .map(({ insert }: { insert: string }) => insert)
        .join('')
    fc.assert(
      fc.property(fc.array(edit, { maxLength: 4 }), edits => {
        const doc = suggested()
        const before = base(doc, ADA)
        const change = (copy: Y.Doc) => {
          const text = textIn(copy)
          for (const { at, length, kind, author } of edits) {
            const from = Math.min(at, text.length)
            const size = Math.min(length, text.length - from)
            if (kind === 'write') text.insert(from, 'xy', insertion(author))
            else if (kind === 'delete') text.delete(from, size)
            else text.format(from, size, kind === 'mark' ? deletion(author) : { deletion: null })
          }
        }
        const update = changed(doc, change)
        const { verdict, completion } = answerOn(doc, update)
        if (verdict !== 'allowed') return
        Y.applyUpdate(doc, update)
        if (completion) Y.applyUpdate(doc, completion)
        expect(base(doc, ADA)).toBe(before)
      }),
    )
  })
})

describe('the guard', () => {
  /** A guard whose worker is this thread, and what it was sent. */
  function guarding(bodies = new JudgedBodies()) {
    const sent: number[] = []
    const guard = new Guard({
      run: task => {
        const parsed = judgeTask.parse(task)
        sent.push(parsed.parts.length)
        return Promise.resolve(bodies.judge(parsed))
      },
    })
    return { guard, sent }
  }

  const judge = async (guard: Guard, body: BodyBytes, update: Uint8Array): Promise<Verdict> =>
    (await guard.judge(body, { update, author: ADA, who: 'user ada' })).verdict

  it('sends the worker each part once, and all of a body again after a refusal', async () => {
    const { guard, sent } = guarding()
    const doc = suggested()
    const body = new BodyBytes({ snapshot: Y.encodeStateAsUpdate(doc), version: {}, tail: [] })
    const add = (update: Uint8Array) => {
      Y.applyUpdate(doc, update)
      body.add({ writer: 'w', n: body.lastOf('w') + 1, user: 'u', bytes: update }, true)
    }
    const letter = () => changed(doc, copy => textIn(copy).insert(3, 'a', insertion(ADA, 'a1')))
    for (let n = 0; n < 3; n++) {
      const update = letter()
      expect(await judge(guard, body, update)).toBe('allowed')
      add(update)
    }
    add(changed(doc, copy => textIn(copy, 1).insert(0, 'Others write. ')))
    expect(await judge(guard, body, letter())).toBe('allowed')
    expect(sent).toEqual([1, 1, 1, 2])
    expect(
      await judge(
        guard,
        body,
        changed(doc, copy => textIn(copy).delete(0, 1)),
      ),
    ).toBe('refused')
    expect(await judge(guard, body, letter())).toBe('allowed')
    expect(sent.slice(4)).toEqual([0, 5])
  })

  it('sends all of a body that the worker has forgotten', async () => {
    const doc = suggested()
    const body = () => new BodyBytes({ snapshot: Y.encodeStateAsUpdate(doc), version: {}, tail: [] })
    const { guard, sent } = guarding()
    const [first, ...others] = Array.from({ length: 17 }, body)
    if (!first) throw new Error('No body')
    const nothing = changed(doc, () => undefined)
    for (const each of [first, ...others, first]) expect(await judge(guard, each, nothing)).toBe('allowed')
    expect(sent.at(-1)).toBe(1)
    expect(sent).toHaveLength(19)
  })

  it('takes turns, and judges nothing when the worker crashes', async () => {
    const guard = new Guard({ run: () => Promise.reject(new Error('The worker crashed.')) })
    const body = new BodyBytes({ snapshot: null, version: {}, tail: [] })
    await expect(judge(guard, body, Uint8Array.of(0, 0))).rejects.toThrow('crashed')
    await expect(judge(guard, body, Uint8Array.of(0, 0))).rejects.toThrow('crashed')
  })
})

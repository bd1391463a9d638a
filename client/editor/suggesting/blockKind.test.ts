import type { NodeType } from '@tiptap/pm/model'
import { sinkListItem, wrapRangeInList } from '@tiptap/pm/schema-list'
import { EditorState, TextSelection, type Transaction } from '@tiptap/pm/state'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'

import { BLOCK_KINDS, LIST_KINDS } from '#document/attributes.ts'
import { baseOf } from '#document/base.ts'
import { parseBody } from '#document/parse.ts'
import { bodySchema } from '#document/schema.ts'
import { blockOfKind, suggestionsIn, type BlockKind } from '#document/suggestions.ts'

import { suggested } from './suggest.ts'

const blocks = (...texts: string[]) =>
  EditorState.create({
    doc: bodySchema.node(
      'doc',
      null,
      texts.map(text =>
        text.startsWith('# ')
          ? bodySchema.node('heading', { level: 1 }, [bodySchema.text(text.slice(2))])
          : bodySchema.node('paragraph', null, text === '' ? [] : [bodySchema.text(text)]),
      ),
    ),
  })

let count = 0
const newId = () => `s${(count += 1)}`

const suggest = (state: EditorState, edit: (tr: Transaction) => Transaction, author = 'ada') => {
  const made = suggested(edit(state.tr), state, { author, newId })
  return made && state.apply(made)
}

function nodeType(name: string): NodeType {
  const type = bodySchema.nodes[name]
  if (!type) throw new Error(`no ${name}`)
  return type
}

/** Turns the blocks of a range into a kind. */
const into =
  (kind: BlockKind, from = 1, to = from) =>
  (tr: Transaction): Transaction => {
    const { type, attrs, list } = blockOfKind(kind)
    tr.setBlockType(from, to, nodeType(type), attrs)
    const range = list && tr.doc.resolve(from).blockRange(tr.doc.resolve(to))
    if (range) wrapRangeInList(tr, range, nodeType(list))
    return tr
  }

const kindsIn = (state: EditorState | null) =>
  state &&
  suggestionsIn(state.doc).map(({ author, parts }) => [
    author,
    ...parts.map(part => (part.kind === 'formatting' ? `${part.format}: ${part.text}` : part.kind)),
  ])

const base = ({ doc }: EditorState) => {
  const body = parseBody(doc.toJSON())
  if (!body.ok) throw new Error('no body')
  return baseOf(body.value)
}

describe('a suggested kind of block', () => {
  test('is noted on the text of each block, in one suggestion, and the block stays', () => {
    const before = blocks('One', 'two', '# Three')
    const after = suggest(before, into('heading2', 1, 8))
    expect(kindsIn(after)).toEqual([['ada', 'heading2: One', 'heading2: two']])
    expect(after && base(after)).toEqual(base(before))
  })

  test('may be that of a paragraph', () => {
    expect(kindsIn(suggest(blocks('# One'), into('paragraph')))).toEqual([['ada', 'paragraph: One']])
  })

  test.each(LIST_KINDS)('may be that of an item of a list: %s', kind => {
    const before = blocks('One', 'two', '# Three')
    const after = suggest(before, into(kind, 1, 13))
    expect(kindsIn(after)).toEqual([['ada', `${kind}: One`, `${kind}: two`, `${kind}: Three`]])
    expect(after && base(after)).toEqual(base(before))
    expect(after && suggest(after, into(kind, 1, 13))?.doc.eq(before.doc)).toBe(true)
    expect(after && kindsIn(suggest(after, into('heading2', 1, 13)))?.flat()).toContain('heading2: One')
  })

  test('may be that of an item of the list before the block', () => {
    const { doc } = blocks('One', 'two')
    const wrapped = EditorState.create({ doc }).tr
    const state = EditorState.create({ doc: into('bulletList')(wrapped).doc })
    const joined = (tr: Transaction) => into('bulletList', 10)(tr).join(9)
    const after = suggest(state, joined)
    expect(kindsIn(after)).toEqual([['ada', 'bulletList: two']])
    expect(after && base(after)).toEqual(base(state))
  })

  test('is taken back by the same key, and replaced by that of another', () => {
    const before = blocks('One')
    const second = suggest(before, into('heading2'))
    expect(second && suggest(second, into('heading2'))?.doc.eq(before.doc)).toBe(true)
    expect(second && kindsIn(suggest(second, into('heading3')))).toEqual([['ada', 'heading3: One']])
  })

  test('leaves that of another author', () => {
    const mine = suggest(blocks('One'), into('heading2'))
    const both = mine && suggest(mine, into('heading1'), 'bea')
    expect(kindsIn(both)?.toSorted()).toEqual([
      ['ada', 'heading2: One'],
      ['bea', 'heading1: One'],
    ])
  })

  test.each<BlockKind>(['heading2', 'bulletList'])('leaves blocks without text as they are: %s', kind => {
    const before = blocks('', 'One', '', 'two', '')
    const after = suggest(before, into(kind, 1, before.doc.content.size - 1))
    expect(kindsIn(after)).toEqual([['ada', `${kind}: One`, `${kind}: two`]])
    expect(after && base(after)).toEqual(base(before))
    expect(after && suggest(after, into(kind, 1, before.doc.content.size - 1))?.doc.eq(before.doc)).toBe(true)
  })

  test('needs a text, and no quote or code', () => {
    expect(suggest(blocks(''), into('heading1'))).toBeNull()
    expect(suggest(blocks('', ''), into('bulletList', 1, 3))).toBeNull()
    expect(suggest(blocks('One'), tr => tr.setBlockType(1, 1, nodeType('codeBlock')))).toBeNull()
    const quoted = (tr: Transaction) => {
      const range = tr.doc.resolve(1).blockRange()
      if (!range) throw new Error('no range')
      return tr.wrap(range, [{ type: nodeType('blockquote') }])
    }
    expect(suggest(blocks('One'), quoted)).toBeNull()
  })

  test('is no other list for an item, nor a paragraph out of it', () => {
    const { doc } = into('bulletList')(blocks('One').tr)
    const state = EditorState.create({ doc })
    expect(suggest(state, tr => tr.setNodeMarkup(0, nodeType('orderedList')))).toBeNull()
    const lifted = (tr: Transaction) => {
      const range = tr.doc.resolve(3).blockRange()
      if (!range) throw new Error('no range')
      return tr.lift(range, 0)
    }
    expect(suggest(state, lifted)).toBeNull()
  })

  test('is no list in the list of an item', () => {
    const { doc } = into('bulletList', 1, 6)(blocks('One', 'two').tr)
    const state = EditorState.create({ doc, selection: TextSelection.create(doc, 10) })
    let sunk: Transaction | null = null as Transaction | null
    sinkListItem(nodeType('listItem'))(state, tr => {
      sunk = tr
    })
    expect(sunk && suggested(sunk, state, { author: 'ada', newId })).toBeNull()
    expect(sunk?.docChanged).toBe(true)
  })

  test('is no list where the edit also changes the text', () => {
    expect(suggest(blocks('- One'), tr => into('bulletList')(tr.delete(1, 3)))).toBeNull()
  })

  test('never changes the text, whatever kinds are suggested one after another', () => {
    const kind = fc.constantFrom(...BLOCK_KINDS)
    const edit = fc.record({
      kind,
      from: fc.nat(12),
      length: fc.nat(8),
      author: fc.constantFrom('ada', 'bea'),
    })
    fc.assert(
      fc.property(fc.array(edit, { maxLength: 8 }), edits => {
        const before = blocks('One', '# Two', 'three')
        let state = before
        for (const { kind: wanted, from, length, author } of edits) {
          const at = 1 + (from % 12)
          state = suggest(state, into(wanted, at, Math.min(at + length, 13)), author) ?? state
          for (const who of ['ada', 'bea']) {
            const own = suggestionsIn(state.doc).filter(each => each.author === who)
            const starts = own.flatMap(({ parts }) => parts.map(part => part.from))
            expect(new Set(starts).size).toBe(starts.length)
          }
        }
        expect(base(state)).toEqual(base(before))
      }),
    )
  })
})

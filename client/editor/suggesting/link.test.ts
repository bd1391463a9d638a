import { EditorState, type Transaction } from '@tiptap/pm/state'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'

import { baseOf } from '#document/base.ts'
import { parseBody } from '#document/parse.ts'
import { bodySchema } from '#document/schema.ts'
import { suggestionsIn } from '#document/suggestions.ts'

import { suggested } from './suggest.ts'

const OLD = 'https://example.org/old'
const NEW = 'https://example.org/new'

const link = (href: string) => bodySchema.mark('link', { href })

/** A paragraph whose second word is a link. */
const withLink = () =>
  EditorState.create({
    doc: bodySchema.node('doc', null, [
      bodySchema.node('paragraph', null, [
        bodySchema.text('One '),
        bodySchema.text('two', [link(OLD)]),
        bodySchema.text(' three'),
      ]),
    ]),
  })

let count = 0
const suggest = (state: EditorState, edit: (tr: Transaction) => Transaction, author = 'ada') => {
  const made = suggested(edit(state.tr), state, { author, newId: () => `s${(count += 1)}` })
  if (!made) throw new Error('It is refused.')
  return state.apply(made)
}
const set =
  (href: string, from: number, to: number) =>
  (tr: Transaction): Transaction =>
    tr.addMark(from, to, link(href))
const end =
  (from: number, to: number) =>
  (tr: Transaction): Transaction =>
    tr.removeMark(from, to, bodySchema.marks['link'])

const notes = ({ doc }: EditorState) =>
  suggestionsIn(doc).map(({ author, parts }) => [
    author,
    ...parts.map(part => (part.kind === 'linking' ? [part.text, part.before, part.href] : part.kind)),
  ])
const base = ({ doc }: EditorState) => {
  const body = parseBody(doc.toJSON())
  if (!body.ok) throw new Error(JSON.stringify(body.error))
  return baseOf(body.value)
}

describe('a suggested link', () => {
  test('is noted on the text, which is no link by it', () => {
    const state = suggest(withLink(), set(NEW, 9, 14))
    expect(notes(state)).toEqual([['ada', ['three', null, NEW]]])
    expect(base(state)).toEqual(base(withLink()))
  })

  test('may have another address than the link, or be its end, and the last one counts', () => {
    const changed = suggest(withLink(), set(NEW, 5, 8))
    expect(notes(changed)).toEqual([['ada', ['two', OLD, NEW]]])
    const ended = suggest(changed, end(5, 8))
    expect(notes(ended)).toEqual([['ada', ['two', OLD, null]]])
    expect(base(ended)).toEqual(base(withLink()))
  })

  test('over more than a link has what each part is now', () => {
    const state = suggest(withLink(), set(NEW, 1, 8))
    expect(notes(state)).toEqual([['ada', ['One ', null, NEW], ['two', OLD, NEW]]])
    // A text that is so already needs no note.
    expect(notes(suggest(withLink(), set(OLD, 1, 8)))).toEqual([['ada', ['One ', null, OLD]]])
  })

  test('leaves that of another author', () => {
    const both = suggest(suggest(withLink(), set(NEW, 5, 8)), end(5, 8), 'bea')
    expect(notes(both)).toHaveLength(2)
    expect(notes(both)).toContainEqual(['ada', ['two', OLD, NEW]])
    expect(notes(both)).toContainEqual(['bea', ['two', OLD, null]])
  })

  test('is real in own new text, and none on text that is to go', () => {
    const typed = suggest(withLink(), tr => tr.insertText('new ', 9))
    const linked = suggest(typed, set(NEW, 9, 13))
    expect(notes(linked)).toEqual([['ada', 'insertion']])
    expect(linked.doc.rangeHasMark(9, 13, link(NEW).type)).toBe(true)
    const struck = suggest(withLink(), tr => tr.delete(1, 4))
    expect(suggested(set(NEW, 1, 4)(struck.tr), struck, { author: 'ada', newId: () => 's' })).toBeNull()
  })

  test('is followed by a card only with an address that a body may have', () => {
    const { doc, tr } = withLink()
    const mark = doc.type.schema.mark('linking', { id: 's', author: 'ada', href: 'javascript:alert(1)' })
    expect(suggestionsIn(tr.addMark(1, 4, mark).doc)).toEqual([])
  })

  test('never changes the text, and each author has one on a text', () => {
    const edit = fc.record({
      from: fc.nat(12),
      length: fc.integer({ min: 1, max: 8 }),
      href: fc.option(fc.constantFrom(OLD, NEW)),
      author: fc.constantFrom('ada', 'bea'),
    })
    fc.assert(
      fc.property(fc.array(edit, { maxLength: 8 }), edits => {
        let state = withLink()
        for (const { from, length, href, author } of edits) {
          const [start, stop] = [1 + from, Math.min(1 + from + length, 14)]
          state = suggest(state, href === null ? end(start, stop) : set(href, start, stop), author)
        }
        expect(base(state)).toEqual(base(withLink()))
        state.doc.check()
        for (const who of ['ada', 'bea']) {
          const parts = suggestionsIn(state.doc)
            .filter(({ author }) => author === who)
            .flatMap(suggestion => suggestion.parts)
            .toSorted((a, b) => a.from - b.from)
          for (const [index, part] of parts.entries())
            expect(part.from).toBeGreaterThanOrEqual(parts[index - 1]?.to ?? 0)
          expect(parts.every(part => part.kind === 'linking' && part.href !== part.before)).toBe(true)
        }
      }),
    )
  })
})

import { Fragment, Slice } from '@tiptap/pm/model'
import { AllSelection, EditorState, TextSelection, type Transaction } from '@tiptap/pm/state'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'

import { baseOf } from '#document/base.ts'
import { parseBody } from '#document/parse.ts'
import { bodySchema } from '#document/schema.ts'
import { isSuggested, suggestionsIn } from '#document/suggestions.ts'

import { suggested } from './suggest.ts'

const paragraphs = (...texts: string[]): EditorState =>
  EditorState.create({
    doc: bodySchema.node(
      'doc',
      null,
      texts.map(text => bodySchema.node('paragraph', null, text === '' ? [] : [bodySchema.text(text)])),
    ),
  })

let ids = 0
const suggest = (state: EditorState, edit: (tr: Transaction) => Transaction, author = 'ada'): EditorState => {
  const made = suggested(edit(state.tr), state, { author, newId: () => `s${++ids}` })
  return made ? state.apply(made) : state
}

/** The text with `[-…-]` around suggested deletions and `[+…+]` around insertions. */
function shown({ doc }: EditorState): string {
  const blocks: string[] = []
  doc.forEach(block => {
    let text = ''
    block.forEach(({ text: part = '', marks }) => {
      const kinds = marks.map(
        ({ type, attrs }) => `${type.name === 'insertion' ? '+' : '-'}${attrs['author']}`,
      )
      text += kinds.length === 0 ? part : `[${kinds.join('')} ${part}]`
    })
    blocks.push(text)
  })
  return blocks.join('|').replaceAll('\u2029', '¶').replaceAll('\u2028', '↵')
}

const caretAt = (state: EditorState, at: number) =>
  state.apply(state.tr.setSelection(TextSelection.create(state.doc, at)))

const base = ({ doc }: EditorState) => {
  const body = parseBody(doc.toJSON(), { characters: Number.POSITIVE_INFINITY })
  if (!body.ok) throw new Error(JSON.stringify(body.error))
  return baseOf(body.value)
}

/** The texts of the suggestions that another user may not change: not those on the user's own insertions. */
function suggestionsOfOthers({ doc }: EditorState, user: string): string[] {
  const texts = new Map<string, string>()
  doc.descendants(node => {
    if (isSuggested(node, 'insertion', user)) return
    for (const { type, attrs } of node.marks) {
      const key = `${type.name} ${attrs['author']} ${attrs['id']}`
      if (attrs['author'] !== user) texts.set(key, (texts.get(key) ?? '') + (node.text ?? ''))
    }
  })
  return [...texts].map(entry => entry.join(' '))
}

describe('a suggestion', () => {
  test('marks new text, and goes on where the author types', () => {
    let state = caretAt(paragraphs('One two.'), 4)
    for (const letter of ' x') state = suggest(state, tr => tr.insertText(letter))
    expect(shown(state)).toBe('One[+ada  x] two.')
    expect(suggestionsIn(state.doc)).toHaveLength(1)
    expect(state.selection.head).toBe(6)
  })

  test('of typing in place of all text has every letter', () => {
    const text = paragraphs('One.', 'Two.')
    const all = text.apply(text.tr.setSelection(new AllSelection(text.doc)))
    let typed = all
    for (const letter of 'New') typed = suggest(typed, tr => tr.insertText(letter))
    expect(shown(typed)).toBe('[-ada One.]|[-ada Two.][+ada New]')
    const gone = suggest(all, tr => tr.deleteSelection())
    expect(gone.selection).toBeInstanceOf(TextSelection)
    expect(gone.selection.empty).toBe(true)
  })

  test('marks text that would go, and the caret leaves it on the side of the key', () => {
    const backspace = suggest(caretAt(paragraphs('One two.'), 4), tr => tr.delete(3, 4))
    expect(shown(backspace)).toBe('On[-ada e] two.')
    expect(backspace.selection.head).toBe(3)
    const forward = suggest(caretAt(paragraphs('One two.'), 3), tr => tr.delete(3, 4))
    expect(forward.selection.head).toBe(4)
    const again = suggest(backspace, tr => tr.delete(2, 3))
    expect(shown(again)).toBe('O[-ada ne] two.')
    expect(suggestionsIn(again.doc)).toHaveLength(1)
  })

  test('of a replacement has both, in one suggestion', () => {
    const state = suggest(paragraphs('One two.'), tr => tr.insertText('three', 5, 8))
    expect(shown(state)).toBe('One [-ada two][+ada three].')
    expect(suggestionsIn(state.doc)).toMatchObject([
      {
        author: 'ada',
        parts: [
          { kind: 'deletion', text: 'two' },
          { kind: 'insertion', text: 'three' },
        ],
      },
    ])
  })

  test('that its author deletes goes for real, and that of another is suggested to go', () => {
    const state = suggest(paragraphs('One.'), tr => tr.insertText(' two', 4))
    expect(shown(suggest(state, tr => tr.delete(4, 8)))).toBe('One.')
    expect(shown(suggest(state, tr => tr.delete(5, 8), 'bea'))).toBe('One[+ada  ][+ada-bea two].')
  })

  test('keeps the ends of paragraphs and lines as characters of its text', () => {
    const split = suggest(caretAt(paragraphs('One two.'), 4), tr => tr.split(4))
    expect(shown(split)).toBe('One[+ada ¶] two.')
    const lines = [bodySchema.text('a'), bodySchema.node('hardBreak'), bodySchema.text('b')]
    const pasted = Fragment.from([
      bodySchema.node('paragraph', null, lines),
      bodySchema.node('heading', { level: 1 }, [bodySchema.text('c')]),
    ])
    const state = suggest(paragraphs('One.'), tr => tr.replace(4, 4, new Slice(pasted, 1, 1)))
    expect(shown(state)).toBe('One[+ada a↵b¶c].')
  })

  test('of a range over paragraphs leaves them apart', () => {
    const state = suggest(paragraphs('One', 'two', 'three'), tr => tr.delete(3, 13))
    expect(shown(state)).toBe('On[-ada e]|[-ada two]|[-ada th]ree')
  })

  test('of a format is noted on the text, in all paragraphs, and the same key takes it back', () => {
    const bold = bodySchema.mark('bold')
    const set = (tr: Transaction) => tr.addMark(1, 9, bold)
    const noted = suggest(paragraphs('One', 'two'), set)
    expect(base(noted)).toEqual(base(paragraphs('One', 'two')))
    expect(suggestionsIn(noted.doc)).toMatchObject([
      {
        author: 'ada',
        parts: [
          { kind: 'formatting', format: 'bold', on: true, text: 'One' },
          { kind: 'formatting', format: 'bold', on: true, text: 'two' },
        ],
      },
    ])
    // The text is not bold yet, so that the key sets it again.
    expect(suggest(noted, set).doc.eq(paragraphs('One', 'two').doc)).toBe(true)
    const wider = suggest(
      suggest(paragraphs('One', 'two'), tr => tr.addMark(1, 3, bold)),
      set,
    )
    expect(
      suggestionsIn(wider.doc)
        .flatMap(({ parts }) => parts.map(({ text }) => text))
        .join(' '),
    ).toBe('One two')
  })

  test('of a format that the text has ends it, and that of another stays', () => {
    const bold = bodySchema.mark('bold')
    const written = paragraphs('One')
    const state = written.apply(written.tr.addMark(1, 4, bold))
    const ended = suggest(state, tr => tr.removeMark(1, 4, bold))
    expect(suggestionsIn(ended.doc)).toMatchObject([{ parts: [{ format: 'bold', on: false }] }])
    const both = suggest(ended, tr => tr.removeMark(1, 3, bold), 'bea')
    expect(suggestionsIn(both.doc).map(({ author }) => author)).toEqual(['ada', 'bea'])
    expect(suggestionsOfOthers(both, 'bea')).toEqual(suggestionsOfOthers(ended, 'bea'))
  })

  test('of a format is real in own new text, and not on text that is to go', () => {
    const state = suggest(
      suggest(paragraphs('One two.'), tr => tr.insertText(' new', 4)),
      tr => tr.delete(9, 12),
    )
    const formatted = suggest(state, tr => tr.addMark(4, 13, bodySchema.mark('italic')))
    const formats = suggestionsIn(formatted.doc).flatMap(({ parts }) =>
      parts.filter(({ kind }) => kind === 'formatting').map(({ text }) => text),
    )
    expect(formats).toEqual([' ', '.'])
    expect(bodySchema.mark('italic').isInSet(formatted.doc.nodeAt(5)?.marks ?? [])).toBe(true)
  })

  test('is refused for what is no text, and for a border of two paragraphs alone', () => {
    const state = paragraphs('One', 'two')
    const refused = (edit: (tr: Transaction) => Transaction) =>
      suggested(edit(state.tr), state, { author: 'ada', newId: () => 's' })
    expect(refused(tr => tr.join(5))).toBeNull()
    expect(refused(tr => tr.insert(5, bodySchema.node('horizontalRule')))).toBeNull()
  })

  test('is formatted by its author, and others suggest that', () => {
    const state = suggest(paragraphs('One.'), tr => tr.insertText(' two', 4))
    const bold = (author: string) => suggest(state, tr => tr.addMark(5, 8, bodySchema.mark('bold')), author)
    expect(bold('ada').doc.rangeHasMark(5, 8, bodySchema.mark('bold').type)).toBe(true)
    expect(suggestionsIn(bold('bea').doc)).toMatchObject([{ author: 'ada' }, { author: 'bea' }])
    expect(suggestionsOfOthers(bold('bea'), 'bea')).toEqual(suggestionsOfOthers(state, 'bea'))
  })

  test('never changes the text itself, or a suggestion of another', () => {
    const word = fc.string({ unit: fc.constantFrom('a', 'b', ' ', 'é'), maxLength: 4 })
    const edit = fc.record({
      from: fc.nat(),
      to: fc.nat(),
      text: word,
      author: fc.constantFrom('ada', 'bea'),
      formats: fc.boolean(),
    })
    fc.assert(
      fc.property(
        fc.array(word, { minLength: 1, maxLength: 3 }),
        fc.array(edit, { maxLength: 12 }),
        (texts, edits) => {
          let state = paragraphs(...texts)
          const before = base(state)
          for (const { from, to, text, author, formats } of edits) {
            const size = state.doc.content.size
            const [first, last] = [from % size, to % size].toSorted((a, b) => a - b)
            const near = (at = 0) => TextSelection.near(state.doc.resolve(at)).head
            const others = suggestionsOfOthers(state, author)
            const [start, end] = [near(first), Math.max(near(first), near(last))]
            state = suggest(
              state,
              tr => {
                if (formats) return tr.addMark(start, end, bodySchema.mark('bold'))
                return text === '' ? tr.delete(start, end) : tr.insertText(text, start, end)
              },
              author,
            )
            expect(base(state)).toEqual(before)
            expect(suggestionsOfOthers(state, author)).toEqual(others)
            state.doc.check()
          }
        },
      ),
    )
  })
})

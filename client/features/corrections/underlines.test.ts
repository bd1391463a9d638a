import { getSchema } from '@tiptap/core'
import { EditorState, type Transaction } from '@tiptap/pm/state'
import { DecorationSet } from '@tiptap/pm/view'
import fc from 'fast-check'
import { expect, test } from 'vitest'

import { bodyExtensions } from '#client/editor/schema/extensions.ts'
import type { Issue } from '#schema/corrections/issue.ts'

import type { Finding, PlacedFinding } from './findings.ts'
import { redraw } from './underlines.ts'

const schema = getSchema(bodyExtensions())
const CATEGORIES = ['spelling', 'grammar', 'style'] as const

const nothing = { visible: [], active: null, decorations: DecorationSet.empty }

const document = fc
  .array(fc.string({ minLength: 1, maxLength: 12 }), { minLength: 1, maxLength: 6 })
  .map(lines =>
    schema.node(
      'doc',
      null,
      lines.map(line => schema.node('paragraph', null, schema.text(line))),
    ),
  )

/** Findings by shares of the text, some of them with a key that another one has. */
const wanted = fc.array(
  fc.record({
    at: fc.double({ min: 0, max: 1, noNaN: true }),
    length: fc.integer({ min: 1, max: 4 }),
    key: fc.nat(8),
    category: fc.constantFrom(...CATEGORIES),
  }),
  { maxLength: 12 },
)
const edit = fc.record({
  kind: fc.constantFrom('type', 'delete', 'split', 'replace all', 'move the caret'),
  from: fc.double({ min: 0, max: 1, noNaN: true }),
  length: fc.double({ min: 0, max: 1, noNaN: true }),
  text: fc.string({ minLength: 1, maxLength: 5 }),
})

type Wanted = { at: number; length: number; key: number; category: (typeof CATEGORIES)[number] }

function findingsIn(state: EditorState, all: readonly Wanted[]): PlacedFinding[] {
  const placed = new Map<string, PlacedFinding>()
  for (const { at, length, key, category } of all) {
    const $from = state.doc.resolve(Math.round(at * state.doc.content.size))
    const to = Math.min($from.pos + length, $from.depth > 0 ? $from.end() : 0)
    if ($from.pos < to)
      placed.set(`${$from.pos} ${key}`, { finding: finding(key, category), from: $from.pos, to })
  }
  return [...placed.values()].toSorted((a, b) => a.from - b.from)
}

function finding(key: number, category: Issue['category']): Finding {
  const issue = {
    id: '',
    rule: '',
    message: '',
    explanation: '',
    replacements: [],
    start: 0,
    end: 1,
    confidence: 1,
    safe: false,
    category,
  }
  return { key, issue, flagged: '', blockText: '', fingerprint: '', marks: [] }
}

function edited(
  state: EditorState,
  { kind, from, length, text }: { kind: string; from: number; length: number; text: string },
): Transaction {
  const { size } = state.doc.content
  const start = Math.round(from * size)
  const end = Math.min(size, start + Math.round(length * (size - start)))
  const inside = state.doc.resolve(start).parent.isTextblock ? start : 1
  switch (kind) {
    case 'type':
      return state.tr.insertText(text, inside)
    case 'delete':
      return state.tr.deleteRange(start, end)
    case 'split':
      return state.tr.split(inside)
    case 'replace all':
      // As an edit of another user does.
      return state.tr.replaceWith(0, size, state.doc.content)
    default:
      return state.tr
  }
}

const drawn = (decorations: DecorationSet) =>
  decorations
    .find()
    // The attributes are not part of the library's types.
    .map(({ from, to, spec, ...rest }) =>
      JSON.stringify([from, to, spec, Reflect.get(Reflect.get(rest, 'type'), 'attrs')]),
    )
    .toSorted()

test('underlines after an edit are those of a fresh drawing', () => {
  fc.assert(
    fc.property(
      document,
      wanted,
      fc.array(fc.tuple(edit, wanted, fc.double({ min: 0, max: 1, noNaN: true }), fc.option(fc.nat(8))), {
        maxLength: 5,
      }),
      (doc, first, steps) => {
        let state = EditorState.create({ doc })
        const begun: { visible: PlacedFinding[]; active: number | null } = {
          visible: findingsIn(state, first),
          active: null,
        }
        let shown = { ...begun, decorations: redraw(nothing, begun, state.tr.mapping, doc) }
        for (const [change, more, share, active] of steps) {
          const transaction = edited(state, change)
          state = state.apply(transaction)
          // Most findings move with the text, as they do in the plugin.
          const moved = shown.visible
            .map(placed => ({
              ...placed,
              from: transaction.mapping.map(placed.from, 1),
              to: transaction.mapping.map(placed.to, -1),
            }))
            .filter(({ from, to }, index) => from < to && index < share * 20)
          const known = new Set(moved.map(({ from, finding: { key } }) => `${from} ${key}`))
          const found = findingsIn(state, more).filter(
            ({ from, finding: { key } }) => !known.has(`${from} ${key}`),
          )
          const next = { visible: [...moved, ...found].toSorted((a, b) => a.from - b.from), active }
          const decorations = redraw(shown, next, transaction.mapping, state.doc)
          expect(drawn(decorations)).toEqual(drawn(redraw(nothing, next, state.tr.mapping, state.doc)))
          shown = { ...next, decorations }
        }
      },
    ),
    { numRuns: 500 },
  )
})

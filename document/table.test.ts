import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import * as Y from 'yjs'

import { raggedTable } from '#tests/support/arbitraryBody.ts'
import { expectProportional } from '#tests/support/growth.ts'

import { coerceBody } from './coerce.ts'
import { parseBody } from './parse.ts'
import { repairBody } from './repair.ts'
import { MAX_TABLE_PLACES } from './table.ts'
import { textOf } from './text.ts'
import { bodyOfDoc, type RawNode, rawBodyOf, updateOfBody } from './yjs.ts'

const paragraph = (text: string) =>
  text === '' ? { type: 'paragraph' } : { type: 'paragraph', content: [{ type: 'text', text }] }
const cell = (text: string, attrs: Record<string, unknown> = {}, type = 'tableCell') => ({
  type,
  attrs,
  content: [paragraph(text)],
})
const rowOf = (...cells: RawNode[]): RawNode => ({ type: 'tableRow', content: cells })
const tableOf = (...rows: RawNode[]): RawNode => ({ type: 'table', content: rows })
const docOf = (...content: RawNode[]): RawNode => ({ type: 'doc', content })
const errorsOf = (...rows: RawNode[]) => {
  const result = parseBody(docOf(tableOf(...rows)))
  return result.ok ? [] : result.error.map(({ path, message }) => `${path}: ${message}`)
}
/** The texts of the cells, row by row, with the spans of those that have some. */
const shapeOf = (node: RawNode): string[] =>
  node.type === 'tableRow'
    ? [
        (node.content ?? [])
          .map(each => {
            const { colspan, rowspan } = each.attrs ?? {}
            const spans = colspan === 1 && rowspan === 1 ? '' : `(${String(colspan)}x${String(rowspan)})`
            return `${rawText(each)}${spans}`
          })
          .join('|'),
      ]
    : (node.content ?? []).flatMap(shapeOf)
const rawText = (node: RawNode): string =>
  typeof node.text === 'string' ? node.text : (node.content ?? []).map(rawText).join('')

describe('parseBody', () => {
  it('accepts a rectangle, also one with merged cells and a row that they cover', () => {
    expect(errorsOf(rowOf(cell('a'), cell('b')), rowOf(cell('c'), cell('d')))).toEqual([])
    expect(
      errorsOf(rowOf(cell('a', { colspan: 2 }), cell('b', { rowspan: 2 })), rowOf(cell('c'), cell('d'))),
    ).toEqual([])
    expect(errorsOf(rowOf(cell('a', { rowspan: 2, colspan: 2 })), rowOf())).toEqual([])
  })

  it.each<[string, RawNode[], string]>([
    ['rows of different length', [rowOf(cell('a'), cell('b')), rowOf(cell('c'))], 'another length'],
    ['a longer second row', [rowOf(cell('a')), rowOf(cell('b'), cell('c'))], 'another length'],
    ['an empty row', [rowOf()], 'another length'],
    [
      'overlapping cells',
      [rowOf(cell('a'), cell('b', { rowspan: 2 })), rowOf(cell('c', { colspan: 2 }))],
      'overlap',
    ],
    ['a cell below the last row', [rowOf(cell('a', { rowspan: 2 }))], 'below the last row'],
    ['65 columns', [rowOf(...Array.from({ length: 65 }, () => cell('')))], '64 columns'],
    ['spans of 65 columns', [rowOf(cell('', { colspan: 64 }), cell(''))], '64 columns'],
    ['a negative span', [rowOf(cell('a', { colspan: -1 }))], 'not allowed'],
    ['a huge span', [rowOf(cell('a', { rowspan: 1e9 }))], 'not allowed'],
    ['widths that are no numbers', [rowOf(cell('a', { colwidth: ['1'] }))], 'not allowed'],
    ['a table in a cell', [rowOf({ type: 'tableCell', content: [tableOf(rowOf(cell('')))] })], 'not allowed'],
    ['a paragraph in a row', [rowOf(paragraph('a'))], 'not allowed'],
    ['a table without rows', [], 'lacks required content'],
    ['a cell without content', [rowOf({ type: 'tableCell' })], 'lacks required content'],
  ])('rejects %s', (_, rows, message) => {
    expect(errorsOf(...rows).join()).toContain(message)
  })

  it('rejects a table in a quote and in a list', () => {
    const table = tableOf(rowOf(cell('a')))
    expect(parseBody(docOf({ type: 'blockquote', content: [table] }))).toHaveProperty('ok', false)
    const item = { type: 'listItem', content: [paragraph(''), table] }
    expect(parseBody(docOf({ type: 'bulletList', content: [item] }))).toHaveProperty('ok', false)
  })

  it('rejects 100,000 cells, and cells that cover many places, in time that grows with them', () => {
    expectProportional(2000, size => {
      const many = Array.from({ length: size }, () => rowOf(...Array.from({ length: 50 }, () => cell('x'))))
      return () => expect(errorsOf(...many).join()).toContain(`${MAX_TABLE_PLACES} places`)
    })
    expectProportional(5000, size => {
      const tall = Array.from({ length: size }, () => rowOf(cell('', { colspan: 64, rowspan: size })))
      return () => expect(errorsOf(...tall)).toHaveLength(1)
    })
  })
})

describe('coerceBody', () => {
  const coerced = (...content: RawNode[]) => shapeOf(coerceBody(docOf(...content)))

  it('adds missing cells, and narrows those that overlap or reach too far', () => {
    expect(coerced(tableOf(rowOf(cell('a'), cell('b'), cell('c')), rowOf(cell('d'))))).toEqual([
      'a|b|c',
      'd||',
    ])
    const overlapping = [rowOf(cell('a'), cell('b', { rowspan: 9 })), rowOf(cell('c', { colspan: 2 }))]
    expect(coerced(tableOf(...overlapping))).toEqual(['a|b(1x2)', 'c'])
  })

  it('makes a cell of what is no cell, and drops a table without cells', () => {
    expect(coerced(tableOf(rowOf(paragraph('a')), cell('b'), paragraph('c')))).toEqual(['a', 'b', 'c'])
    expect(coerceBody(docOf(tableOf(rowOf(), rowOf()))).content).toEqual([{ type: 'paragraph' }])
  })

  it('replaces tables in cells and lists by the blocks of their cells', () => {
    const inner = tableOf(rowOf(cell('a'), cell('b')))
    expect(coerced(tableOf(rowOf({ type: 'tableCell', content: [inner] }, cell('c'))))).toEqual(['ab|c'])
    const list = { type: 'bulletList', content: [{ type: 'listItem', content: [inner] }] }
    expect(textOf(coerceBody(docOf(list)))).toBe('a\nb')
  })

  it('keeps 65 columns in 64, and cuts 100,000 cells into several tables', () => {
    const row = rowOf(...Array.from({ length: 65 }, (_, index) => cell(`${index} `)))
    expect(coerced(tableOf(row))[0]?.split('|').at(-1)).toBe('63 64 ')
    expectProportional(2000, size => {
      const many = Array.from({ length: size }, () => rowOf(...Array.from({ length: 50 }, () => cell('x'))))
      return () => {
        const body = coerceBody(docOf(tableOf(...many)))
        expect(body.content.length).toBeGreaterThanOrEqual(size / 100)
        expect(textOf(body).replaceAll(/\s/g, '')).toHaveLength(size * 50)
      }
    })
  })

  it('makes lines of 20,000 rows that lack 63 cells each, instead of a million cells', () => {
    const row = rowOf(cell('x'))
    const wide = rowOf(cell('y', { colspan: 64 }))
    const rows = Array.from({ length: 20_000 }, (_, index) => (index % 50 ? row : wide))
    const { content } = coerceBody(docOf(tableOf(...rows)))
    expect([content.length, content.every(({ type }) => type === 'paragraph')]).toEqual([20_000, true])
    const lacking = tableOf(...rows.slice(0, 70))
    expect(coerceBody(docOf(lacking, lacking)).content.map(({ type }) => type)).toEqual(['table', 'table'])
  })

  it('puts 60,000 cells of a row into the last of 64, and drops 63 empty columns of 20,000 rows, in time that grows with them', () => {
    expectProportional(60_000, size => () => {
      const body = coerceBody(docOf(tableOf(rowOf(...Array.from({ length: size }, () => cell('x'))))))
      expect(textOf(body).replaceAll(/\s/g, '')).toHaveLength(size)
    })
    const empty = rowOf(...Array.from({ length: 64 }, () => cell('')))
    expectProportional(20_000, size => () => {
      const rows = Array.from({ length: size }, () => rowOf(cell('x')))
      expect(textOf(coerceBody(docOf(tableOf(empty, ...rows))))).not.toContain('\t')
    })
  })

  it('returns a valid body with all the text of any table, which it then keeps', () => {
    fc.assert(
      fc.property(raggedTable, table => {
        const raw = docOf(table as RawNode)
        const body = coerceBody(raw)
        expect(textOf(body).replaceAll(/[\t\n]/g, '')).toBe(rawText(raw).replaceAll(/[\t\n]/g, ''))
        expect(coerceBody(body)).toEqual(body)
      }),
      { numRuns: 300 },
    )
  })
})

describe('textOf', () => {
  it('returns a line for each row with tabs between the cells', () => {
    const two = { type: 'tableCell', content: [paragraph('c'), { type: 'image' }, paragraph('d')] }
    const image = { type: 'tableCell', content: [{ type: 'image', attrs: { alt: 'A map' } }] }
    const rows = [
      rowOf(cell('a', {}, 'tableHeader'), cell('')),
      rowOf(two, cell('e')),
      rowOf(image, cell('f')),
    ]
    expect(textOf(coerceBody(docOf(paragraph('x'), tableOf(...rows), paragraph('y'))))).toBe(
      'x\na\t\nc\nd\te\n\tf\ny',
    )
  })
})

/** An edit of a table, as the editor writes it into the shared document. */
type Edit = (table: Y.XmlElement, at: number) => void

const rowsIn = (table: Y.XmlElement): Y.XmlElement[] =>
  table.toArray().filter(each => each instanceof Y.XmlElement)
const newCell = (): Y.XmlElement => {
  const made = new Y.XmlElement('tableCell')
  const inside = new Y.XmlElement('paragraph')
  inside.insert(0, [new Y.XmlText()])
  made.insert(0, [inside])
  return made
}
const setSpan = (cellAt: unknown, name: string, value: number): void => {
  if (cellAt instanceof Y.XmlElement) Y.Map.prototype.set.call(cellAt, name, value)
}
const EDITS: Record<string, Edit> = {
  addRow(table, at) {
    const made = new Y.XmlElement('tableRow')
    made.insert(0, Array.from({ length: rowsIn(table)[0]?.length ?? 1 }, newCell))
    table.insert(Math.min(at, table.length), [made])
  },
  deleteRow(table, at) {
    if (table.length > 0) table.delete(at % table.length, 1)
  },
  addColumn(table, at) {
    for (const each of rowsIn(table)) each.insert(Math.min(at, each.length), [newCell()])
  },
  deleteColumn(table, at) {
    for (const each of rowsIn(table)) if (at < each.length) each.delete(at, 1)
  },
  mergeRight(table, at) {
    const row = rowsIn(table)[at % Math.max(1, table.length)]
    if (!row || row.length < 2) return
    setSpan(row.get(0), 'colspan', 2)
    row.delete(1, 1)
  },
  mergeDown(table, at) {
    const [first, second] = rowsIn(table).slice(at % Math.max(1, table.length))
    if (!first || !second || second.length === 0 || first.length === 0) return
    setSpan(first.get(0), 'rowspan', 2)
    second.delete(0, 1)
  },
  write(table, at) {
    const row = rowsIn(table)[at % Math.max(1, table.length)]
    const target = row && row.length > 0 ? row.get(0) : null
    const inside: unknown = target instanceof Y.XmlElement ? target.get(0) : null
    const text: unknown = inside instanceof Y.XmlElement ? inside.get(0) : null
    if (text instanceof Y.XmlText) text.insert(0, 'w')
  },
}
const edits = fc.array(fc.record({ name: fc.constantFrom(...Object.keys(EDITS)), at: fc.nat(3) }), {
  minLength: 1,
  maxLength: 4,
})

describe('users who edit a table at the same time', () => {
  const start = coerceBody(
    docOf(tableOf(...['a', 'b', 'c'].map(name => rowOf(...[1, 2, 3].map(each => cell(`${name}${each}`)))))),
  )
  const first = updateOfBody(start)
  const make = (doc: Y.Doc, list: { name: string; at: number }[]): void => {
    for (const { name, at } of list)
      doc.transact(() => {
        const table: unknown = doc.getXmlFragment('default').get(0)
        if (table instanceof Y.XmlElement) EDITS[name]?.(table, at)
      })
  }
  const merge = (docs: Y.Doc[]): void => {
    for (const from of docs) for (const to of docs) Y.applyUpdate(to, Y.encodeStateAsUpdate(from))
  }

  it('have the same valid body afterwards, with the text of every cell that is left', () => {
    fc.assert(
      fc.property(fc.array(edits, { minLength: 2, maxLength: 3 }), lists => {
        const docs = lists.map(() => new Y.Doc())
        for (const doc of docs) Y.applyUpdate(doc, first)
        docs.forEach((doc, index) => make(doc, lists[index] ?? []))
        merge(docs)
        const [one = new Y.Doc()] = docs
        const before = rawText(rawBodyOf(one))
        // Two servers that repair at the same time agree in the end.
        for (let round = 0; round < 3; round += 1) {
          for (const doc of docs.slice(0, 2)) repairBody(doc)
          merge(docs)
        }
        const body = bodyOfDoc(one)
        expect(body.ok).toBe(true)
        for (const doc of docs) expect(bodyOfDoc(doc)).toEqual(body)
        expect(body.ok && textOf(body.value).replaceAll(/[\t\n]/g, '')).toBe(before)
      }),
      { numRuns: 400 },
    )
  })
})

import { mergeAttributes, Node, type Attributes } from '@tiptap/core'

import { bodySchema } from '#document/schema.ts'

import { allowedAttributes } from './allowedAttributes.ts'

/**
 * The nodes of tables, without commands: these come with the code of prosemirror-tables when a
 * table is first used. The div is what scrolls where a table is wider than the page.
 */
export const Table = Node.create({
  name: 'table',
  content: 'tableRow+',
  isolating: true,
  // prosemirror-tables knows the nodes by their roles.
  extendNodeSchema: ({ name }) => ({ tableRole: roleOf(name) }),
  parseHTML: () => [{ tag: 'table' }],
  renderHTML: () => ['div', { class: 'table-scroll' }, ['table', ['tbody', 0]]],
})

export const TableRow = Node.create({
  name: 'tableRow',
  content: '(tableCell | tableHeader)*',
  parseHTML: () => [{ tag: 'tr' }],
  renderHTML: () => ['tr', 0],
})

const roleOf = (name: string): unknown => bodySchema.nodes[name]?.spec['tableRole']

const cell = (name: string, tag: string): Node =>
  Node.create({
    name,
    content: 'block+',
    isolating: true,
    addAttributes: () => allowedAttributes(name, CELL_ATTRIBUTES),
    parseHTML: () => [{ tag }],
    renderHTML: ({ HTMLAttributes }) => [tag, mergeAttributes(HTMLAttributes), 0],
  })

const span = (name: string): Attributes[string] => ({
  default: 1,
  parseHTML: element => Number(element.getAttribute(name)),
  renderHTML: attributes => (attributes[name] === 1 ? {} : { [name]: attributes[name] }),
})

// Attributes that the content security policy lets pass, unlike styles, and that other programs read.
const CELL_ATTRIBUTES: Attributes = {
  colspan: span('colspan'),
  rowspan: span('rowspan'),
  colwidth: {
    default: null,
    parseHTML: element => element.dataset['colwidth']?.split(',').map(Number) ?? null,
    renderHTML: ({ colwidth }: Record<string, unknown>) =>
      Array.isArray(colwidth) ? { 'data-colwidth': colwidth.join(','), width: widthOf(colwidth) } : {},
  },
  align: {
    default: null,
    parseHTML: element => element.style.textAlign || element.getAttribute('align')?.toLowerCase() || null,
    renderHTML: ({ align }: Record<string, unknown>) => ({ align }),
  },
}

/** Returns the width of a cell, or null if one of its columns has none. */
const widthOf = (columns: readonly number[]): number | null =>
  columns.includes(0) ? null : columns.reduce((sum, width) => sum + width, 0)

export const TableCell = cell('tableCell', 'td')
export const TableHeader = cell('tableHeader', 'th')

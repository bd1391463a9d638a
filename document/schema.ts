import { type AttributeSpec, type MarkSpec, type NodeSpec, Schema } from 'prosemirror-model'

import { ATTRIBUTES } from './attributes.ts'

const attrs = (name: string): { attrs: Record<string, AttributeSpec> } => ({
  attrs: Object.fromEntries(
    Object.entries(ATTRIBUTES[name] ?? {}).map(([attribute, rule]) => [attribute, { default: rule.default }]),
  ),
})

/** Marks for comments and suggestions. All other marks are formatting. */
export const ANNOTATIONS = ['comment', 'insertion', 'deletion', 'formatting', 'linking'] as const

/**
 * Several annotations of one type may overlap on a text. Typing at their end does not extend them.
 */
const annotation = (name: (typeof ANNOTATIONS)[number]): MarkSpec => ({
  ...attrs(name),
  inclusive: false,
  excludes: '',
})

/** A cell of a table. The roles are those of prosemirror-tables. */
const cell = (name: string, tableRole: string): NodeSpec => ({
  content: 'block+',
  tableRole,
  isolating: true,
  ...attrs(name),
})

/**
 * Nodes as in Tiptap 3.31's StarterKit, TaskList, TaskItem, TableKit and Image, in Tiptap's order:
 * ProseMirror fills gaps with the first block. Differences: code blocks may have annotations, and a
 * table is no block. It is in the document itself, never in a cell, a list or a quote.
 */
const nodes: Record<string, NodeSpec> = {
  paragraph: { content: 'inline*', group: 'block' },
  blockquote: { content: 'block+', group: 'block', defining: true },
  bulletList: { content: 'listItem+', group: 'block list' },
  doc: { content: '(block | table)+' },
  hardBreak: { group: 'inline', inline: true, selectable: false, linebreakReplacement: true },
  heading: { content: 'inline*', group: 'block', defining: true, ...attrs('heading') },
  horizontalRule: { group: 'block' },
  listItem: { content: 'paragraph block*', defining: true },
  text: { group: 'inline' },
  codeBlock: {
    content: 'text*',
    marks: ANNOTATIONS.join(' '),
    group: 'block',
    code: true,
    defining: true,
    ...attrs('codeBlock'),
  },
  orderedList: { content: 'listItem+', group: 'block list', ...attrs('orderedList') },
  taskList: { content: 'taskItem+', group: 'block list' },
  taskItem: { content: 'paragraph block*', defining: true, ...attrs('taskItem') },
  image: { group: 'block', draggable: true, ...attrs('image') },
  table: { content: 'tableRow+', tableRole: 'table', isolating: true },
  tableRow: { content: '(tableCell | tableHeader)*', tableRole: 'row' },
  tableCell: cell('tableCell', 'cell'),
  tableHeader: cell('tableHeader', 'header_cell'),
}

/**
 * Marks in Tiptap's order, which is their order on a text. Tiptap's `code` excludes all other
 * marks. Here it excludes none, so code can be commented, and one user's bold and another's code
 * merge into a valid body.
 */
const marks: Record<string, MarkSpec> = {
  link: { inclusive: true, ...attrs('link') },
  bold: {},
  italic: {},
  strike: {},
  underline: {},
  code: { excludes: 'code', code: true },
  comment: annotation('comment'),
  insertion: annotation('insertion'),
  deletion: annotation('deletion'),
  formatting: annotation('formatting'),
  linking: annotation('linking'),
}

/** The only schema of a body, for the editor, the servers and the workers. */
export const bodySchema = new Schema({ nodes, marks, topNode: 'doc' })

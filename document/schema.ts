import { type AttributeSpec, type MarkSpec, type NodeSpec, Schema } from 'prosemirror-model'

import { ATTRIBUTES } from './attributes.ts'

const attrs = (name: string): { attrs: Record<string, AttributeSpec> } => ({
  attrs: Object.fromEntries(
    Object.entries(ATTRIBUTES[name] ?? {}).map(([attribute, rule]) => [attribute, { default: rule.default }]),
  ),
})

/** Marks that comment on text or propose a change; all the others are formatting. */
export const ANNOTATIONS = ['comment', 'insertion', 'deletion'] as const

/** Several annotations of one kind may lie over the same text, and typing at their end does not extend them. */
const annotation = (name: (typeof ANNOTATIONS)[number]): MarkSpec => ({
  ...attrs(name),
  inclusive: false,
  excludes: '',
})

/**
 * Nodes as Tiptap 3.31's StarterKit, TaskList and TaskItem define them, in the order in which Tiptap registers them: the
 * first block is the one ProseMirror fills gaps with. One difference: code blocks carry annotations.
 */
const nodes: Record<string, NodeSpec> = {
  paragraph: { content: 'inline*', group: 'block' },
  blockquote: { content: 'block+', group: 'block', defining: true },
  bulletList: { content: 'listItem+', group: 'block list' },
  doc: { content: 'block+' },
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
}

/**
 * Marks in Tiptap's order, which is their order on a text. Tiptap's `code` excludes every other mark; here it excludes
 * none, so that it can be commented, and so that one person's bold and another's code merge into a valid body.
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
}

/** The one schema of a body, for the editor, the servers and the workers. */
export const bodySchema = new Schema({ nodes, marks, topNode: 'doc' })

import type { BlockPath } from '#schema/revisions/diff.ts'

/** The kinds of blocks that a comparison names. */
export type BlockKind =
  | 'paragraph'
  | 'heading1'
  | 'heading2'
  | 'heading3'
  | 'code'
  | 'rule'
  | 'image'
  | 'bullets'
  | 'numbers'
  | 'tasks'
  | 'done'
  | 'quote'
  | 'cell'
  | 'headerCell'

const HEADINGS = ['heading1', 'heading2', 'heading3'] as const

/** The kinds by the innermost node that says more than a paragraph. */
const KINDS: Readonly<Record<string, BlockKind>> = {
  codeBlock: 'code',
  horizontalRule: 'rule',
  image: 'image',
  bulletList: 'bullets',
  orderedList: 'numbers',
  taskList: 'tasks',
  blockquote: 'quote',
  tableCell: 'cell',
  tableHeader: 'headerCell',
}

/** Returns the kind of a block. A heading in a cell is a heading. */
export function kindOf(path: BlockPath): BlockKind {
  for (const { type, attrs } of path.toReversed()) {
    const level = attrs?.['level']
    if (type === 'heading') return HEADINGS[typeof level === 'number' ? level - 1 : 0] ?? 'heading3'
    if (type === 'taskItem' && attrs?.['checked'] === true) return 'done'
    const kind = KINDS[type]
    if (kind) return kind
  }
  return 'paragraph'
}

const LISTS = new Set(['bulletList', 'orderedList', 'taskList', 'blockquote'])

/** Returns how many lists and quotes a block is in. */
export const depthOf = (path: BlockPath): number => path.filter(({ type }) => LISTS.has(type)).length

/** Returns the description of an image; empty without one. */
export function altOf(path: BlockPath): string {
  const alt = path.at(-1)?.attrs?.['alt']
  return typeof alt === 'string' ? alt : ''
}

/** Returns whether a block is in a table. */
export const isInTable = (path: BlockPath): boolean => path.some(({ type }) => type === 'table')

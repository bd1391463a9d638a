import type { Body, BodyMark, BodyNode } from '#document/body.ts'
import { parseBody } from '#document/parse.ts'

type Inline = string | BodyNode | readonly BodyNode[]
const marked =
  (type: string, attrs?: BodyMark['attrs']) =>
  (text: string | readonly BodyNode[]): BodyNode[] =>
    inlines([typeof text === 'string' ? text : [...text]]).map(node => ({
      ...node,
      marks: [...(node.marks ?? []), { type, ...(attrs && { attrs }) }],
    }))

const inlines = (content: readonly Inline[]): BodyNode[] =>
  content.flatMap(each =>
    typeof each === 'string' ? [{ type: 'text', text: each }] : 'type' in each ? [each] : [...each],
  )

export const b = marked('bold')
export const i = marked('italic')
export const u = marked('underline')
export const s = marked('strike')
export const c = marked('code')
export const a = (text: string | readonly BodyNode[], href: string): BodyNode[] =>
  marked('link', { href })(text)
export const br: BodyNode = { type: 'hardBreak' }

export const p = (...content: Inline[]): BodyNode => ({ type: 'paragraph', content: inlines(content) })
export const h = (level: number, ...content: Inline[]): BodyNode => ({
  type: 'heading',
  attrs: { level },
  content: inlines(content),
})
export const quote = (...content: BodyNode[]): BodyNode => ({ type: 'blockquote', content })
export const code = (text: string, language: string | null = null): BodyNode => ({
  type: 'codeBlock',
  attrs: { language },
  content: [{ type: 'text', text }],
})
export const rule: BodyNode = { type: 'horizontalRule' }

type Item = string | readonly BodyNode[]
const blocks = (item: Item): BodyNode[] => (typeof item === 'string' ? [p(item)] : [...item])
export const ul = (...items: Item[]): BodyNode => ({
  type: 'bulletList',
  content: items.map(item => ({ type: 'listItem', content: blocks(item) })),
})
export const ol = (start: number, ...items: Item[]): BodyNode => ({
  type: 'orderedList',
  attrs: { start },
  content: items.map(item => ({ type: 'listItem', content: blocks(item) })),
})
export const tasks = (...items: [boolean, Item][]): BodyNode => ({
  type: 'taskList',
  content: items.map(([checked, item]) => ({ type: 'taskItem', attrs: { checked }, content: blocks(item) })),
})
export const image = (id: string, alt: string, width: number, height: number): BodyNode => ({
  type: 'image',
  attrs: { id, alt, width, height },
})
type Align = 'left' | 'center' | 'right' | null
export const table = (aligns: readonly Align[], ...rows: (readonly Inline[])[]): BodyNode => ({
  type: 'table',
  content: rows.map((row, index) => ({
    type: 'tableRow',
    content: row.map((cell, column) => ({
      type: index === 0 ? 'tableHeader' : 'tableCell',
      attrs: { align: aligns[column] ?? null },
      content: [p(cell)],
    })),
  })),
})

export function doc(...content: BodyNode[]): Body {
  const body = parseBody({ type: 'doc', content })
  if (!body.ok) throw new Error(JSON.stringify(body.error))
  return body.value
}

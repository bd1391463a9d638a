import type { RawNode } from '../../yjs.ts'

export type OpenCell = {
  columns: number
  merge: 'restart' | 'continue' | null
  align: string | null
  /** Whether a paragraph in it has the style of a header. */
  isHeader: boolean
  content: RawNode[]
}
export type OpenTable = { rows: { isHead: boolean; cells: OpenCell[] }[] }

/** Returns a table. Cells that go on from the row above become one. */
export function cellsToTable({ rows }: OpenTable): RawNode {
  const above = new Map<number, Record<string, unknown>>()
  return {
    type: 'table',
    content: rows.map(({ isHead, cells }) => {
      let column = 0
      const content: RawNode[] = []
      for (const { columns, merge, align, isHeader, content: blocks } of cells) {
        const at = column
        column += columns
        const upper = above.get(at)
        if (merge === 'continue' && upper) {
          upper['rowspan'] = Number(upper['rowspan']) + 1
          continue
        }
        const attrs: Record<string, unknown> = { colspan: columns, rowspan: 1, align }
        if (merge === 'restart') above.set(at, attrs)
        else above.delete(at)
        content.push({ type: isHead || isHeader ? 'tableHeader' : 'tableCell', attrs, content: blocks })
      }
      return { type: 'tableRow', content }
    }),
  }
}

import type { BodyNode } from './body.ts'
import { columnsOf, Grid, MAX_TABLE_COLUMNS, MAX_TABLE_PLACES, rowsOf } from './table.ts'

const isEmpty = (cell: BodyNode): boolean => {
  const [only, ...others] = cell.content ?? []
  return others.length === 0 && (!only || (only.type === 'paragraph' && !only.content))
}

/** Tables, and how many cells were added to them. */
type Tables = { tables: BodyNode[]; added: number }

/**
 * Returns tables of a valid shape with all the content of these rows: overlapping cells are
 * narrowed, missing ones are added, and a table that is too large is cut into several. Cells to the
 * right of the last column join the one before. Equal rows return equal tables. Returns null if more
 * than `most` cells are missing.
 */
export const tablesOf = (rows: readonly BodyNode[], most: number): Tables | null => {
  const narrow = rows.map(withinColumns)
  const { content, width, missing } = squared(narrow)
  if (width === 0) return { tables: [], added: 0 }
  if (content.length * width > MAX_TABLE_PLACES) {
    const middle = Math.ceil(rows.length / 2)
    const upper = tablesOf(narrow.slice(0, middle), most)
    const lower = upper && tablesOf(narrow.slice(middle), most - upper.added)
    return lower && { tables: [...upper.tables, ...lower.tables], added: upper.added + lower.added }
  }
  if (missing > most) return null
  return { tables: [{ type: 'table', content: filled(content, width) }], added: missing }
}

/** Returns a row of at most 64 columns. Further content goes into its last cell. */
const withinColumns = (row: BodyNode): BodyNode => {
  const cells: BodyNode[] = []
  /** The content of the last cell, once that of others was added. */
  let joined: BodyNode[] | null = null
  let columns = 0
  for (const cell of row.content ?? []) {
    const last = cells.at(-1)
    if (last && columns + columnsOf(cell) > MAX_TABLE_COLUMNS) {
      if (isEmpty(cell)) continue
      if (!joined) last.content = joined = [...(last.content ?? [])]
      for (const block of cell.content ?? []) joined.push(block)
      continue
    }
    columns += columnsOf(cell)
    joined = null
    cells.push({ ...cell })
  }
  return { ...row, content: cells }
}

/** Places the cells, and cuts those that overlap others or reach below the last row. */
const placed = (rows: readonly BodyNode[]): { rows: BodyNode[]; ends: number[]; width: number } => {
  const grid = new Grid()
  const ends: number[] = []
  const cut = rows.map((row, index) => {
    const cells = (row.content ?? []).map(cell => {
      const columns = Math.max(1, grid.room(columnsOf(cell)))
      const below = Math.min(rowsOf(cell), rows.length - index)
      grid.place(columns, below)
      return columns === columnsOf(cell) && below === rowsOf(cell)
        ? cell
        : { ...cell, attrs: { ...cell.attrs, colspan: columns, rowspan: below, colwidth: null } }
    })
    ends.push(grid.column)
    grid.endRow()
    return { ...row, content: cells }
  })
  return { rows: cut, ends, width: grid.width }
}

/** Returns the rows without overlaps, and how many of the places in their rectangle have no cell. */
const squared = (given: readonly BodyNode[]): { content: BodyNode[]; width: number; missing: number } => {
  let { rows, ends, width } = placed(given)
  // Cells pushed over the edge by others from above lose their height, which is what pushed them.
  if (width > MAX_TABLE_COLUMNS) {
    const low = given.map(row => ({
      ...row,
      content: (row.content ?? []).map(cell => ({ ...cell, attrs: { ...cell.attrs, rowspan: 1 } })),
    }))
    ;({ rows, ends, width } = placed(low))
  }
  for (let trimmed = withoutEdge(rows, ends, width); trimmed; trimmed = withoutEdge(rows, ends, width)) {
    // All other cells stay where they are.
    rows = trimmed
    width -= 1
    const edge = width
    ends = ends.map(end => Math.min(end, edge))
  }
  const taken = rows
    .flatMap(row => row.content ?? [])
    .reduce((sum, cell) => sum + columnsOf(cell) * rowsOf(cell), 0)
  return { content: rows, width, missing: rows.length * width - taken }
}

/**
 * Returns the rows without the last column, if it is an empty cell in at most half of them and
 * missing in the others: two repairs at the same time added a cell each. Null: it is another column.
 */
const withoutEdge = (
  rows: readonly BodyNode[],
  ends: readonly number[],
  width: number,
): BodyNode[] | null => {
  const reaching = rows.filter((_, index) => ends[index] === width)
  if (width < 2 || reaching.length * 2 > rows.length) return null
  const isEdge = (row: BodyNode): boolean => {
    const last = row.content?.at(-1)
    return last !== undefined && isEmpty(last) && columnsOf(last) === 1 && rowsOf(last) === 1
  }
  if (!reaching.every(isEdge)) return null
  return rows.map((row, index) =>
    ends[index] === width ? { ...row, content: row.content?.slice(0, -1) ?? [] } : row,
  )
}

/** Returns the rows with an empty cell wherever one is missing: a heading in a row of headings. */
const filled = (rows: readonly BodyNode[], width: number): BodyNode[] => {
  const grid = new Grid()
  return rows.map(row => {
    const cells = [...(row.content ?? [])]
    for (const cell of cells) grid.place(columnsOf(cell), rowsOf(cell))
    const type =
      cells.length > 0 && cells.every(cell => cell.type === 'tableHeader') ? 'tableHeader' : 'tableCell'
    while (grid.column < width) {
      grid.place(1, 1)
      cells.push({ type, content: [{ type: 'paragraph' }] })
    }
    grid.endRow()
    return { ...row, ...(cells.length > 0 && { content: cells }) }
  })
}

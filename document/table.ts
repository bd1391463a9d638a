import type { BodyNode } from './body.ts'

/** Maximum number of columns of a table. Word has 63. */
export const MAX_TABLE_COLUMNS = 64

/** Maximum number of rows times columns of a table. */
export const MAX_TABLE_PLACES = 5000

const numberOf = (cell: BodyNode, name: string): number => {
  const value = cell.attrs?.[name]
  return typeof value === 'number' ? value : 1
}
export const columnsOf = (cell: BodyNode): number => numberOf(cell, 'colspan')
export const rowsOf = (cell: BodyNode): number => numberOf(cell, 'rowspan')

/**
 * Where the cells of a table are, row by row, as browsers place them: each cell at the first place
 * that no cell from above covers.
 */
export class Grid {
  /** For each column, the row from which on it is free. */
  readonly #freeFrom: number[] = []
  #row = 0
  #column = 0

  /** Returns how many columns have a cell in any row so far. */
  get width(): number {
    return this.#freeFrom.length
  }

  /** Returns how many places up to `most` are free where the next cell goes. */
  room(most: number): number {
    this.#skipCovered()
    let room = 0
    while (room < most && (this.#freeFrom[this.#column + room] ?? 0) <= this.#row) room += 1
    return room
  }

  /** Returns the column of the next cell. */
  get column(): number {
    this.#skipCovered()
    return this.#column
  }

  place(columns: number, rows: number): void {
    this.#skipCovered()
    for (let i = 0; i < columns; i += 1) this.#freeFrom[this.#column + i] = this.#row + rows
    this.#column += columns
  }

  endRow(): void {
    this.#row += 1
    this.#column = 0
  }

  #skipCovered(): void {
    while ((this.#freeFrom[this.#column] ?? 0) > this.#row) this.#column += 1
  }
}

/** Returns what is wrong with the shape of a table, or null for a rectangle without gaps. */
export const tableProblem = (rows: readonly BodyNode[]): string | null => {
  const grid = new Grid()
  let width = 0
  for (const [index, row] of rows.entries()) {
    for (const cell of row.content ?? []) {
      const columns = columnsOf(cell)
      if (grid.column + columns > MAX_TABLE_COLUMNS) return `has more than ${MAX_TABLE_COLUMNS} columns`
      if (grid.room(columns) < columns) return `has cells that overlap in row ${index + 1}`
      if (index + rowsOf(cell) > rows.length) return `has a cell that reaches below the last row`
      grid.place(columns, rowsOf(cell))
    }
    if (index === 0) width = grid.width
    if (width === 0 || grid.width > width || grid.column < width)
      return `has a row ${index + 1} of another length`
    if (width * (index + 1) > MAX_TABLE_PLACES) return `has more than ${MAX_TABLE_PLACES} places`
    grid.endRow()
  }
  return null
}

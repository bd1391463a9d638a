import { nextCursor } from '#schema/shared/cursor.ts'

/** Reads a list to its end, one page after another. `cursor` returns the place of a row in it. */
export async function readAll<Row>(
  read: (query: { before?: string }) => Promise<Row[]>,
  cursor: (row: Row) => string,
): Promise<Row[]> {
  const rows: Row[] = []
  for (let query: { before?: string } | null = {}; query !== null;) {
    const page = await read(query)
    rows.push(...page)
    const before = nextCursor(page, cursor)
    query = before === null ? null : { before }
  }
  return rows
}

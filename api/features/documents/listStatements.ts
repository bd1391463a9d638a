import { IS_ACTIVE, SOURCES, type Statement } from '#api/features/documents/sources.ts'
import { SOURCE, SUMMARY } from '#api/features/documents/summary.ts'
import {
  NO_FOLDER,
  readListCursor,
  type DocumentOrder,
  type DocumentPart,
  type DocumentQuery,
} from '#schema/documents/contract.ts'

/** The order of each list, by a column and then by the id, with the SQL of the value in a cursor. */
const ORDERS: Record<DocumentOrder, { key: string; value: (bound: string) => string; isDown: boolean }> = {
  edited: { key: 'e.edited_at', value: bound => `${bound}::timestamptz`, isDown: true },
  created: { key: 'e.created_at', value: bound => `${bound}::timestamptz`, isDown: true },
  title: { key: 'e.sort_name', value: bound => `sorted_title(${bound}::text) COLLATE "C"`, isDown: false },
}

const FROM: Record<DocumentPart, readonly (keyof typeof SOURCES)[]> = {
  all: ['mine', 'shared'],
  mine: ['mine'],
  shared: ['shared'],
  starred: ['mine', 'shared'],
}

const placed = (condition: string): string =>
  `EXISTS (SELECT FROM document_places s WHERE s.user_id = $1 AND s.document_id = e.document_id AND ${condition})`

/** Returns the statement that reads a page of a part of a user's documents: as many rows of each source at most. */
export function listStatement(who: string, wanted: DocumentQuery): Statement {
  const { part, order, folder, before, limit } = wanted
  const { key, value, isDown } = ORDERS[order]
  const bind: unknown[] = [who, limit]
  const bound = (given: unknown) => `$${bind.push(given)}`
  const conditions = [IS_ACTIVE]
  const place = before === undefined ? null : readListCursor(before, wanted)
  if (place)
    conditions.push(
      `(${key}, e.document_id) ${isDown ? '<' : '>'} (${value(bound(place.key))}, ${bound(place.id)}::uuid)`,
    )
  if (part === 'starred') conditions.push(placed('s.starred'))
  if (folder === NO_FOLDER) conditions.push(`NOT ${placed('s.folder_id IS NOT NULL')}`)
  else if (folder !== undefined) conditions.push(placed(`s.folder_id = ${bound(folder)}::uuid`))
  const orderBy = (first: string, second: string) =>
    `ORDER BY ${first} ${isDown ? 'DESC' : 'ASC'}, ${second} ${isDown ? 'DESC' : 'ASC'}`
  const sources = FROM[part].map(name => {
    const { from, role } = SOURCES[name]
    return `(SELECT e.document_id, ${key} AS key, ${role} AS role FROM ${from}
      WHERE ${conditions.join(' AND ')} ${orderBy(key, 'e.document_id')} LIMIT $2)`
  })
  const text = `SELECT ${SUMMARY}, k.role
    FROM (SELECT * FROM (${sources.join(' UNION ALL ')}) u ${orderBy('key', 'document_id')} LIMIT $2) k
    JOIN documents d ON d.id = k.document_id LEFT JOIN document_projections p ON p.document_id = d.id
    ${orderBy('k.key', 'k.document_id')}`
  return { text, bind }
}

/** Returns the statement that reads a page of a user's trash, most recently deleted first. */
export function trashStatement(who: string, wanted: DocumentQuery): Statement {
  const place = wanted.before === undefined ? null : readListCursor(wanted.before, wanted)
  const at = `date_trunc('milliseconds', d.trashed_at)`
  const text = `SELECT ${SUMMARY}, 'owner' AS role FROM ${SOURCE}
    WHERE d.owner_id = $1 AND d.kind = 'document' AND d.trashed_at IS NOT NULL
      AND ($2::timestamptz IS NULL OR (${at}, d.id) < ($2, $3::uuid))
    ORDER BY ${at} DESC, d.id DESC LIMIT $4`
  return { text, bind: [who, place?.key ?? null, place?.id ?? null, wanted.limit] }
}

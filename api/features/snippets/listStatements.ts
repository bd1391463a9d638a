import { SUMMARY } from '#api/features/documents/summary.ts'
import { likeLiteral } from '#api/kit/like.ts'
import { SNIPPET_START } from '#schema/documents/contract.ts'
import { folded, searchedWords } from '#schema/documents/folded.ts'
import {
  readPlace,
  type SnippetOrder,
  type SnippetPart,
  type SnippetQuery,
} from '#schema/snippets/contract.ts'

const MEMBERSHIP = `(SELECT m.role FROM document_members m WHERE m.document_id = d.id AND m.user_id = $1 AND NOT m.waiting)`

/**
 * Where the rows of each part come from, with the reader's role, which may be null. Each begins with an
 * index on the user $1, or on what is public.
 */
const PARTS: Record<SnippetPart, { from: string; role: string }> = {
  mine: {
    from: `snippet_entries e JOIN documents d ON d.id = e.document_id AND e.owner_id = $1 AND d.trashed_at IS NULL`,
    role: `'owner'`,
  },
  shared: {
    from: `document_members m JOIN snippet_entries e ON e.document_id = m.document_id AND m.user_id = $1 AND NOT m.waiting
      JOIN documents d ON d.id = e.document_id AND d.owner_id <> $1 AND d.trashed_at IS NULL`,
    role: 'm.role',
  },
  public: {
    // No join, which might begin with the users.
    from: `snippet_entries e JOIN documents d ON d.id = e.document_id AND e.visibility = 'public' AND d.trashed_at IS NULL
      AND (SELECT o.suspended_at IS NULL FROM users o WHERE o.id = e.owner_id)`,
    role: `CASE WHEN d.owner_id = $1 THEN 'owner' ELSE ${MEMBERSHIP} END`,
  },
  trash: {
    from: `documents d JOIN snippet_entries e ON e.document_id = d.id
      AND d.owner_id = $1 AND d.kind = 'snippet' AND d.trashed_at IS NOT NULL`,
    role: `'owner'`,
  },
}

/** The order of each list, by a column and then by the id. */
const ORDERS: Record<SnippetOrder | 'trashed', { key: string; type: string; isDown: boolean }> = {
  edited: { key: 'e.edited_at', type: 'timestamptz', isDown: true },
  created: { key: 'e.created_at', type: 'timestamptz', isDown: true },
  title: { key: 'e.name', type: 'text', isDown: false },
  trashed: { key: 'd.trashed_at', type: 'timestamptz', isDown: true },
}

/** Snippets that a search looks through which no index of words serves: those that were changed last. */
export const SHORT_SEARCH_ROWS = 2000
// OFFSET 0 keeps the second query as it is: one row by its id, and no join that reads all documents.
const RECENT = `(SELECT * FROM snippet_entries WHERE visibility = 'public'
    ORDER BY edited_at DESC, document_id DESC LIMIT ${SHORT_SEARCH_ROWS}) e
  CROSS JOIN LATERAL (SELECT * FROM documents WHERE id = e.document_id AND trashed_at IS NULL
    AND (SELECT suspended_at IS NULL FROM users WHERE id = e.owner_id) OFFSET 0) d`

/** Own snippets that such a search looks through first, in the order of the list: most letters are in many. */
export const FIRST_ROWS = 500
const OWN = `CROSS JOIN LATERAL (SELECT * FROM documents WHERE id = e.document_id AND trashed_at IS NULL OFFSET 0) d`

/** As the index has it: schema/database/migrations/0053-snippet-letters-limit.ts. */
const LETTERS = String.raw`snippet_letters(e.owner_id, e.terms || E'\n' || e.body)`

/** The index is of three characters each. */
const isShort = (word: string): boolean => !/[\p{L}\p{N}]{3}/u.test(word)

type Statement = { text: string; bind: unknown[] }

/**
 * Returns the statements that read a page of a list of snippets. The second is for a page that the
 * first has not filled. If it reads any rows, they are the page.
 */
export function listStatements(who: string, wanted: SnippetQuery): Statement[] {
  const words = searchedWords(wanted.q)
  if (words.length === 0 || !words.every(isShort)) return [statement(who, wanted, 'all')]
  if (wanted.part === 'public') return [statement(who, wanted, 'recent')]
  if (wanted.part === 'mine') return [statement(who, wanted, 'first'), statement(who, wanted, 'letters')]
  return [statement(who, wanted, 'all')]
}

/** The way to the rows, the last two for a search in one's own without a word of three characters. */
type Way =
  /** As the list has them. */
  | 'all'
  /** Among the public ones that were changed last. */
  | 'recent'
  /** Among the first of one's own. */
  | 'first'
  /** By the index of letters. */
  | 'letters'

function statement(who: string, wanted: SnippetQuery, way: Way): Statement {
  const { part, order, q, tag, before, limit } = wanted
  const { from, role } = PARTS[part]
  const { key, type, isDown } = ORDERS[part === 'trash' ? 'trashed' : order]
  const bind: unknown[] = [who]
  const bound = (value: unknown) => `$${bind.push(value)}`
  const place = before === undefined ? null : readPlace(before, part, order)
  const behind = place
    ? `(${key}, e.document_id) ${isDown ? '<' : '>'} (${bound(place.key)}::${type}, ${bound(place.id)}::uuid)`
    : 'true'
  const tagKey = tag === undefined ? null : `${bound(folded(tag))}::text`
  const words = searchedWords(q)
  const conditions = words.map(word => {
    const like = bound(`%${likeLiteral(word)}%`)
    return `(e.terms LIKE ${like} OR e.body LIKE ${like})`
  })
  if (tagKey !== null) conditions.push(`e.tags @> ARRAY[${tagKey}]`)
  const orderBy = (first: string, second: string) =>
    `ORDER BY ${first} ${isDown ? 'DESC' : 'ASC'}, ${second} ${isDown ? 'DESC' : 'ASC'}`
  const listed = orderBy(key, 'e.document_id')

  let source = way === 'recent' ? RECENT : from
  let ordered = listed
  if (way === 'first')
    source = `(SELECT * FROM snippet_entries e WHERE e.owner_id = $1 AND ${behind} ${listed} LIMIT ${FIRST_ROWS}) e ${OWN}`
  else if (way === 'letters') {
    // Nothing is read if the first rows were all. The owner and the tag are asked for in ways that no other
    // index serves, which would divide each text again. Rows are sorted before their texts are compared.
    const wantedLetters = `snippet_letters($1, ${bound(words.join(' '))})`
    source = `(SELECT e.document_id, ${key} AS key FROM snippet_entries e
        WHERE (SELECT true FROM snippet_entries e WHERE e.owner_id = $1 AND ${behind} ${listed}
            OFFSET ${FIRST_ROWS} LIMIT 1)
          AND (${LETTERS} @> ${wantedLetters} OR ${LETTERS} @> snippet_letters($1, ''))
          AND ${behind} ${tagKey === null ? '' : `AND ${tagKey} = ANY (e.tags)`} ${listed} OFFSET 0) l
      CROSS JOIN LATERAL (SELECT * FROM snippet_entries
        WHERE document_id = l.document_id AND owner_id = $1 OFFSET 0) e ${OWN}`
    ordered = orderBy('l.key', 'l.document_id')
  } else conditions.push(behind)
  const text = `SELECT ${SUMMARY}, coalesce(${role}, 'viewer') AS role, ${role} IS NOT NULL AS "isMember",
      left(coalesce(p.text, ''), ${SNIPPET_START}) AS start, e.visibility,
      EXISTS (SELECT FROM hidden_snippets h WHERE h.document_id = d.id) AS "isHidden",
      (SELECT json_build_object('views', coalesce(sum(c.views), 0), 'copies', coalesce(sum(c.copies), 0),
        'uses', coalesce(sum(c.uses), 0)) FROM snippet_counts c WHERE c.document_id = d.id) AS counts,
      (SELECT u.first_name FROM users u WHERE u.id = d.owner_id) AS author,
      CASE WHEN e.visibility = 'public' OR d.owner_id = $1 THEN
        (SELECT s.code FROM share_codes s WHERE s.document_id = d.id AND s.revoked_at IS NULL) END AS "shareCode"
    FROM ${source} LEFT JOIN document_projections p ON p.document_id = d.id
    ${conditions.length > 0 ? `WHERE ${conditions.join(' AND ')}` : ''}
    ${ordered} LIMIT ${bound(limit)}`
  return { text, bind }
}

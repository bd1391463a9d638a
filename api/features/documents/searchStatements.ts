import { gramsOf } from '#api/features/documents/grams.ts'
import { IS_ACTIVE, SOURCES, type Statement } from '#api/features/documents/sources.ts'
import { likeLiteral } from '#api/kit/like.ts'
import { MATCHES_MAX } from '#schema/documents/search.ts'

/** One more than are returned, to know whether there are more. */
const READ = MATCHES_MAX + 1

const found = ({ from }: { from: string }, where: string, limit = ''): string =>
  `(SELECT e.document_id AS id, e.owner_id, e.edited_at AS at, e.name, e.indexed, d.title
    FROM ${from} WHERE ${IS_ACTIVE} AND ${where} ${limit})`

/**
 * Returns the statements that find the documents of a user with all of these folded words: those with
 * them in their titles, then those with some in their texts. Each reads the texts of its rows in
 * order, until there are enough. A text is never read with an access that ended since.
 */
export function searchStatements(
  who: string,
  words: readonly string[],
): Record<'titles' | 'texts', Statement> {
  const shared = { who, words }
  return {
    titles: statement(shared, bound => {
      const named = `e.name LIKE ALL (${bound(words.map(likeWord))}::text[])`
      const limit = `ORDER BY e.edited_at DESC, e.document_id DESC LIMIT ${READ}`
      return {
        from: Object.values(SOURCES)
          .map(source => found(source, named, limit))
          .join(' UNION ALL '),
        where: 'true',
      }
    }),
    texts: statement(shared, (bound, wordAt) => {
      // A text without the word may have another form of it.
      const other = (word: string) => `stems_of(${word})`
      const terms = words.map((word, n) => {
        const [has, any] = [bound(gramsOf(word)), other(wordAt(n))]
        return `(t.terms @> owned_terms(o.id, ${has}::text[]) OR t.terms && owned_terms(o.id, ARRAY[''] || ${any}))`
      })
      const patterns = words.map(word => bound(likeWord(word)))
      // The stems are those of the text as it is, and a text has both numbers of a stem.
      const contained = words.map(
        (_, n) => `(c.name LIKE ${patterns[n]} OR strpos(f.folded, ${wordAt(n)}) > 0 OR c.indexed AND EXISTS (
          SELECT FROM (SELECT t.terms || '{}'::integer[] AS terms FROM document_terms t WHERE t.document_id = c.id OFFSET 0) t,
            unnest(${other(wordAt(n))}) stem
          WHERE t.terms @> owned_terms(c.owner_id, ARRAY[stem, '=' || stem])))`,
      )
      // The documents of each owner are found by the index of terms; those that were just changed, by their flag.
      const from = `WITH owners AS MATERIALIZED (
          SELECT $1::uuid AS id UNION SELECT d.owner_id FROM document_members m
          JOIN documents d ON d.id = m.document_id WHERE m.user_id = $1 AND NOT m.waiting
        ), found AS MATERIALIZED (
          SELECT t.document_id FROM owners o CROSS JOIN LATERAL (
            SELECT t.document_id FROM document_terms t WHERE ${terms.join(' AND ')} OFFSET 0) t
          UNION
          SELECT e.document_id FROM owners o JOIN document_entries e ON e.owner_id = o.id AND NOT e.indexed
        )`
      const sources = Object.values(SOURCES)
        .map(source => found(source, 'e.document_id IN (SELECT document_id FROM found)'))
        .join(' UNION ALL ')
      return {
        from: `${from} ${sources}`,
        where: `NOT c.name LIKE ALL (ARRAY[${patterns.join(', ')}]) AND ${contained.join(' AND ')}`,
      }
    }),
  }
}

const likeWord = (word: string): string => `%${likeLiteral(word)}%`

type Bound = (value: unknown) => string
type Part = { from: string; where: string }

/**
 * Returns a statement that reads rows of `from` in order, with the text around the first match. If letters
 * and accents are separate in a text, it is longer than its folded form, and the place is estimated.
 */
function statement(
  { who, words }: { who: string; words: readonly string[] },
  partOf: (bound: Bound, wordAt: (n: number) => string) => Part,
): Statement {
  const bind: unknown[] = [who]
  const bound: Bound = value => `$${bind.push(value)}`
  const phrase = `${bound(words.join(' '))}::text`
  const places = words.map(word => `${bound(word)}::text`)
  const { from, where } = partOf(bound, n => places[n] ?? 'NULL')
  const all = `ARRAY[${places.join(', ')}]`
  // The concatenation decompresses a text once instead of once for each word.
  const text = `
    SELECT c.id, c.title, w.window, coalesce(w.start > 1, false) AS "cutBefore", a.form
    FROM (SELECT * FROM (${from}) c ORDER BY at DESC, id DESC OFFSET 0) c
    LEFT JOIN LATERAL (
      SELECT p.text, coalesce(p.folded, lower(p.text), '') || '' AS folded
      FROM document_projections p WHERE p.document_id = c.id OFFSET 0
    ) f ON true
    CROSS JOIN LATERAL (
      SELECT coalesce(x.at, y.at) AS at, CASE WHEN x.at IS NULL THEN y.form END AS form,
        char_length(f.folded) AS length, char_length(f.text) AS original
      FROM (SELECT coalesce(nullif(strpos(f.folded, ${phrase}), 0),
        (SELECT min(nullif(strpos(f.folded, word), 0)) FROM unnest(${all}) word)) AS at) x
      LEFT JOIN LATERAL (
        SELECT form, strpos(f.folded, form) AS at FROM unnest(${all}) word, unnest(forms_of(word)) form
        WHERE x.at IS NULL AND strpos(f.folded, form) > 0 ORDER BY char_length(form) DESC, form LIMIT 1
      ) y ON true OFFSET 0
    ) a
    CROSS JOIN LATERAL (
      SELECT s.start, substr(f.text, s.start, CASE WHEN a.length = a.original THEN 400 ELSE 3000 END) AS window
      FROM (SELECT greatest(1, CASE WHEN a.length = a.original THEN a.at - 120
        ELSE (a.at::bigint * a.original / a.length)::int - 1000 END) AS start) s
      WHERE true OFFSET 0
    ) w
    WHERE ${where} ORDER BY c.at DESC, c.id DESC LIMIT ${READ}`
  return { text, bind }
}

import { z } from 'zod'

import { excerptOf } from '#api/features/documents/excerpt.ts'
import { query } from '#api/kit/query.ts'
import { folded, searchedWords } from '#schema/documents/folded.ts'
import { MATCHES_MAX, type DocumentMatches } from '#schema/documents/search.ts'

/** The texts of so many documents are read by one statement: about 20 ms with long ones. */
const TOGETHER = 200

const titleRow = z.object({ id: z.string(), title: z.string() })
const textRow = z.object({ id: z.string(), window: z.string().nullable(), cutBefore: z.boolean() })

const TITLES = `
  SELECT d.id, d.title FROM open_documents($1) o
  JOIN documents d ON d.id = o.id AND d.kind = 'document'
  LEFT JOIN document_projections p ON p.document_id = d.id
  ORDER BY greatest(d.updated_at, p.at) DESC, d.id`

// The concatenation decompresses a text once instead of once for each word. If letters and accents are
// separate in a text, it is longer than its folded form, and the place of the match is estimated. Access is
// checked again: a text is never read with an access that ended since its title was read.
const TEXTS = `
  SELECT d.id, w.window, coalesce(w.start > 1, false) AS "cutBefore"
  FROM jsonb_to_recordset($2::jsonb) AS r (id uuid, missing jsonb, place int)
  JOIN open_documents($1) d ON d.id = r.id
  LEFT JOIN document_projections p ON p.document_id = d.id
  CROSS JOIN LATERAL (SELECT coalesce(p.folded, lower(p.text), '') || '' AS folded OFFSET 0) f
  CROSS JOIN LATERAL (
    SELECT coalesce(nullif(strpos(f.folded, $3), 0),
      (SELECT min(nullif(strpos(f.folded, word), 0)) FROM jsonb_array_elements_text($4::jsonb) word)) AS at,
      char_length(f.folded) AS length, char_length(p.text) AS original OFFSET 0
  ) a
  CROSS JOIN LATERAL (
    SELECT s.start, substr(p.text, s.start, CASE WHEN a.length = a.original THEN 400 ELSE 3000 END) AS window
    FROM (SELECT greatest(1, CASE WHEN a.length = a.original THEN a.at - 120
      ELSE (a.at::bigint * a.original / a.length)::int - 1000 END) AS start) s OFFSET 0
  ) w
  WHERE NOT EXISTS (SELECT FROM jsonb_array_elements_text(r.missing) word WHERE strpos(f.folded, word) = 0)
  ORDER BY r.place`

type Candidate = { id: string; title: string; missing: readonly string[] }

/**
 * Returns the documents that the user can open and whose title and text together contain all words
 * of `wanted`. Those with all of them in the title come first.
 */
export async function searchDocuments(who: string, wanted: string): Promise<DocumentMatches> {
  const words = searchedWords(wanted)
  if (words.length === 0) return { matches: [], more: false }
  const phrase = words.join(' ')
  const candidates = (await query(null, titleRow, TITLES, [who])).map(({ id, title }): Candidate => {
    const name = folded(title)
    return { id, title, missing: words.filter(word => !name.includes(word)) }
  })
  const isNamed = ({ missing }: Candidate) => missing.length === 0
  const ordered = [...candidates.filter(isNamed), ...candidates.filter(one => !isNamed(one))]
  const matches: DocumentMatches['matches'] = []
  for (let at = 0; at < ordered.length && matches.length <= MATCHES_MAX; at += TOGETHER) {
    const part = new Map(ordered.slice(at, at + TOGETHER).map((one, place) => [one.id, { ...one, place }]))
    const asked = JSON.stringify([...part.values()].map(({ id, missing, place }) => ({ id, missing, place })))
    for (const row of await query(null, textRow, TEXTS, [who, asked, phrase, JSON.stringify(words)])) {
      const found = part.get(row.id)
      if (!found) continue
      const { id, title } = found
      matches.push({ id, title, inTitle: isNamed(found), excerpt: excerptOf(row, { words, phrase }) })
    }
  }
  return { matches: matches.slice(0, MATCHES_MAX), more: matches.length > MATCHES_MAX }
}

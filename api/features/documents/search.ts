import { z } from 'zod'

import { excerptOf } from '#api/features/documents/excerpt.ts'
import { searchStatements } from '#api/features/documents/searchStatements.ts'
import type { Statement } from '#api/features/documents/sources.ts'
import { query } from '#api/kit/query.ts'
import { searchedWords } from '#schema/documents/folded.ts'
import { MATCHES_MAX, type DocumentMatches } from '#schema/documents/search.ts'

const matchRow = z.object({
  id: z.string(),
  title: z.string(),
  window: z.string().nullable(),
  cutBefore: z.boolean(),
  /** The start of another form of a word, if the text has none of the words as they are. */
  form: z.string().nullable(),
})

/**
 * Returns the documents that the user can open and whose title and text together contain all words
 * of `wanted`, or other forms of them. Those with all of them in the title come first.
 */
export async function searchDocuments(who: string, wanted: string): Promise<DocumentMatches> {
  const words = searchedWords(wanted)
  if (words.length === 0) return { matches: [], more: false }
  const phrase = words.join(' ')
  const read = async ({ text, bind }: Statement, inTitle: boolean): Promise<DocumentMatches['matches']> =>
    (await query(null, matchRow, text, bind)).map(({ id, title, form, ...piece }) => ({
      id,
      title,
      inTitle,
      excerpt: excerptOf(piece, { words: form === null ? words : [...words, form], phrase }),
    }))
  const { titles, texts } = searchStatements(who, words)
  const matches = await read(titles, true)
  if (matches.length <= MATCHES_MAX) matches.push(...(await read(texts, false)))
  return { matches: matches.slice(0, MATCHES_MAX), more: matches.length > MATCHES_MAX }
}

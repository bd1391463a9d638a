import * as z from 'zod/mini'

import { SEARCH_MAX } from '#schema/documents/contract.ts'
import { issueKey } from '#schema/messages/issueKey.ts'
import { id } from '#schema/shared/ids.ts'

/** More matches are not returned. */
export const MATCHES_MAX = 30

/** GET /api/documents/search?q=. */
export const searchDocuments = z.object({
  q: z.string().check(z.trim(), z.minLength(1, issueKey('searchMissing')), z.maxLength(SEARCH_MAX)),
})

/** A part of a text in UTF-16 offsets, end exclusive. */
const part = z.object({ start: z.int(), end: z.int() })

/** The text around the first match, and where the searched words are in it. */
export const excerpt = z.object({
  text: z.string(),
  parts: z.array(part),
  /** Whether the text of the document continues before and after it. */
  cutBefore: z.boolean(),
  cutAfter: z.boolean(),
})
export type Excerpt = z.infer<typeof excerpt>

/** A document with all searched words in its title and its text. */
export const documentMatch = z.object({
  id,
  title: z.string(),
  /** Whether the title alone has all words. Such documents come first. */
  inTitle: z.boolean(),
  /** Null if the text has none of the words. */
  excerpt: z.nullable(excerpt),
})
export type DocumentMatch = z.infer<typeof documentMatch>

/** `more`: some matches are left out. */
export const documentMatches = z.object({ matches: z.array(documentMatch), more: z.boolean() })
export type DocumentMatches = z.infer<typeof documentMatches>

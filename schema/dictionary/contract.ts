import * as z from 'zod/mini'

import { WORD_MAX } from '#schema/dictionary/words.ts'
import { defineEvent } from '#schema/events/define.ts'
import { issueKey } from '#schema/messages/issueKey.ts'

/** A word to add. It is stored as it is written, and compared without case. */
export const newWord = z.strictObject({
  word: z
    .string()
    .check(z.trim(), z.minLength(1, issueKey('wordInvalid')), z.maxLength(WORD_MAX, issueKey('wordInvalid'))),
})

/** The path parameter `:word`. */
export const wordParams = z.object({ word: z.string().check(z.minLength(1), z.maxLength(WORD_MAX)) })

/** GET /api/dictionary: a user's words, newest first. */
export const dictionary = z.object({ words: z.array(z.string()), revision: z.int() })
export type Dictionary = z.infer<typeof dictionary>

/** The answer to a change: the words that it added, and the revision after it. */
export const wordsAdded = z.object({ added: z.array(z.string()), revision: z.int() })

/** The answer to an import. A bad line has its number, from 1, and its text. */
export const wordsImported = z.object({
  added: z.int(),
  /** Words that were in the dictionary, or in the file twice. */
  duplicates: z.int(),
  /** The first lines that are not words. */
  bad: z.array(z.object({ line: z.int(), text: z.string() })),
  badCount: z.int(),
  revision: z.int(),
})
export type WordsImported = z.infer<typeof wordsImported>

/**
 * A user's dictionary changed. Key: the user. Room: the user's. A long change is not listed: then
 * `complete` is false, and the dictionary is read again.
 */
export const dictionaryChanged = defineEvent(
  'dictionary.changed',
  z.object({ added: z.array(z.string()), removed: z.array(z.string()), complete: z.boolean() }),
)

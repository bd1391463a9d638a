import * as z from 'zod/mini'

import { folded } from '#schema/documents/folded.ts'
import { issueKey } from '#schema/messages/issueKey.ts'
import { isBlank } from '#schema/shared/blank.ts'

export const TAGS_MAX = 10
export const TAG_MAX = 30

/** Returns a tag as it is stored, without a leading #. Spaces in it are single. */
export const tidyTag = (typed: string): string =>
  typed
    .normalize('NFC')
    .replaceAll(/\s+/g, ' ')
    .trim()
    .replace(/^[#\s]+/, '')

/**
 * Control characters, and those that show nothing or change the direction of the text around them. Scripts
 * and emoji need the joiners, the variation selectors and the letters of flags.
 */
const HIDDEN =
  /[\p{Cc}\p{Cs}\u200e\u200f\u202a-\u202e\u2066-\u2069\u2800]|(?!\u200c|\u200d|[\ufe0e\ufe0f]|[\u{e0020}-\u{e007f}])\p{Default_Ignorable_Code_Point}/u

/** A tag as typed, in the form in which it is stored. */
export const tag = z.pipe(z.string().check(z.maxLength(4 * TAG_MAX)), z.transform(tidyTag)).check(
  z.refine(text => !isBlank(text), issueKey('tagMissing')),
  z.refine(text => text.length <= TAG_MAX, issueKey('tagTooLong')),
  z.refine(text => !HIDDEN.test(text), issueKey('tagInvalid')),
)

/** Returns tags without those that a search does not tell apart. The first spelling stays. */
export function differentTags(tags: readonly string[]): string[] {
  const byKey = new Map<string, string>()
  for (const one of tags) if (!byKey.has(folded(one))) byKey.set(folded(one), one)
  return [...byKey.values()]
}

/** The tags of a snippet, each once. */
export const tags = z
  .pipe(
    z.array(tag).check(z.maxLength(4 * TAGS_MAX)),
    z.transform((typed: string[]) => differentTags(typed)),
  )
  .check(z.refine(all => all.length <= TAGS_MAX, issueKey('tagsTooMany')))

/** The tags to take away. They are compared as a search does, and need not be there. */
export const removedTags = z.array(z.string().check(z.maxLength(TAG_MAX))).check(z.maxLength(TAGS_MAX))

/** The tags that a user adds and takes away, and no others: someone else may change those. */
export type TagChange = { addTags?: string[] | undefined; removeTags?: string[] | undefined }

/** Returns tags after a change: first some are taken away, then the new ones follow. They may be too many. */
export function changedTags(
  all: readonly string[],
  { addTags = [], removeTags = [] }: TagChange,
): readonly string[] {
  const removed = new Set(removeTags.map(folded))
  return differentTags([...all.filter(one => !removed.has(folded(one))), ...addTags])
}

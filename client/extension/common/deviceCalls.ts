import * as z from 'zod/mini'

import { SELECTION_MAX } from '#schema/assist/contract.ts'
import { rewriteAction } from '#schema/assist/rewrite.ts'
import { isWord } from '#schema/dictionary/words.ts'

/** The longest title of a rule, and the longest search. */
export const TITLE_MAX = 200
export const SEARCH_MAX = 200

const rewriteText = z.string().check(z.minLength(1), z.maxLength(SELECTION_MAX))

/** The calls of a content script to the background. */
export const deviceCall = z.discriminatedUnion('kind', [
  /** Resolves when the page of the checker is there to connect to. */
  z.strictObject({ kind: z.literal('warm') }),
  z.strictObject({ kind: z.literal('settings') }),
  z.strictObject({ kind: z.literal('addWord'), word: z.string().check(z.refine(isWord)) }),
  z.strictObject({
    kind: z.literal('turnOffRule'),
    rule: z.string().check(z.minLength(1), z.maxLength(100)),
    title: z.optional(z.string().check(z.maxLength(TITLE_MAX))),
  }),
  z.strictObject({
    kind: z.literal('turnOffHost'),
    host: z.string().check(z.minLength(1), z.maxLength(260)),
  }),
  z.strictObject({ kind: z.literal('snippets'), search: z.string().check(z.maxLength(SEARCH_MAX)) }),
  z.strictObject({
    kind: z.literal('rewrite'),
    action: rewriteAction,
    text: rewriteText,
  }),
  /** Asks for the result of an earlier rewrite of a text that was neither applied nor discarded. */
  z.strictObject({ kind: z.literal('keptRewrite'), text: rewriteText }),
  z.strictObject({ kind: z.literal('forgetRewrite'), text: rewriteText }),
  z.strictObject({ kind: z.literal('signIn') }),
])
export type DeviceCall = z.infer<typeof deviceCall>

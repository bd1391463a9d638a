import * as z from 'zod/mini'

import { id } from '#schema/shared/ids.ts'

const widths = z.readonly(z.array(z.number()))
const nodeKind = z.object({
  type: z.string(),
  attrs: z.optional(z.record(z.string(), z.union([z.string(), z.number(), z.boolean(), z.null(), widths]))),
})
/**
 * The path of a block, from the outermost node around it to its own: a list, its item, a paragraph.
 */
const path = z.array(nodeKind)
export type BlockPath = z.infer<typeof path>

const segment = z.object({ kind: z.enum(['same', 'removed', 'added']), text: z.string() })
export type DiffSegment = z.infer<typeof segment>

/**
 * A block of a document (a paragraph, a heading, a rule, an image) on the way from one body to another.
 * `changed`: the `same` and `removed` segments are its text before, `same` and `added` ones after.
 * Only its place or formatting may have changed.
 */
const diffBlock = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('same'), path, text: z.string() }),
  z.object({ kind: z.literal('removed'), path, text: z.string() }),
  z.object({ kind: z.literal('added'), path, text: z.string() }),
  z.object({
    kind: z.literal('changed'),
    before: path,
    path,
    segments: z.array(segment),
    /** Whether marks (bold, links …) differ but the text does not. */
    reformatted: z.boolean(),
  }),
])
export type DiffBlock = z.infer<typeof diffBlock>

/**
 * GET …/revisions/:revisionId/diff: from that revision to the current body, or to another revision.
 */
export const diffQuery = z.object({ with: z._default(z.union([z.literal('current'), id]), 'current') })
export const revisionDiff = z.object({ blocks: z.array(diffBlock) })
export type RevisionDiff = z.infer<typeof revisionDiff>

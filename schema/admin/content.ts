import * as z from 'zod/mini'

import {
  contentEntry,
  contentKind,
  MARKDOWN_MAX,
  POSITION_MAX,
  SLUG,
  SLUG_MAX,
  SUMMARY_MAX,
  TAG_MAX,
  TAGS_MAX,
  TITLE_MAX,
} from '#schema/content/contract.ts'
import { issueKey, type IssueKey } from '#schema/messages/issueKey.ts'
import { isBlank } from '#schema/shared/blank.ts'
import { cursorText, type CursorForm } from '#schema/shared/cursor.ts'
import { id } from '#schema/shared/ids.ts'

import { shownRevision as revision } from './acts.ts'

/** Number of texts on a page of the list. */
export const TEXTS_PAGE = 50
export const TEXT_SEARCH_MAX = 100
/** Maximum number of characters of a testimonial. */
export const QUOTE_MAX = 500
/** Earlier days are mistakes. */
const FIRST_DAY = '1970-01-01'

export const contentState = z.enum(['draft', 'published'])
export type ContentState = z.infer<typeof contentState>

const filters = {
  /** Each word is somewhere in the text. */
  search: z._default(z.string().check(z.trim(), z.maxLength(TEXT_SEARCH_MAX)), ''),
  kind: z.optional(contentKind),
  state: z.optional(contentState),
}

/** The filters in the address of the page, which ignores other parameters. */
export const contentFilters = z.object(filters)
export type ContentFilters = z.infer<typeof contentFilters>

/** The values in the cursors of the list: the position, the day and the id of a text. */
export const TEXT_PLACES: CursorForm = [
  z.string().check(z.regex(/^\d{1,9}$/)),
  z.iso.date().check(z.refine(day => day >= FIRST_DAY)),
  id,
]

/** GET /api/admin/content. `after`: the place where the page before ends. */
export const contentQuery = z.strictObject({ ...filters, after: z.optional(cursorText(TEXT_PLACES)) })
export type ContentQuery = z.infer<typeof contentQuery>

/** A text of the site in the list. */
export const listedContent = z.object({
  id,
  ...z.omit(contentEntry, { tags: true, markdown: true }).shape,
  isDraft: z.boolean(),
  revision: z.int(),
  /** Whether the installation came with it. Such a text is never deleted, and keeps its address. */
  isBuiltIn: z.boolean(),
  /** Whether it is still as it came. A newer version of the product may then replace it. */
  followsFile: z.boolean(),
})
export type ListedContent = z.infer<typeof listedContent>

/** A page of the list. `next`: the place where it ends; null: no others follow. */
export const contentPage = z.object({ texts: z.array(listedContent), next: z.nullable(z.string()) })
export type ContentPage = z.infer<typeof contentPage>

/** A text of the site as administrators see it. */
export const adminContent = z.object({
  ...listedContent.shape,
  ...z.pick(contentEntry, { tags: true, markdown: true }).shape,
})
export type AdminContent = z.infer<typeof adminContent>

export const contentParams = z.object({ textId: id })

const line = (missing: IssueKey, most: number) =>
  z.string().check(
    z.trim(),
    z.refine(text => !isBlank(text), missing),
    z.maxLength(most, issueKey('textLong')),
  )
const written = (most: number) =>
  z.string().check(
    z.refine(text => !isBlank(text), issueKey('textMissing')),
    z.maxLength(most, issueKey('textLong')),
  )
const slug = (invalid: IssueKey, most: number) =>
  z.string().check(z.trim(), z.regex(SLUG, invalid), z.maxLength(most, issueKey('textLong')))

const isDraft = z.boolean()
const markdown = written(MARKDOWN_MAX)
const position = z
  .int(issueKey('positionInvalid'))
  .check(z.minimum(0, issueKey('positionInvalid')), z.maximum(POSITION_MAX, issueKey('positionInvalid')))

const summarized = {
  title: line(issueKey('headingMissing'), TITLE_MAX),
  summary: line(issueKey('summaryMissing'), SUMMARY_MAX),
  markdown,
  day: z.iso.date(issueKey('dayInvalid')).check(z.refine(day => day >= FIRST_DAY, issueKey('dayInvalid'))),
}
const article = {
  ...summarized,
  slug: slug(issueKey('slugInvalid'), SLUG_MAX),
  tags: z
    .array(slug(issueKey('contentTagInvalid'), TAG_MAX))
    .check(z.maxLength(TAGS_MAX, issueKey('tagsTooMany'))),
  isDraft,
}

/** The fields that administrators write, by the kind of the text. */
export const CONTENT_FIELDS = {
  post: { kind: z.literal('post'), ...article },
  help: { kind: z.literal('help'), ...article },
  // The site leads to it, by its address.
  page: { kind: z.literal('page'), ...summarized, isDraft: z.literal(false, issueKey('pageStays')) },
  faq: {
    kind: z.literal('faq'),
    title: line(issueKey('questionMissing'), TITLE_MAX),
    markdown,
    position,
    isDraft,
  },
  testimonial: {
    kind: z.literal('testimonial'),
    title: line(issueKey('nameMissing'), TITLE_MAX),
    summary: line(issueKey('roleMissing'), SUMMARY_MAX),
    markdown: written(QUOTE_MAX),
    position,
    isSample: z.boolean(),
    isDraft,
  },
} as const

const { post, help, page, faq, testimonial } = CONTENT_FIELDS

/** POST /api/admin/content. The pages of the site are those that it came with. */
export const newContent = z.discriminatedUnion('kind', [
  z.strictObject(post),
  z.strictObject(help),
  z.strictObject(faq),
  z.strictObject(testimonial),
])
export type NewContent = z.infer<typeof newContent>

/** PUT /api/admin/content/:textId: all fields of the text. Its kind stays. */
export const contentChange = z.discriminatedUnion('kind', [
  z.strictObject({ revision, ...post }),
  z.strictObject({ revision, ...help }),
  z.strictObject({ revision, ...page }),
  z.strictObject({ revision, ...faq }),
  z.strictObject({ revision, ...testimonial }),
])
export type ContentChange = z.infer<typeof contentChange>

/** POST /api/admin/content/:textId/restoration: the text becomes as the installation came with it. */
export const contentRestoration = z.strictObject({ revision })

/** DELETE /api/admin/content/:textId */
export const contentRemoval = z.strictObject({ revision: z.coerce.number().check(z.int(), z.nonnegative()) })

/** POST /api/admin/content/preview. `isInSections`: as the page of the features shows its text. */
export const contentPreview = z.strictObject({
  markdown: z.string().check(z.maxLength(MARKDOWN_MAX, issueKey('textLong'))),
  isInSections: z.boolean(),
})

/** The HTML that the public page has: of the whole text, or of each section. */
export const previewedContent = z.object({
  html: z.string(),
  sections: z.array(z.object({ title: z.string(), html: z.string() })),
})
export type PreviewedContent = z.infer<typeof previewedContent>

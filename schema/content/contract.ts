import * as z from 'zod/mini'

/**
 * `post`: of the blog. `help`: an article of the help center. `page`: a single page, such as the terms.
 * `faq`: a question with its answer. `testimonial`: the words of a person about the product.
 */
export const contentKind = z.enum(['post', 'help', 'page', 'faq', 'testimonial'])
export type ContentKind = z.infer<typeof contentKind>

/** The kinds whose texts have addresses below that of a list. */
export type ArticleKind = 'post' | 'help'

/** The last part of an entry's address. */
export const SLUG = /^[a-z0-9]+(?:-[a-z0-9]+)*$/
export const SLUG_MAX = 80
export const TITLE_MAX = 120
export const SUMMARY_MAX = 200
export const TAG_MAX = 40
export const TAGS_MAX = 10
export const MARKDOWN_MAX = 100_000
export const POSITION_MAX = 9999

/** The fields of a text of the site as it is stored. Those that its kind does not have are empty. */
export const contentEntry = z.object({
  kind: contentKind,
  /** Questions and testimonials have no address: theirs is an id. */
  slug: z.string().check(z.regex(SLUG), z.maxLength(SLUG_MAX)),
  /** Of a question: the question. Of a testimonial: the name of the person. */
  title: z.string().check(z.minLength(1), z.maxLength(TITLE_MAX)),
  /** One sentence, for lists and search engines. Of a testimonial: the role of the person. */
  summary: z.string().check(z.maxLength(SUMMARY_MAX)),
  tags: z.array(z.string().check(z.regex(SLUG), z.maxLength(TAG_MAX))).check(z.maxLength(TAGS_MAX)),
  /** Of a testimonial: plain text. */
  markdown: z.string().check(z.maxLength(MARKDOWN_MAX)),
  /** The day in the form 2026-11-28. */
  day: z.iso.date(),
  /** The place among questions or testimonials: the smallest is first. */
  position: z.int().check(z.minimum(0), z.maximum(POSITION_MAX)),
  /** Whether a testimonial is marked as an example. */
  isSample: z.boolean(),
})
export type ContentEntry = z.infer<typeof contentEntry>

/** Number of posts, or articles, on a page of a list. */
export const CONTENT_PAGE = 10

import * as z from 'zod/mini'

/** `post`: of the blog; `help`: an article of the help center; `page`: a single page, such as the terms. */
export const contentKind = z.enum(['post', 'help', 'page'])
export type ContentKind = z.infer<typeof contentKind>

/** The last part of an entry's address. */
export const SLUG = /^[a-z0-9]+(?:-[a-z0-9]+)*$/
export const SLUG_MAX = 80

/** The fields of a text of the site as it is stored. */
export const contentEntry = z.object({
  kind: contentKind,
  slug: z.string().check(z.regex(SLUG), z.maxLength(SLUG_MAX)),
  title: z.string().check(z.minLength(1), z.maxLength(120)),
  /** One sentence, for lists and search engines. */
  summary: z.string().check(z.minLength(1), z.maxLength(200)),
  tags: z.array(z.string().check(z.regex(SLUG), z.maxLength(40))).check(z.maxLength(8)),
  markdown: z.string().check(z.maxLength(100_000)),
  /** The day in the form 2026-11-28. */
  day: z.iso.date(),
})
export type ContentEntry = z.infer<typeof contentEntry>

/** Number of posts, or articles, on a page of a list. */
export const CONTENT_PAGE = 10

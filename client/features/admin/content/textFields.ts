import * as z from 'zod/mini'

import { CONTENT_FIELDS, type AdminContent, type NewContent } from '#schema/admin/content.ts'
import type { ContentKind } from '#schema/content/contract.ts'

const { post, page, faq, testimonial } = CONTENT_FIELDS

const tagsIn = z.pipe(
  z.string(),
  z.transform((text: string) => text.split(/[\s,]+/).filter(Boolean)),
)
const numberIn = z.pipe(
  z.string().check(z.trim()),
  z.transform((text: string) => (text === '' ? Number.NaN : Number(text))),
)

/** All fields that a text of some kind has, as they are typed. The form shows those of its kind, and checks them. */
export const textFields = z.object({
  title: z.string(),
  summary: z.string(),
  slug: z.string(),
  tags: z.string(),
  markdown: z.string(),
  day: z.string(),
  position: z.string(),
  isSample: z.boolean(),
})
export type TextFields = z.infer<typeof textFields>

const any = { ...textFields.shape, tags: tagsIn, position: numberIn }
const all = z.object(any)
export type WrittenText = z.output<typeof all>

const { title, summary, slug, markdown, day } = post
const article = z.object({ ...any, title, summary, slug, tags: z.pipe(tagsIn, post.tags), markdown, day })

/** The forms of the kinds. */
export const TEXT_FORMS: Record<ContentKind, z.ZodMiniType<WrittenText, TextFields>> = {
  post: article,
  help: article,
  page: z.object({
    ...any,
    title: page.title,
    summary: page.summary,
    markdown: page.markdown,
    day: page.day,
  }),
  faq: z.object({
    ...any,
    title: faq.title,
    markdown: faq.markdown,
    position: z.pipe(numberIn, faq.position),
  }),
  testimonial: z.object({
    ...any,
    title: testimonial.title,
    summary: testimonial.summary,
    markdown: testimonial.markdown,
    position: z.pipe(numberIn, testimonial.position),
  }),
}

/** Returns a stored text as the fields of the form. */
export const fieldsOf = (text: AdminContent): TextFields => ({
  title: text.title,
  summary: text.summary,
  slug: text.slug,
  tags: text.tags.join(', '),
  markdown: text.markdown,
  day: text.day,
  position: String(text.position),
  isSample: text.isSample,
})

/** Returns the fields of a new text. `day`: today. */
export const emptyFields = (day: string): TextFields => ({
  title: '',
  summary: '',
  slug: '',
  tags: '',
  markdown: '',
  day,
  position: '100',
  isSample: false,
})

/** Returns an address for a title: its letters without accents, digits, and hyphens for the rest. */
export const slugOf = (title: string): string =>
  title
    .normalize('NFKD')
    .replaceAll(/\p{M}|['’]/gu, '')
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, '-')
    .slice(0, 60)
    .replaceAll(/^-|-$/g, '')

/** The kinds of which administrators write new texts. Pages come with the site. */
export const NEW_KINDS = ['post', 'help', 'faq', 'testimonial'] as const satisfies readonly ContentKind[]
export type NewKind = (typeof NEW_KINDS)[number]

export const isNewKind = (kind: string): kind is NewKind => NEW_KINDS.some(each => each === kind)

/** Returns a new text as it is sent. */
export function newTextOf(kind: NewKind, text: WrittenText, isDraft: boolean): NewContent {
  const { title, summary, slug, tags, markdown, day, position, isSample } = text
  switch (kind) {
    case 'post':
    case 'help':
      return { kind, title, summary, slug, tags, markdown, day, isDraft }
    case 'faq':
      return { kind, title, markdown, position, isDraft }
    case 'testimonial':
      return { kind, title, summary, markdown, position, isSample, isDraft }
  }
}

/** Returns a changed text as it is sent, without its revision. A page stays published. */
export function changedTextOf(kind: ContentKind, text: WrittenText, isDraft: boolean) {
  if (kind !== 'page') return newTextOf(kind, text, isDraft)
  const { title, summary, markdown, day } = text
  return { kind, title, summary, markdown, day, isDraft: false as const }
}

/** Returns the address of the page that shows a text. */
export function pageOf({ kind, slug }: Pick<AdminContent, 'kind' | 'slug'>): string {
  switch (kind) {
    case 'post':
      return `/blog/${slug}`
    case 'help':
      return `/help/${slug}`
    case 'page':
      return `/${slug}`
    case 'faq':
      return '/help'
    case 'testimonial':
      return '/'
  }
}

/** Whether the page of a text shows its sections on cards. */
export const isInSections = ({ kind, slug }: Pick<AdminContent, 'kind' | 'slug'>): boolean =>
  kind === 'page' && slug === 'features'

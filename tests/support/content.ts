import { adminContent, contentPage, type AdminContent, type ListedContent } from '#schema/admin/content.ts'

import type { Answer } from './client.ts'
import type { Person } from './factories.ts'

const PATH = '/api/admin/content'

/** Returns the first page of the texts of the site that fit, as an administrator reads them. */
export async function textsOf(
  { client }: Person,
  query: Record<string, string> = {},
): Promise<ListedContent[]> {
  return contentPage.parse((await client.get(`${PATH}?${new URLSearchParams(query)}`)).json).texts
}

/** Returns a text as an administrator reads it. */
export const textOf = async ({ client }: Person, id: string): Promise<AdminContent> =>
  adminContent.parse((await client.get(`${PATH}/${id}`)).json)

/** The fields of a post. */
export const postFields = (slug: string, fields: object = {}) => ({
  kind: 'post',
  title: 'On ferns',
  summary: 'They like shade.',
  slug,
  tags: ['plants'],
  markdown: '## Shade\n\nMuch of it.',
  day: '2026-11-28',
  isDraft: false,
  ...fields,
})

/** Writes a text, and returns it. */
export async function writeText({ client }: Person, fields: object): Promise<AdminContent> {
  return adminContent.parse((await client.post(PATH, fields)).json)
}

/** Asks to change a text from how it is, with other fields. */
export const changeText = ({ client }: Person, text: AdminContent, fields: object): Promise<Answer> =>
  client.send('PUT', `${PATH}/${text.id}`, { body: { ...sentOf(text), ...fields } })

/** Returns a text as a change sends it. */
export function sentOf(text: AdminContent): object {
  const { kind, revision, title, summary, slug, tags, markdown, day, position, isSample, isDraft } = text
  switch (kind) {
    case 'post':
    case 'help':
      return { kind, revision, title, summary, slug, tags, markdown, day, isDraft }
    case 'page':
      return { kind, revision, title, summary, markdown, day, isDraft }
    case 'faq':
      return { kind, revision, title, markdown, position, isDraft }
    case 'testimonial':
      return { kind, revision, title, summary, markdown, position, isSample, isDraft }
  }
}

import { adminContent as text, contentPage } from '#schema/admin/content.ts'

import type { Recipes } from './recipe.ts'
import type { World } from './world.ts'

let made = 0

/** Returns the fields of a new post. */
const post = () => ({
  kind: 'post' as const,
  title: 'On ferns',
  summary: 'They like shade.',
  slug: `ferns-${(made += 1)}`,
  tags: ['plants'],
  markdown: '## Shade\n\nMuch of it.',
  day: '2026-11-28',
  isDraft: false,
})

/** Returns an administrator, and a text that they wrote. */
async function written({ withRole }: World) {
  const { client } = await withRole('admin')
  const fields = post()
  const { id, revision } = text.parse((await client.post('/api/admin/content', fields)).json)
  return { client, id, revision, fields }
}

export const adminContent: Recipes<'adminContent'> = {
  async list(world) {
    const { client } = await written(world)
    return { by: client, query: { kind: 'post', search: 'ferns' } }
  },
  async read(world) {
    const { client, id } = await written(world)
    return { by: client, params: { textId: id } }
  },
  create: async ({ withRole }) => ({ by: (await withRole('admin')).client, body: post() }),
  async change(world) {
    const { client, id, revision, fields } = await written(world)
    return { by: client, params: { textId: id }, body: { ...fields, revision, title: 'On moss' } }
  },
  async restore({ withRole }) {
    const { client } = await withRole('admin')
    const path = '/api/admin/content?kind=page&search=about'
    const [about] = contentPage.parse((await client.get(path)).json).texts
    if (!about) throw new Error('There is no built-in page.')
    return { by: client, params: { textId: about.id }, body: { revision: about.revision } }
  },
  async remove(world) {
    const { client, id, revision } = await written(world)
    return { by: client, params: { textId: id }, query: { revision } }
  },
  preview: async ({ withRole }) => ({
    by: (await withRole('admin')).client,
    body: { markdown: '## Shade\n\nMuch of it.', isInSections: true },
  }),
}

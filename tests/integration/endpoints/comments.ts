import { randomUUID } from 'node:crypto'

import { commentOn, rangeOf } from '#tests/support/comments.ts'

import { aboutSharedPage } from './documents.ts'
import type { Recipes } from './recipe.ts'
import { succeeded, type World } from './world.ts'

/** A call of Ada about a new document with a text. */
async function aboutText(world: World) {
  const params = { id: (await world.document()).id }
  await world.write(params, 'First text.')
  return { by: world.ada.client, params }
}

/** A call of Ada about a thread that mentions her, has a reaction and is resolved. */
async function aboutThread(world: World) {
  const { by, params } = await aboutText(world)
  const { thread } = await commentOn(world.ada, params.id, 'text')
  const path = `/api/documents/${params.id}/comments/${thread.id}`
  succeeded(await by.patch(path, { text: 'And this?', mentions: [world.ada.user.id] }))
  succeeded(await by.send('PUT', `${path}/resolution`))
  return { by, params: { ...params, threadId: thread.id } }
}

async function aboutComment(world: World) {
  const { by, params } = await aboutThread(world)
  return { by, params: { id: params.id, commentId: params.threadId } }
}

const mentioning = ({ ada }: World) => ({ text: 'Yes.', mentions: [ada.user.id] })

export const comments: Recipes<'comments'> = {
  async list(world) {
    const { by, params } = await aboutThread(world)
    return { by, params: { id: params.id } }
  },
  async begin(world) {
    const call = await aboutText(world)
    const range = await rangeOf(world.ada, call.params.id, 'text')
    return { ...call, body: { id: randomUUID(), range, ...mentioning(world) } }
  },
  reply: async world => ({
    ...(await aboutThread(world)),
    body: { id: randomUUID(), ...mentioning(world) },
  }),
  edit: async world => ({ ...(await aboutComment(world)), body: mentioning(world) }),
  remove: aboutComment,
  resolve: aboutThread,
  reopen: aboutThread,
}

/** A call of Ada about a document that she reacted to, as another person did. */
async function aboutReaction(world: World) {
  const { id } = await world.document()
  const params = { id, targetId: id, reaction: 'heart' as const }
  for (const reaction of ['heart', 'rocket'])
    succeeded(await world.ada.client.send('PUT', `/api/documents/${id}/reactions/${id}/${reaction}`))
  return { by: world.ada.client, params }
}

export const reactions: Recipes<'reactions'> = {
  async list(world) {
    const { by, params } = await aboutReaction(world)
    return { by, params: { id: params.id } }
  },
  add: aboutReaction,
  remove: aboutReaction,
  async reader(world) {
    const { by, code, targetId } = await aboutSharedPage(world)
    const call = { by, body: { code } }
    succeeded(
      await by.post('/api/shared-snippets/reactions', { code, targetId, reaction: 'eyes', isOn: true }),
    )
    return call
  },
  async reactShared(world) {
    const { by, ...body } = await aboutSharedPage(world)
    return { by, body: { ...body, reaction: 'heart', isOn: true } }
  },
}

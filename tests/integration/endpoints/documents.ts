import { randomUUID } from 'node:crypto'

import * as z from 'zod/mini'

import { decision } from '#schema/corrections/decision.ts'
import { folder } from '#schema/documents/folders.ts'
import { invitation } from '#schema/sharing/contract.ts'

import type { Recipes } from './recipe.ts'
import { succeeded, type World } from './world.ts'

/** A call of Ada about a new document. */
async function aboutOne({ ada, document }: World) {
  const { id } = await document()
  return { by: ada.client, params: { id } }
}

/** A call of Ada about a new document in the trash. */
async function aboutTrashed(world: World) {
  const call = await aboutOne(world)
  succeeded(await call.by.delete(`/api/documents/${call.params.id}`))
  return call
}

export const documents: Recipes<'documents'> = {
  async list(world) {
    return { by: (await aboutOne(world)).by, query: { trash: '0' } }
  },
  create: ({ ada }) => ({ by: ada.client, body: { title: 'A letter' } }),
  async duplicate(world) {
    const call = await aboutOne(world)
    await world.write(call.params, 'A text.')
    return call
  },
  read: aboutOne,
  rename: async world => ({ ...(await aboutOne(world)), body: { title: 'A better letter' } }),
  changeCheckSettings: async world => ({ ...(await aboutOne(world)), body: { dialect: 'UK' } }),
  place: async world => ({ ...(await aboutOne(world)), body: { starred: true } }),
  trash: aboutOne,
  restore: aboutTrashed,
  remove: aboutTrashed,
}

export const documentSearch: Recipes<'documentSearch'> = {
  async search(world) {
    const call = await aboutOne(world)
    await world.write(call.params, 'A text about whales.')
    return { ...call, query: { q: 'whales' } }
  },
}

/** A call of Ada about a new folder. */
async function aboutFolder({ ada }: World) {
  const made = succeeded(await ada.client.post('/api/folders', { name: randomUUID() }))
  return { by: ada.client, params: { id: z.parse(folder, made.json).id } }
}

export const folders: Recipes<'folders'> = {
  async list(world) {
    return { by: (await aboutFolder(world)).by }
  },
  create: ({ ada }) => ({ by: ada.client, body: { name: randomUUID() } }),
  rename: async world => ({ ...(await aboutFolder(world)), body: { name: randomUUID() } }),
  remove: aboutFolder,
}

/** A call of Ada about a word that she added in a new document. */
async function aboutWord(world: World) {
  const { by, params } = await aboutOne(world)
  const word = { kind: 'word', word: 'Zorblat' }
  const made = succeeded(await by.post(`/api/documents/${params.id}/decisions`, word))
  return { by, params: { ...params, decisionId: z.parse(decision, made.json).id } }
}

export const corrections: Recipes<'corrections'> = {
  list: aboutWord,
  decide: async world => ({ ...(await aboutOne(world)), body: { kind: 'word', word: 'Zorblat' } }),
  undo: aboutWord,
}

/** A call of Ada about a named revision of a new document. */
async function aboutRevision(world: World) {
  const { by, params } = await aboutOne(world)
  await world.write(params, 'First text.')
  const { id: revisionId } = await world.name(params, 'First draft')
  return { by, params: { ...params, revisionId } }
}

export const revisions: Recipes<'revisions'> = {
  list: aboutRevision,
  read: aboutRevision,
  current: aboutOne,
  async compare(world) {
    const call = await aboutRevision(world)
    await world.write(call.params, 'More. ')
    const { id } = await world.name(call.params, 'Second draft')
    return { ...call, query: { with: id } }
  },
  async name(world) {
    const call = await aboutOne(world)
    await world.write(call.params, 'A text.')
    return { ...call, body: { name: 'First draft' } }
  },
  async restore(world) {
    const call = await aboutRevision(world)
    await world.write(call.params, 'More. ')
    return call
  },
}

/** A call of Ada about a document that Bea may edit. */
async function aboutShared(world: World) {
  const { by, params } = await aboutOne(world)
  const { email, id: userId } = world.bea.user
  succeeded(await by.post(`/api/documents/${params.id}/members`, { email, role: 'editor' }))
  return { by, params: { ...params, userId } }
}

/** A call of Ada about a document to which a person without an account is invited. */
async function aboutInvitation(world: World) {
  const { by, params } = await aboutOne(world)
  const body = { email: 'nobody@example.com', role: 'viewer' }
  succeeded(await by.post(`/api/documents/${params.id}/members`, body))
  const answer = succeeded(await by.get(`/api/documents/${params.id}/invitations`))
  const [invited] = z.array(invitation).parse(answer.json)
  return { by, params: { ...params, invitationId: invited?.id ?? '' } }
}

/** A call of Ada about a document with a share code. */
async function aboutCode(world: World) {
  const call = await aboutOne(world)
  succeeded(await call.by.post(`/api/documents/${call.params.id}/share-code`))
  return call
}

export const sharing: Recipes<'sharing'> = {
  listMembers: aboutShared,
  addMember: async world => ({
    ...(await aboutOne(world)),
    body: { email: world.bea.user.email, role: 'viewer' },
  }),
  changeMember: async world => ({ ...(await aboutShared(world)), body: { role: 'viewer' } }),
  removeMember: aboutShared,
  listInvitations: aboutInvitation,
  changeInvitation: async world => ({ ...(await aboutInvitation(world)), body: { role: 'editor' } }),
  withdrawInvitation: aboutInvitation,
  readShareCode: aboutCode,
  createShareCode: aboutOne,
  revokeShareCode: aboutCode,
}

export const dashboard: Recipes<'dashboard'> = {
  read: ({ ada }) => ({ by: ada.client }),
  setTimeZone: ({ ada }) => ({ by: ada.client, body: { timeZone: 'Asia/Kolkata' } }),
}

import { randomUUID } from 'node:crypto'

import * as z from 'zod/mini'

import { decision } from '#schema/corrections/decision.ts'
import { documentSummary } from '#schema/documents/contract.ts'
import { folder } from '#schema/documents/folders.ts'
import { invitation } from '#schema/sharing/contract.ts'
import { inviteLinkAnswer } from '#schema/sharing/inviteLink.ts'
import { visibilityAnswer } from '#schema/snippets/visibility.ts'

import type { Recipes } from './recipe.ts'
import { succeeded, type World } from './world.ts'

/** A call about one text. */
type About = { by: World['ada']['client']; params: { id: string } }

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
  rename: async (world: World) => ({ ...(await aboutOne(world)), body: { title: 'A better letter' } }),
  changeCheckSettings: async (world: World) => ({ ...(await aboutOne(world)), body: { dialect: 'UK' } }),
  place: async (world: World) => ({ ...(await aboutOne(world)), body: { starred: true } }),
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
  rename: async (world: World) => ({ ...(await aboutFolder(world)), body: { name: randomUUID() } }),
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
  decide: async (world: World) => ({ ...(await aboutOne(world)), body: { kind: 'word', word: 'Zorblat' } }),
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
  async contributions(world) {
    return { ...(await aboutOne(world)), query: { seconds: 60 } }
  },
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

/** A call of Ada about a text that Bea may edit. */
async function sharedWithBea(world: World, { by, params }: About, path: string) {
  const { email, id: userId } = world.bea.user
  succeeded(await by.post(`${path}/${params.id}/members`, { email, role: 'editor' }))
  return { by, params: { ...params, userId } }
}

/** A call of Ada about a text to which a person without an account is invited. */
async function withInvitation({ by, params }: About, path: string) {
  const body = { email: 'nobody@example.com', role: 'viewer' }
  succeeded(await by.post(`${path}/${params.id}/members`, body))
  const answer = succeeded(await by.get(`${path}/${params.id}/invitations`))
  const [invited] = z.array(invitation).parse(answer.json)
  return { by, params: { ...params, invitationId: invited?.id ?? '' } }
}

/** The recipes of sharing a kind of text, from a call of Ada about a new one. */
function sharingOf(aboutNew: (world: World) => Promise<About>, path: string) {
  const shared = async (world: World) => sharedWithBea(world, await aboutNew(world), path)
  const invited = async (world: World) => withInvitation(await aboutNew(world), path)
  const withCode = async (world: World) => {
    const call = await aboutNew(world)
    succeeded(await call.by.post(`${path}/${call.params.id}/share-code`))
    return call
  }
  return {
    listMembers: shared,
    addMember: async (world: World) => ({
      ...(await aboutNew(world)),
      body: { email: world.bea.user.email, role: 'viewer' } as const,
    }),
    changeMember: async (world: World) => ({ ...(await shared(world)), body: { role: 'viewer' } as const }),
    removeMember: shared,
    listInvitations: invited,
    changeInvitation: async (world: World) => ({
      ...(await invited(world)),
      body: { role: 'editor' } as const,
    }),
    withdrawInvitation: invited,
    readShareCode: withCode,
    createShareCode: aboutNew,
    revokeShareCode: withCode,
  }
}

export const sharing: Recipes<'sharing'> = sharingOf(aboutOne, '/api/documents')
export const snippetSharing: Recipes<'snippetSharing'> = sharingOf(aboutSnippet, '/api/snippets')

export const documentOwner: Recipes<'documentOwner'> = {
  async offer(world) {
    const { by, params } = await sharedWithBea(world, await aboutOne(world), '/api/documents')
    return { by, params: { id: params.id }, body: { userId: params.userId } }
  },
  decline: offeredToBea,
  take: offeredToBea,
}

/** A call of Bea about a document that Ada offers her. */
async function offeredToBea(world: World) {
  const { by, params } = await sharedWithBea(world, await aboutOne(world), '/api/documents')
  const { id, userId } = params
  succeeded(await by.send('PUT', `/api/documents/${id}/offer`, { body: { userId } }))
  return { by: world.bea.client, params: { id } }
}

/** A call of Ada about a new document with an invite link. */
async function aboutLinked(world: World) {
  const call = await aboutOne(world)
  const path = `/api/documents/${call.params.id}/invite-link`
  succeeded(await call.by.send('PUT', path, { body: { role: 'editor', days: 7 } }))
  return call
}

/** A call of Bea with the code of a link of Ada. */
async function withLink(world: World) {
  const { by, params } = await aboutLinked(world)
  const { json } = succeeded(await by.get(`/api/documents/${params.id}/invite-link`))
  const code = z.parse(inviteLinkAnswer, json).link?.code ?? ''
  return { by: world.bea.client, body: { code } }
}

export const inviteLinks: Recipes<'inviteLinks'> = {
  read: aboutLinked,
  change: async (world: World) => ({ ...(await aboutOne(world)), body: { role: 'editor', days: 30 } }),
  revoke: aboutLinked,
  open: withLink,
  join: withLink,
}

/** A call of Ada about a new snippet. */
async function aboutSnippet({ ada }: World): Promise<About> {
  const made = succeeded(await ada.client.post('/api/snippets', { title: 'Greeting', tags: ['mail'] }))
  return { by: ada.client, params: { id: z.parse(documentSummary, made.json).id } }
}

/** A call of Ada about a new snippet with a page. */
async function aboutShownSnippet(world: World) {
  const call = await aboutSnippet(world)
  const path = `/api/snippets/${call.params.id}/visibility`
  succeeded(await call.by.send('PUT', path, { body: { visibility: 'link' } }))
  return call
}

/** The page of a new snippet of Ada. */
export async function aboutSharedPage(world: World) {
  const { by, params } = await aboutShownSnippet(world)
  const shown = succeeded(await by.get(`/api/snippets/${params.id}/visibility`))
  return { by, code: z.parse(visibilityAnswer, shown.json).shareCode ?? '', targetId: params.id }
}

export const snippetVisibility: Recipes<'snippetVisibility'> = {
  read: aboutShownSnippet,
  change: async (world: World) => ({ ...(await aboutSnippet(world)), body: { visibility: 'public' } }),
  renew: aboutShownSnippet,
}

export const snippetCounts: Recipes<'snippetCounts'> = {
  use: async (world: World) => ({ ...(await aboutSnippet(world)), body: { act: 'use' } }),
  async shared(world) {
    const { code } = await aboutSharedPage(world)
    return { by: world.visitor(), body: { code, act: 'view' } }
  },
}

export const reports: Recipes<'reports'> = {
  async shared(world) {
    const { code } = await aboutSharedPage(world)
    return { by: world.visitor(), body: { code, reason: 'other', details: 'A copy of my text.' } }
  },
}

/** A call of Ada about a new snippet in the trash. */
async function aboutTrashedSnippet(world: World) {
  const call = await aboutSnippet(world)
  succeeded(await call.by.delete(`/api/snippets/${call.params.id}`))
  return call
}

export const snippets: Recipes<'snippets'> = {
  async list(world) {
    return { by: (await aboutSnippet(world)).by, query: { q: 'greet', tag: 'mail' } }
  },
  create: ({ ada }) => ({
    by: ada.client,
    body: { title: 'Greeting', tags: ['mail'], body: { type: 'doc', content: [{ type: 'paragraph' }] } },
  }),
  async duplicate(world) {
    const call = await aboutSnippet(world)
    await world.write(call.params, 'Hello.')
    return call
  },
  async duplicateShared(world) {
    const { code } = await aboutSharedPage(world)
    return { by: world.bea.client, body: { code } }
  },
  read: aboutSnippet,
  readText: aboutSnippet,
  rename: async (world: World) => ({
    ...(await aboutSnippet(world)),
    body: { title: 'Hello', addTags: ['a', 'b'], removeTags: ['mail'] },
  }),
  changeCheckSettings: async (world: World) => ({ ...(await aboutSnippet(world)), body: { language: 'de' } }),
  trash: aboutSnippet,
  restore: aboutTrashedSnippet,
  remove: aboutTrashedSnippet,
}

export const dashboard: Recipes<'dashboard'> = {
  read: ({ ada }) => ({ by: ada.client }),
  setTimeZone: ({ ada }) => ({ by: ada.client, body: { timeZone: 'Asia/Kolkata' } }),
}

import * as z from 'zod/mini'

import { writingChange } from '#schema/check-settings/settings.ts'
import { documentSummary } from '#schema/documents/contract.ts'
import { endpoint } from '#schema/endpoints/endpoint.ts'
import { documentsCreated, HOUR_S, MINUTE_S } from '#schema/endpoints/limits.ts'
import { idParams } from '#schema/shared/ids.ts'
import { sharedCopy, whichPage } from '#schema/sharing/shareCode.ts'
import {
  changeSnippet,
  createSnippet,
  listSnippets,
  snippetItem,
  snippetText,
} from '#schema/snippets/contract.ts'

/** Of an account, by whatever call. */
const created = { name: 'snippets', calls: 300, seconds: HOUR_S, per: 'user' } as const
const duplicated = [{ name: 'duplicate', calls: 20, seconds: MINUTE_S, per: 'user' }, created] as const

export const list = endpoint('GET /api/snippets', {
  summary: 'List or search the snippets a user can open, or their trash',
  access: 'user',
  query: listSnippets,
  limits: [{ name: 'snippet-lists', calls: 240, seconds: MINUTE_S, per: 'user' }],
  answer: z.array(snippetItem),
})

export const create = endpoint('POST /api/snippets', {
  summary: 'Create a snippet, empty or with a text',
  access: 'user',
  body: createSnippet,
  limits: [created],
  answer: documentSummary,
  status: 201,
})

/** Anyone who can open a snippet may copy it. The copy belongs to them. */
export const duplicate = endpoint('POST /api/snippets/:id/duplicate', {
  summary: 'Copy a snippet with its text and its tags',
  access: 'user',
  params: idParams,
  limits: duplicated,
  answer: documentSummary,
  status: 201,
})

/**
 * Of the page of a share code, for every user: its title and its text without images. The page may be one
 * of a document.
 */
export const duplicateShared = endpoint('POST /api/shared-snippets/duplicate', {
  summary: 'Copy the text on the page of a share code into a new snippet or document',
  access: 'user',
  body: whichPage,
  limits: [...duplicated, documentsCreated],
  answer: sharedCopy,
  status: 201,
})

export const read = endpoint('GET /api/snippets/:id', {
  summary: 'Read a snippet, without its body',
  access: 'user',
  params: idParams,
  answer: documentSummary,
})

/** Of a public snippet, for every user. */
export const readText = endpoint('GET /api/snippets/:id/text', {
  summary: 'Read the text of a snippet, at most 2 s old, to use it elsewhere',
  access: 'user',
  params: idParams,
  answer: snippetText,
})

export const rename = endpoint('PATCH /api/snippets/:id', {
  summary: 'Change the title and the tags of a snippet',
  access: 'user',
  params: idParams,
  body: changeSnippet,
  answer: documentSummary,
})

export const changeCheckSettings = endpoint('PATCH /api/snippets/:id/writing', {
  summary: 'Change the language of a snippet and how it is checked',
  access: 'user',
  params: idParams,
  body: writingChange,
  answer: documentSummary,
})

export const trash = endpoint('DELETE /api/snippets/:id', {
  summary: 'Move a snippet to the trash',
  access: 'user',
  params: idParams,
})

export const restore = endpoint('POST /api/snippets/:id/restore', {
  summary: 'Restore a snippet from the trash',
  access: 'user',
  params: idParams,
  answer: documentSummary,
})

export const remove = endpoint('DELETE /api/snippets/:id/permanently', {
  summary: 'Permanently delete a trashed snippet',
  access: 'user',
  params: idParams,
})

import * as z from 'zod/mini'

import { writingChange } from '#schema/check-settings/settings.ts'
import {
  createDocument,
  documentPlace,
  documentSummary,
  listDocuments,
  placeChange,
  renameDocument,
} from '#schema/documents/contract.ts'
import { endpoint } from '#schema/endpoints/endpoint.ts'
import { documentsCreated, MINUTE_S } from '#schema/endpoints/limits.ts'
import { idParams } from '#schema/shared/ids.ts'

/** A page at a time. The trash contains only the user's own documents. */
export const list = endpoint('GET /api/documents', {
  summary: 'List the documents a user can open, or their trash',
  access: 'user',
  query: listDocuments,
  answer: z.array(documentSummary),
})

export const create = endpoint('POST /api/documents', {
  summary: 'Create an empty document',
  access: 'user',
  body: createDocument,
  limits: [documentsCreated],
  answer: documentSummary,
  status: 201,
})

/** Anyone who can open a document may copy it. The copy belongs to them. */
export const duplicate = endpoint('POST /api/documents/:id/duplicate', {
  summary: 'Copy a document with its text',
  access: 'user',
  params: idParams,
  limits: [{ name: 'duplicate', calls: 20, seconds: MINUTE_S, per: 'user' }, documentsCreated],
  answer: documentSummary,
  status: 201,
})

export const read = endpoint('GET /api/documents/:id', {
  summary: 'Read a document, without its body',
  access: 'user',
  params: idParams,
  answer: documentSummary,
})

export const rename = endpoint('PATCH /api/documents/:id', {
  summary: 'Rename a document',
  access: 'user',
  params: idParams,
  body: renameDocument,
  answer: documentSummary,
})

export const changeCheckSettings = endpoint('PATCH /api/documents/:id/writing', {
  summary: 'Change how a document is checked',
  access: 'user',
  params: idParams,
  body: writingChange,
  answer: documentSummary,
})

/** The place is the user's own: other people in the document do not see it. */
export const place = endpoint('PATCH /api/documents/:id/place', {
  summary: 'Star a document, or move it to a folder',
  access: 'user',
  params: idParams,
  body: placeChange,
  answer: documentPlace,
})

export const trash = endpoint('DELETE /api/documents/:id', {
  summary: 'Move a document to the trash',
  access: 'user',
  params: idParams,
})

export const restore = endpoint('POST /api/documents/:id/restore', {
  summary: 'Restore a document from the trash',
  access: 'user',
  params: idParams,
  answer: documentSummary,
})

export const remove = endpoint('DELETE /api/documents/:id/permanently', {
  summary: 'Permanently delete a trashed document',
  access: 'user',
  params: idParams,
})

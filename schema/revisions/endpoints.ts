import * as z from 'zod/mini'

import { endpoint } from '#schema/endpoints/endpoint.ts'
import { MINUTE_S } from '#schema/endpoints/limits.ts'
import {
  contributors,
  contributorsQuery,
  currentBody,
  listRevisions,
  nameRevision,
  restoreAnswer,
  revision,
  revisionBody,
  revisionPage,
  revisionPending,
} from '#schema/revisions/contract.ts'
import { diffQuery, revisionDiff } from '#schema/revisions/diff.ts'
import { id, idParams } from '#schema/shared/ids.ts'

const params = z.object({ id, revisionId: id })

/** Each change stores a body permanently, or writes one. */
const changes = [{ name: 'revisions', calls: 20, seconds: MINUTE_S, per: 'user' }] as const

export const list = endpoint('GET /api/documents/:id/revisions', {
  summary: 'List the revisions of a document',
  access: 'user',
  params: idParams,
  query: listRevisions,
  answer: revisionPage,
})

export const read = endpoint('GET /api/documents/:id/revisions/:revisionId', {
  summary: 'Read a revision with its body',
  access: 'user',
  params,
  answer: revisionBody,
})

export const current = endpoint('GET /api/documents/:id/body', {
  summary: 'Read the stored text of a document, at most 2 s old',
  access: 'user',
  params: idParams,
  answer: currentBody,
})

export const contributions = endpoint('GET /api/documents/:id/contributors', {
  summary: 'List the other people who wrote in a document lately',
  access: 'user',
  params: idParams,
  query: contributorsQuery,
  answer: contributors,
})

/** Each comparison may take a second of CPU. */
export const compare = endpoint('GET /api/documents/:id/revisions/:revisionId/diff', {
  summary: 'Compare a revision with another, or with the current document',
  access: 'user',
  limits: [{ name: 'revision-diffs', calls: 60, seconds: MINUTE_S, per: 'user' }],
  params,
  query: diffQuery,
  answer: revisionDiff,
})

export const name = endpoint('POST /api/documents/:id/revisions', {
  summary: 'Save the current document as a named revision',
  access: 'user',
  limits: changes,
  params: idParams,
  body: nameRevision,
  answer: revision,
  status: 201,
  accepted: revisionPending,
})

export const restore = endpoint('POST /api/documents/:id/revisions/:revisionId/restore', {
  summary: 'Restore a revision',
  access: 'user',
  limits: changes,
  params,
  answer: restoreAnswer,
  accepted: revisionPending,
})

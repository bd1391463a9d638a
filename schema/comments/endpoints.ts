import * as z from 'zod/mini'

import {
  beginThread,
  begunThread,
  comment,
  commentList,
  commentThread,
  editComment,
  reply as replyRequest,
} from '#schema/comments/contract.ts'
import { endpoint } from '#schema/endpoints/endpoint.ts'
import { MINUTE_S } from '#schema/endpoints/limits.ts'
import { id, idParams } from '#schema/shared/ids.ts'

/** All changes to comments together. Each is sent to everyone who has the document open. */
const limits = [{ name: 'comments', calls: 60, seconds: MINUTE_S, per: 'user' }] as const
const threadParams = z.object({ id, threadId: id })
const commentParams = z.object({ id, commentId: id })

export const list = endpoint('GET /api/documents/:id/comments', {
  summary: 'List the comments on a document',
  access: 'user',
  params: idParams,
  answer: commentList,
})

export const begin = endpoint('POST /api/documents/:id/comments', {
  summary: 'Comment on a text of a document',
  access: 'user',
  limits,
  params: idParams,
  body: beginThread,
  answer: begunThread,
  status: 201,
})

export const reply = endpoint('POST /api/documents/:id/comments/:threadId/replies', {
  summary: 'Reply to a comment',
  access: 'user',
  limits,
  params: threadParams,
  body: replyRequest,
  answer: comment,
  status: 201,
})

export const edit = endpoint('PATCH /api/documents/:id/comments/:commentId', {
  summary: 'Edit an own comment',
  access: 'user',
  limits,
  params: commentParams,
  body: editComment,
  answer: comment,
})

export const remove = endpoint('DELETE /api/documents/:id/comments/:commentId', {
  summary: 'Delete a comment; the first one with its thread',
  access: 'user',
  limits,
  params: commentParams,
})

export const resolve = endpoint('PUT /api/documents/:id/comments/:threadId/resolution', {
  summary: 'Resolve a thread of comments',
  access: 'user',
  limits,
  params: threadParams,
  answer: commentThread,
})

export const reopen = endpoint('DELETE /api/documents/:id/comments/:threadId/resolution', {
  summary: 'Reopen a thread of comments',
  access: 'user',
  limits,
  params: threadParams,
  answer: commentThread,
})

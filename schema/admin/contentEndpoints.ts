import {
  adminContent,
  contentChange,
  contentPage,
  contentParams,
  contentPreview,
  contentQuery,
  contentRemoval,
  contentRestoration,
  newContent,
  previewedContent,
} from '#schema/admin/content.ts'
import { endpoint } from '#schema/endpoints/endpoint.ts'

const ADMIN = { roles: ['admin'] } as const

export const list = endpoint('GET /api/admin/content', {
  summary: 'List the texts of the site, drafts too: by position, then the newest first',
  access: ADMIN,
  query: contentQuery,
  answer: contentPage,
})

export const read = endpoint('GET /api/admin/content/:textId', {
  summary: 'Read a text of the site',
  access: ADMIN,
  params: contentParams,
  answer: adminContent,
})

export const create = endpoint('POST /api/admin/content', {
  summary: 'Write a new text of the site',
  access: ADMIN,
  body: newContent,
  answer: adminContent,
  status: 201,
})

export const change = endpoint('PUT /api/admin/content/:textId', {
  summary: 'Change a text of the site, publish it, or make it a draft',
  access: ADMIN,
  params: contentParams,
  body: contentChange,
  answer: adminContent,
})

export const restore = endpoint('POST /api/admin/content/:textId/restoration', {
  summary: 'Put a text back to the one that the installation came with',
  access: ADMIN,
  params: contentParams,
  body: contentRestoration,
  answer: adminContent,
})

export const remove = endpoint('DELETE /api/admin/content/:textId', {
  summary: 'Delete a text of the site that an administrator wrote',
  access: ADMIN,
  params: contentParams,
  query: contentRemoval,
})

export const preview = endpoint('POST /api/admin/content/preview', {
  summary: 'Read the HTML of Markdown as public pages show it',
  access: ADMIN,
  body: contentPreview,
  answer: previewedContent,
})

import * as z from 'zod/mini'

import { decide as decideRequest, decision, decisionList } from '#schema/corrections/decision.ts'
import { endpoint } from '#schema/endpoints/endpoint.ts'
import { id, idParams } from '#schema/shared/ids.ts'

export const list = endpoint('GET /api/documents/:id/decisions', {
  summary: 'List the decisions on corrections of a document',
  access: 'user',
  params: idParams,
  answer: decisionList,
})

export const decide = endpoint('POST /api/documents/:id/decisions', {
  summary: 'Dismiss a correction, or add a word',
  access: 'user',
  params: idParams,
  body: decideRequest,
  answer: decision,
})

export const undo = endpoint('DELETE /api/documents/:id/decisions/:decisionId', {
  summary: 'Undo a decision',
  access: 'user',
  params: z.object({ id, decisionId: id }),
})

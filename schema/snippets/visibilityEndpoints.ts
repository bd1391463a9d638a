import { endpoint } from '#schema/endpoints/endpoint.ts'
import { idParams } from '#schema/shared/ids.ts'
import { changeVisibility, visibilityAnswer, visibilityLimit } from '#schema/snippets/visibility.ts'

const path = '/api/snippets/:id/visibility'
const common = { access: 'user', params: idParams, answer: visibilityAnswer } as const
const limits = [visibilityLimit]

export const read = endpoint(`GET ${path}`, {
  ...common,
  summary: 'Read who may read a snippet, and the code of its page',
})

/** Making it private revokes its code. It gets another one when it is opened again. */
export const change = endpoint(`PUT ${path}`, {
  ...common,
  summary: 'Change who may read a snippet',
  body: changeVisibility,
  limits,
})

export const renew = endpoint('POST /api/snippets/:id/share-code/renewal', {
  ...common,
  summary: 'Revoke the share code of a snippet and create another one',
  limits,
})

import type { DocumentSummary } from '#schema/documents/contract.ts'
import type { NewSnippet } from '#schema/snippets/contract.ts'
import { create } from '#schema/snippets/endpoints.ts'

import { call } from './call.ts'
import { HttpError } from './httpError.ts'
import { requestKeys } from './requestKeys.ts'

type Fields = Omit<NewSnippet, 'id'>

/**
 * Creates a snippet, and returns it. If the answer is lost on the way, the next call with the same fields
 * returns the snippet of this one, unless it is an empty one that someone has written in.
 */
export async function createSnippet(fields: Fields): Promise<DocumentSummary> {
  const made = await createOnce(fields)
  const isNew = fields.body !== undefined || (made.words === 0 && made.revision === 1)
  return isNew ? made : createOnce(fields)
}

async function createOnce(fields: Fields): Promise<DocumentSummary> {
  const keys = requestKeys(create.route)
  try {
    const made = await call(create, { body: { ...fields, id: keys.keyFor(fields) } })
    keys.over()
    return made
  } catch (error) {
    // The server has taken back the snippet of this id: it had no text.
    // One that is only busy says when to try again.
    if (error instanceof HttpError && error.code === 'UNAVAILABLE' && !('retryAfter' in (error.body ?? {})))
      keys.over()
    else keys.failed(error)
    throw error
  }
}

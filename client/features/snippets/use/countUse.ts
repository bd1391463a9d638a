import { call } from '#client/shared/api/call.ts'
import { use } from '#schema/snippets/countEndpoints.ts'

/** Counts that a snippet was copied or used. A count that fails is no problem of the user. */
export function countUse(id: string, act: 'copy' | 'use'): void {
  call(use, { params: { id }, body: { act } }).catch(() => undefined)
}

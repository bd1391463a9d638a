import type { QueryClient } from '@tanstack/react-query'

import { call } from '#client/shared/api/call.ts'
import type { Body } from '#document/body.ts'
import { parseBody } from '#document/parse.ts'
import * as endpoints from '#schema/snippets/endpoints.ts'
import { variablesOf } from '#schema/snippets/variables.ts'

import { readAgainIfGone } from '../events.ts'

/** The text of a snippet with the variables that it asks for. */
export type UsableText = { id: string; title: string; body: Body; variables: ReturnType<typeof variablesOf> }

/**
 * Reads the newest text of a snippet. Throws if it is no body. If the snippet is gone, the lists that
 * had it are read again.
 */
export async function readText(queryClient: QueryClient, id: string): Promise<UsableText> {
  const reading = call(endpoints.readText, { params: { id } })
  reading.catch((error: unknown) => readAgainIfGone(queryClient, error))
  const { title, body } = await reading
  const parsed = parseBody(body)
  if (!parsed.ok) throw new Error(`The text of the snippet ${id} is not a body`)
  return { id, title, body: parsed.value, variables: variablesOf(parsed.value) }
}

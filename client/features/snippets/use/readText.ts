import { call } from '#client/shared/api/call.ts'
import type { Body } from '#document/body.ts'
import { parseBody } from '#document/parse.ts'
import * as endpoints from '#schema/snippets/endpoints.ts'
import { variablesOf } from '#schema/snippets/variables.ts'

/** The text of a snippet with the variables that it asks for. */
export type UsableText = { id: string; title: string; body: Body; variables: ReturnType<typeof variablesOf> }

/** Reads the newest text of a snippet. Throws if it is no body. */
export async function readText(id: string): Promise<UsableText> {
  const { title, body } = await call(endpoints.readText, { params: { id } })
  const parsed = parseBody(body)
  if (!parsed.ok) throw new Error(`The text of the snippet ${id} is not a body`)
  return { id, title, body: parsed.value, variables: variablesOf(parsed.value) }
}

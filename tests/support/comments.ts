import { randomUUID } from 'node:crypto'

import * as Y from 'yjs'
import type * as z from 'zod/mini'

import type { commentRange } from '#schema/body-commands/contract.ts'
import { begunThread, type BegunThread } from '#schema/comments/contract.ts'

import type { Person } from './factories.ts'
import { paragraphOf, RawClient } from './yclient.ts'

type Range = z.infer<typeof commentRange>

/** Returns a position in a shared text, as a page sends it. */
export const positionIn = (text: Y.XmlText, index: number): string =>
  Buffer.from(Y.encodeRelativePosition(Y.createRelativePositionFromTypeIndex(text, index, -1))).toString(
    'base64',
  )

/** Returns the range of the first words like that in the first paragraph, as a page sends it. */
export async function rangeOf({ target, client }: Person, document: string, quote: string): Promise<Range> {
  const reader = await RawClient.on(
    `${target.url.replace('http', 'ws')}/collab`,
    document,
    client.cookie,
  ).synced()
  const text = paragraphOf(reader.doc())
  const plain: string = text
    .toDelta()
    .map(({ insert }: { insert: string }) => insert)
    .join('')
  reader.end()
  const from = plain.indexOf(quote)
  return { start: positionIn(text, from), end: positionIn(text, from + quote.length), quote }
}

/** Begins a thread on words of the first paragraph. `said`: its text, and the ids of those it names. */
export async function commentOn(
  person: Person,
  document: string,
  quote: string,
  said: { text: string; mentions?: string[] } = { text: 'Why this?' },
): Promise<BegunThread> {
  const body = { id: randomUUID(), ...said, range: await rangeOf(person, document, quote) }
  const answer = await person.client.post(`/api/documents/${document}/comments`, body)
  if (answer.status !== 201) throw new Error(`Answered ${answer.status}: ${answer.text}`)
  return begunThread.parse(answer.json)
}

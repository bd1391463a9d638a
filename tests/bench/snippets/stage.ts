import type { Pool } from 'pg'
import type { z } from 'zod'

import type { commentRange } from '#schema/body-commands/contract.ts'
import { begunThread } from '#schema/comments/contract.ts'
import { documentSummary } from '#schema/documents/contract.ts'
import { Client } from '#tests/support/client.ts'
import { rangeOf } from '#tests/support/comments.ts'
import { putOn, signUp, type Person } from '#tests/support/factories.ts'
import { edit } from '#tests/support/revisions.ts'

import type { startTwice } from '../sync/servers/product.ts'
import { Screens } from './screens.ts'

export const PEOPLE = 200
/** Comments that there are before, which people react to. */
const THREADS = 25

export type Twice = Awaited<ReturnType<typeof startTwice>>
/** Someone with a client at each process. */
export type Member = { userId: string; clients: readonly [Client, Client] }
/** A comment that people react and reply to, and its place in the text. */
export type Target = { id: string; range: z.infer<typeof commentRange> }
export type Stage = {
  pool: Pool
  product: Twice
  members: readonly Member[]
  snippetId: string
  targets: readonly Target[]
  screens: Screens
}

const JOIN = `
  INSERT INTO document_members (document_id, user_id, role) SELECT $1, unnest($2::uuid[]), 'editor'
  ON CONFLICT DO NOTHING`

/** Signs people up, half of them with each process. */
export async function signUpPeople(product: Twice): Promise<Member[]> {
  const urls = product.children.map(({ port }) => `http://127.0.0.1:${port}`)
  const [first = '', second = ''] = urls
  const members: Member[] = []
  while (members.length < PEOPLE) {
    const { client, user } = await signUp({ url: first, databaseUrl: product.databaseUrl })
    const other = new Client(second, client.cookie)
    members.push({ userId: user.id, clients: members.length % 2 === 0 ? [client, other] : [other, client] })
  }
  return members
}

/** Creates a snippet with comments that all of them have open. */
export async function setStage(product: Twice, pool: Pool, members: readonly Member[]): Promise<Stage> {
  const url = `http://127.0.0.1:${product.children[0].port}`
  const owner = await signUp({ url, databaseUrl: product.databaseUrl })
  await putOn(owner.target, owner, 'pro')
  const snippet = documentSummary.parse(
    (await owner.client.post('/api/snippets', { title: 'Greeting' })).json,
  )
  await pool.query(JOIN, [snippet.id, members.map(({ userId }) => userId)])
  const access = {
    url: `${url.replace('http', 'ws')}/collab`,
    document: snippet.id,
    cookie: owner.client.cookie,
  }
  const words = Array.from({ length: THREADS }, (_, n) => `word${n}.`)
  await edit(access, text => text.insert(0, words.join(' ')))
  const targets: Target[] = []
  for (const word of words) targets.push(await begin(owner, snippet.id, word))
  const screens = new Screens()
  for (const { clients } of members)
    await screens.open(clients[0].url, clients[0].cookie, `document:${snippet.id}`)
  return { pool, product, members, snippetId: snippet.id, targets, screens }
}

async function begin(owner: Person, snippetId: string, quote: string): Promise<Target> {
  const range = await rangeOf(owner, snippetId, quote)
  const body = { id: crypto.randomUUID(), text: 'Why this?', range }
  const answer = await owner.client.post(`/api/documents/${snippetId}/comments`, body)
  if (answer.status !== 201) throw new Error(`Answered ${answer.status}: ${answer.text}`)
  return { id: begunThread.parse(answer.json).comment.id, range }
}

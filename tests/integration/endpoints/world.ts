import { randomUUID } from 'node:crypto'

import * as Y from 'yjs'
import * as z from 'zod/mini'

import { SYNC } from '#schema/collab/protocol.ts'
import { apiScope, createdApiKey } from '#schema/keys/contract.ts'
import { revision, type Revision } from '#schema/revisions/contract.ts'
import { signIn } from '#tests/support/accounts.ts'
import { Client, type Answer } from '#tests/support/client.ts'
import { createDocument, signUp, signUpOn, type Person } from '#tests/support/factories.ts'
import { LocalGoogle } from '#tests/support/google.ts'
import { until } from '#tests/support/patience.ts'
import { startProduct, type Product } from '#tests/support/product.ts'
import { startProvider } from '#tests/support/provider.ts'
import { inDatabase } from '#tests/support/queuedEmails.ts'
import { paragraphOf, RawClient } from '#tests/support/yclient.ts'

/** A product with Google and an AI provider, and the means to prepare calls. */
export type World = {
  product: Product
  google: LocalGoogle
  /** A user on the plan with all features. */
  ada: Person
  /** Another user on it. */
  bea: Person
  /** A client without a session. */
  visitor: () => Client
  /** A new user with a confirmed email address. */
  newcomer: () => Promise<Person>
  /** Ada in another browser. */
  elsewhere: () => Promise<Client>
  /** A user of a role. */
  withRole: (role: 'admin' | 'support') => Promise<Person>
  /** A new document of Ada. */
  document: () => Promise<{ id: string }>
  /** Adds a text to the body of one of Ada's documents. */
  write: (document: { id: string }, text: string) => Promise<void>
  /** Keeps the body of one of Ada's documents under a name. */
  name: (document: { id: string }, name: string) => Promise<Revision>
  /**
   * Sets the AI provider's next answer. By default, it finds nothing to correct, and the built-in
   * engine takes over other actions.
   */
  nextReply: (text: string) => void
  /** An API key of Ada with all scopes. */
  key: string
  close: () => Promise<void>
}

/** Starts the product and its users. */
export async function createWorld(): Promise<World> {
  const google = await LocalGoogle.start()
  const provider = await startProvider()
  const replies: string[] = []
  provider.reply(() => ({ text: replies.shift() ?? '{"corrections":[]}' }))
  const product = await startProduct({
    env: {
      ...google.env,
      AI_PROVIDER: 'openai-compatible',
      AI_MODEL: 'a-model',
      AI_BASE_URL: provider.url,
    },
  })
  google.serve(product.url)
  const [ada, bea] = [await signUpOn(product, 'pro'), await signUpOn(product, 'pro')]
  const scopes = apiScope.options
  const created = succeeded(await ada.client.post('/api/keys', { name: 'All scopes', scopes }))
  return {
    product,
    google,
    ada,
    bea,
    visitor: () => new Client(product.url),
    newcomer: () => signUpOn(product, 'free'),
    async elsewhere() {
      const client = new Client(product.url)
      succeeded(await signIn(client, ada.user.email))
      return client
    },
    async withRole(role) {
      const person = await signUp(product)
      await inDatabase(product, 'UPDATE users SET role = $2 WHERE id = $1', [person.user.id, role])
      return person
    },
    document: () => createDocument(ada),
    write: (document, text) => write(product, ada, document, text),
    async name(document, name) {
      const path = `/api/documents/${document.id}/revisions`
      return z.parse(revision, succeeded(await ada.client.post(path, { name })).json)
    },
    nextReply: text => replies.push(text),
    key: z.parse(createdApiKey, created.json).key,
    async close() {
      await product.dispose()
      await Promise.all([google.stop(), provider.close()])
    },
  }
}

/** Returns an answer, or throws unless it is a success. */
export function succeeded(answer: Answer): Answer {
  if (answer.status < 300) return answer
  throw new Error(`Answered ${answer.status}: ${answer.text.slice(0, 500)}`)
}

/** The header of a metered call. */
export const once = (): Record<string, string> => ({ 'Idempotency-Key': randomUUID() })

async function write(product: Product, { client }: Person, { id }: { id: string }, text: string) {
  const collab = `${product.url.replace('http', 'ws')}/collab`
  const writer = await RawClient.on(collab, id, client.cookie).synced()
  const doc = writer.doc()
  const before = Y.encodeStateVector(doc)
  paragraphOf(doc).insert(0, text)
  writer.sync(SYNC.update, Y.encodeStateAsUpdate(doc, before))
  await until(() => writer.acks.length === 1, 'acknowledged')
  writer.end()
}

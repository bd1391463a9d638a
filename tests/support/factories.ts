import { documentSummary, type DocumentSummary } from '#schema/documents/contract.ts'
import type { DocumentKind } from '#schema/documents/kinds.ts'
import type { PlanName } from '#schema/plans/contract.ts'
import type { GrantableRole } from '#schema/sharing/roles.ts'
import { user, type User } from '#schema/users/user.ts'

import { type Answer, Client } from './client.ts'
import { outputOf, outputOfBuilt } from './commands.ts'
import { inDatabase } from './queuedEmails.ts'

export const PASSWORD = 'a long enough password'

/** A signed-in user: the account at sign-up, and the client with the session. */
export type Person = { target: Target; client: Client; user: User }

/** A running product. Without `databaseUrl`, its data is in the embedded database of `dataDir`. */
export type Target = { url: string; databaseUrl: string; dataDir?: string }

let people = 0

/** Creates a signed-in account. */
export async function signUp(target: Target, fields: Record<string, unknown> = {}): Promise<Person> {
  const client = new Client(target.url)
  const number = ++people
  await succeed(
    client.post('/api/auth/signup', {
      firstName: 'Ada',
      lastName: `Number ${number}`,
      email: `ada.${number}.${Date.now()}@example.org`,
      password: PASSWORD,
      subscribeNewsletter: false,
      ...fields,
    }),
  )
  const answer = await succeed(client.get('/api/auth/user'))
  return { target, client, user: user.parse(answer.json) }
}

/** Creates an account on a plan with a confirmed address. */
export async function signUpOn(target: Target, plan: PlanName): Promise<Person> {
  const person = await signUp(target)
  await putOn(target, person, plan)
  return person
}

/** All kinds of users of a document. */
export type DocumentUsers = { owner: Person; editor: Person; viewer: Person; stranger: Person }

/** Creates an owner on a plan, and three others for {@link createShared}. */
export async function documentUsers(target: Target, plan: PlanName): Promise<DocumentUsers> {
  const owner = await signUpOn(target, plan)
  return { owner, editor: await signUp(target), viewer: await signUp(target), stranger: await signUp(target) }
}

/**
 * Confirms a new account's address and sets its plan directly in the rows, which is faster than the
 * command.
 */
export async function putOn(target: Target, { user: { id, email } }: Person, plan: PlanName): Promise<void> {
  if (target.databaseUrl === '') await grantTo(target, email, 'verified', 'plan', plan)
  else
    await inDatabase(
      target,
      `WITH put AS (
         UPDATE users SET plan_name = $2, email_verified_at = now(), revision = revision + 2
         WHERE id = $1 RETURNING id, nullif(plan_name, 'free') AS given
       )
       INSERT INTO subscriptions (user_id, given_plan) SELECT id, given FROM put
       WHERE given IS NOT NULL OR EXISTS (SELECT FROM subscriptions s WHERE s.user_id = put.id)
       ON CONFLICT (user_id) DO UPDATE SET given_plan = EXCLUDED.given_plan`,
      [id, plan],
    )
}

/** Confirms the account's address directly in the rows. */
export async function confirmAddress({ target, user: { id, email } }: Person): Promise<void> {
  if (target.databaseUrl === '') await grantTo(target, email, 'verified')
  else
    await inDatabase(
      target,
      'UPDATE users SET email_verified_at = now(), revision = revision + 1 WHERE id = $1 AND email_verified_at IS NULL',
      [id],
    )
}

/** Returns the path of the calls about a kind. */
export const callsOf = (kind: DocumentKind): string => `/api/${kind}s`

/** Creates a document, or a snippet, owned by the user. */
export async function createDocument(
  owner: Person,
  title = 'A letter',
  kind: DocumentKind = 'document',
): Promise<DocumentSummary> {
  const answer = await succeed(owner.client.post(callsOf(kind), { title }))
  return documentSummary.parse(answer.json)
}

/** Creates a snippet owned by the user. */
export async function createSnippet(owner: Person, title = 'A greeting'): Promise<DocumentSummary> {
  const answer = await succeed(owner.client.post('/api/snippets', { title }))
  return documentSummary.parse(answer.json)
}

/** Adds a member to the owner's document, with a confirmed address. The owner's plan must allow it. */
export async function share(
  owner: Person,
  { id, kind = 'document' }: { id: string; kind?: DocumentKind },
  other: Person,
  role: GrantableRole,
): Promise<void> {
  await confirmAddress(other)
  await succeed(owner.client.post(`${callsOf(kind)}/${id}/members`, { email: other.user.email, role }))
}

/** Creates a document of the owner that the editor may change and the viewer may read. */
export async function createShared(
  { owner, editor, viewer }: Omit<DocumentUsers, 'stranger'>,
  title?: string,
): Promise<DocumentSummary> {
  const document = await createDocument(owner, title)
  await share(owner, document, editor, 'editor')
  await share(owner, document, viewer, 'viewer')
  return document
}

const placeOf = ({ databaseUrl, dataDir }: Target) => ({
  DATABASE_URL: databaseUrl,
  DATABASE_ADMIN_URL: '',
  ...(dataDir && { DATA_DIR: dataDir }),
})

let granted: Promise<unknown> = Promise.resolve()

/**
 * Runs the command `grant`. Returns its output, or rejects with its error output. Not next to an
 * `apiServer` in the same process: both bind the api's models to their database.
 */
export function grantTo(target: Target, ...words: string[]): Promise<string> {
  const output = granted.then(async () => {
    // Most files need none of the api's modules.
    const { grant } = await import('../../scripts/cli/grant/command.ts')
    return outputOf(grant, words, placeOf(target))
  })
  granted = output.catch(() => undefined)
  return output
}

/** The same, built and in a separate process, as an operator runs it. */
export const grantAsOperator = (target: Target, ...words: string[]): Promise<string> =>
  outputOfBuilt('grant', words, placeOf(target))

/** Runs the command `refund` in this process, as {@link grantTo} does. */
export function refundBy(target: Target, ...words: string[]): Promise<string> {
  const output = granted.then(async () => {
    const { refund } = await import('../../scripts/cli/refund/command.ts')
    return outputOf(refund, words, placeOf(target))
  })
  granted = output.catch(() => undefined)
  return output
}

async function succeed(call: Promise<Answer>): Promise<Answer> {
  const answer = await call
  if (answer.status >= 300) throw new Error(`Answered ${answer.status}: ${answer.text}`)
  return answer
}

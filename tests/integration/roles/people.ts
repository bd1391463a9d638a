import { Client } from '#tests/support/client.ts'
import { confirmAddress, signUp, signUpOn, type Person } from '#tests/support/factories.ts'
import type { Product } from '#tests/support/product.ts'
import { inDatabase } from '#tests/support/queuedEmails.ts'

import type { Column } from './table.ts'

/** Everyone who calls about the owner's text, weakest first, with their column of the table. */
export const CALLERS = {
  'a visitor': 'visitor',
  'a suspended editor': 'visitor',
  'a stranger': 'other',
  'a removed editor': 'other',
  'a waiting editor': 'other',
  'a viewer': 'viewer',
  'an editor who became a viewer': 'viewer',
  'a commenter': 'commenter',
  'a suggester': 'suggester',
  'an editor': 'editor',
  'the owner': 'owner',
} as const satisfies Record<string, Column>
export type Caller = keyof typeof CALLERS

/** Roles at first. */
export const FIRST_ROLES = {
  'a suspended editor': 'editor',
  'a removed editor': 'editor',
  'a waiting editor': 'editor',
  'a viewer': 'viewer',
  'an editor who became a viewer': 'editor',
  'a commenter': 'commenter',
  'a suggester': 'suggester',
  'an editor': 'editor',
} as const satisfies Partial<Record<Caller, string>>

/** A caller: the account, if there is one, and the client. */
export type Called = { client: Client; userId: string | null }

export type People = {
  callers: Record<Caller, Called>
  owner: Person
  /** An owner whose plan will be lowered. */
  lowered: Person
  /** A member of every text, whom calls are about. */
  member: Person
  /** A user who is in no text. */
  newcomer: Person
}

/** Signs everyone up. */
export async function signUpAll(product: Product): Promise<People> {
  const called = async (isConfirmed = true): Promise<Called> => {
    const person = await signUp(product)
    if (isConfirmed) await confirmAddress(person)
    return { client: person.client, userId: person.user.id }
  }
  const owner = await signUpOn(product, 'pro')
  const suspended = await called()
  await inDatabase(product, 'UPDATE users SET suspended_at = now() WHERE id = $1', [suspended.userId])
  // The session ends with the first call after that, and sends its cookie then.
  await suspended.client.get('/api/auth/user')
  const [member, newcomer] = [await signUp(product), await signUp(product)]
  for (const person of [member, newcomer]) await confirmAddress(person)
  return {
    callers: {
      'a visitor': { client: new Client(product.url), userId: null },
      'a suspended editor': suspended,
      'a stranger': await called(),
      'a removed editor': await called(),
      'a waiting editor': await called(false),
      'a viewer': await called(),
      'an editor who became a viewer': await called(),
      'a commenter': await called(),
      'a suggester': await called(),
      'an editor': await called(),
      'the owner': { client: owner.client, userId: owner.user.id },
    },
    owner,
    lowered: await signUpOn(product, 'pro'),
    member,
    newcomer,
  }
}

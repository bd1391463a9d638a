import type { Transaction } from 'sequelize'
import { z } from 'zod'

import { changeUser } from '#api/features/users/service.ts'
import { query } from '#api/kit/query.ts'
import { queueForStranger } from '#api/services/outbound-email/queue.ts'
import type { NewsletterAct } from '#schema/newsletter/contract.ts'

const found = z.object({ email: z.string() })
const user = z.object({ id: z.string() })

/**
 * Stores an address, in the spelling of `mailboxKey`, that waits for its confirmation, and asks for that by
 * email. One that is subscribed gets an email too, with the link to unsubscribe.
 */
export async function subscribe(
  tx: Transaction,
  email: string,
  links: Readonly<Record<NewsletterAct, string>>,
): Promise<void> {
  const waiting = await query(
    tx,
    found,
    `INSERT INTO newsletter_subscriptions AS s (email) VALUES ($1)
     ON CONFLICT (email) DO UPDATE SET created_at = now() WHERE s.confirmed_at IS NULL
     RETURNING email`,
    [email],
  )
  await queueForStranger(
    tx,
    email,
    waiting.length > 0
      ? { kind: 'newsletter-confirm', firstName: '', link: links.confirm }
      : { kind: 'newsletter-subscribed', firstName: '', link: links.unsubscribe },
  )
}

/** Confirms an address. Returns whether it is subscribed then: not if its time to confirm is over. */
export async function confirm(tx: Transaction, email: string): Promise<boolean> {
  const confirmed = await query(
    tx,
    found,
    `UPDATE newsletter_subscriptions SET confirmed_at = coalesce(confirmed_at, now())
     WHERE email = $1 RETURNING email`,
    [email],
  )
  return confirmed.length > 0
}

/** Deletes an address, also as the choice of the user who has it. */
export async function unsubscribe(tx: Transaction, email: string): Promise<void> {
  await query(tx, found, 'DELETE FROM newsletter_subscriptions WHERE email = $1 RETURNING email', [email])
  const [owner] = await query(
    tx,
    user,
    'SELECT id FROM users WHERE lower(email) = $1 AND subscribe_newsletter',
    [email],
  )
  if (owner) await changeUser(tx, owner.id, row => (row.subscribeNewsletter = false))
}

/** Deletes the address of a user who wants no newsletter, or leaves. */
export async function forgetAddressOf(tx: Transaction, userId: string): Promise<void> {
  await query(
    tx,
    found,
    `DELETE FROM newsletter_subscriptions
     WHERE email = (SELECT lower(email) FROM users WHERE id = $1) RETURNING email`,
    [userId],
  )
}

const PAGE = 1000

/** Returns the next confirmed addresses in their order, of visitors and of users, each once. */
export const listAddresses = (after: string): Promise<z.infer<typeof found>[]> =>
  query(
    null,
    found,
    `(SELECT email FROM newsletter_subscriptions WHERE confirmed_at IS NOT NULL AND email > $1
      ORDER BY email LIMIT ${PAGE})
     UNION
     (SELECT lower(email) AS email FROM users
      WHERE subscribe_newsletter AND email_verified_at IS NOT NULL AND suspended_at IS NULL
        AND lower(email) > $1
      ORDER BY lower(email) LIMIT ${PAGE})
     ORDER BY email LIMIT ${PAGE}`,
    [after],
  )

/** Deletes addresses that were not confirmed for a week. */
export async function cleanUpSubscriptions(): Promise<void> {
  await query(
    null,
    z.unknown(),
    `DELETE FROM newsletter_subscriptions
     WHERE confirmed_at IS NULL AND created_at < now() - interval '7 days'`,
  )
}

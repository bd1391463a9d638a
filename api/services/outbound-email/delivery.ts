import type { Environment } from '#platform/env.ts'

/**
 * The destination of emails: the SMTP server; the mailbox page, when the product runs for one
 * person on their own machine; or none yet, so that they wait.
 */
export type Delivery = 'smtp' | 'mailbox' | 'none'

const OWN_MACHINE = new Set(['localhost', '127.0.0.1', '[::1]'])

/** Returns whether a host name can only mean this machine. */
export const isOwnMachine = (hostname: string): boolean => OWN_MACHINE.has(hostname)

/** Returns how this process delivers emails. */
export function deliveryOf(env: Environment): Delivery {
  if (env.SMTP_URL !== undefined) return 'smtp'
  const isPublic = env.PUBLIC_URL !== undefined && !isOwnMachine(new URL(env.PUBLIC_URL).hostname)
  return env.DATABASE_URL === undefined && env.ROLE === 'all' && !isPublic ? 'mailbox' : 'none'
}

/** The sender of emails, in two parts: a comma in the name would turn one sender into two. */
export type From = { name: string; address: string }

/** Returns the sender of this installation's emails. */
export function senderOf({ MAIL_FROM, PUBLIC_URL }: Environment): From {
  const host = PUBLIC_URL === undefined ? 'localhost' : new URL(PUBLIC_URL).hostname
  if (MAIL_FROM === undefined) return { name: 'Bluepencil', address: `no-reply@${host}` }
  const [, name = '', address = MAIL_FROM] = /^([^<]*)<(.*)>$/.exec(MAIL_FROM) ?? []
  return { name: name.trim().replace(/^"(.*)"$/, '$1'), address }
}

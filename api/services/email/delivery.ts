import type { Environment } from '#platform/env.ts'

/**
 * Where mail goes: to the SMTP server; to the mailbox page, when the product runs for one person on the machine before
 * them; or nowhere yet, and it waits.
 */
export type Delivery = 'smtp' | 'mailbox' | 'none'

const OWN_MACHINE = new Set(['localhost', '127.0.0.1', '[::1]'])

/** Whether a host name, as URLs have it, can only be this machine. */
export const isOwnMachine = (hostname: string): boolean => OWN_MACHINE.has(hostname)

/** How this process delivers. */
export function deliveryOf(env: Environment): Delivery {
  if (env.SMTP_URL !== undefined) return 'smtp'
  const isPublic = env.PUBLIC_URL !== undefined && !isOwnMachine(new URL(env.PUBLIC_URL).hostname)
  return env.DATABASE_URL === undefined && env.ROLE === 'all' && !isPublic ? 'mailbox' : 'none'
}

/** Who mails come from, in two parts: a comma in the name would make two senders of it. */
export type From = { name: string; address: string }

/** Who the mails of this installation come from. */
export function senderOf({ MAIL_FROM, PUBLIC_URL }: Environment): From {
  const host = PUBLIC_URL === undefined ? 'localhost' : new URL(PUBLIC_URL).hostname
  if (MAIL_FROM === undefined) return { name: 'Bluepencil', address: `no-reply@${host}` }
  const [, name = '', address = MAIL_FROM] = /^([^<]*)<(.*)>$/.exec(MAIL_FROM) ?? []
  return { name: name.trim().replace(/^"(.*)"$/, '$1'), address }
}

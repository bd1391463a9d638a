import { AsyncLocalStorage } from 'node:async_hooks'

import type { Request } from 'express'
import type { Transaction } from 'sequelize'

/** What is logged because an account's security may hang on it. docs/security.md says what each means. */
export type SecurityEvent =
  | 'signed-up'
  | 'signed-in'
  | 'first-factor-given'
  | 'sign-in-failed'
  | 'code-failed'
  | 'signed-out'
  | 'identity-proved'
  | 'identity-not-proved'
  | 'session-ended'
  | 'other-sessions-ended'
  | 'email-confirmed'
  | 'email-changed'
  | 'password-changed'
  | 'reset-mailed'
  | 'google-changed'
  | 'second-factor-changed'
  | 'recovery-codes-replaced'
  | 'recovery-code-used'
  | 'role-changed'
  | 'suspension-changed'
  | 'deletion-changed'
  | 'key-made'
  | 'key-revoked'
  | 'data-exported'

/** Beside the event: never a secret, an address, or what somebody wrote. */
type More = { by?: 'password' | 'google'; role?: string; on?: boolean; key?: string }

const current = new AsyncLocalStorage<Request>()

/** Runs the handling of a request: what is logged meanwhile names it. */
export const duringRequest = <T>(request: Request, work: () => T): T => current.run(request, work)

/** Logs an event of an account (null: nobody's), at level info. Outside of a request, as in an operator's command, it does nothing. */
export function logSecurity(event: SecurityEvent, user: string | null, more: More = {}): void {
  const request = current.getStore()
  request?.log.info({ security: event, request: request.id, user, ...more }, 'security')
}

/** The same, once the transaction is committed, and only then. */
export function logSecurityOf(tx: Transaction, event: SecurityEvent, user: string, more: More = {}): void {
  tx.afterCommit(() => logSecurity(event, user, more))
}

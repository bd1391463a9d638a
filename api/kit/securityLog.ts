import { AsyncLocalStorage } from 'node:async_hooks'

import type { Request } from 'express'
import type { Transaction } from 'sequelize'

/** Events that concern an account's security. docs/security.md explains each. */
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
  | 'reset-emailed'
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

/** Details of an event. They never contain secrets, addresses or users' text. */
type More = { by?: 'password' | 'google'; role?: string; on?: boolean; key?: string }

const current = new AsyncLocalStorage<Request>()

/** Runs a request's handler, so that log entries made meanwhile name the request. */
export const duringRequest = <T>(request: Request, work: () => T): T => current.run(request, work)

/**
 * Logs an event of an account at level info; null means no account. Does nothing outside of
 * requests, such as in the operator's commands.
 */
export function logSecurity(event: SecurityEvent, user: string | null, more: More = {}): void {
  const request = current.getStore()
  request?.log.info({ security: event, request: request.id, user, ...more }, 'security')
}

/** Logs an event after the transaction has committed. */
export function logSecurityOf(tx: Transaction, event: SecurityEvent, user: string, more: More = {}): void {
  tx.afterCommit(() => logSecurity(event, user, more))
}

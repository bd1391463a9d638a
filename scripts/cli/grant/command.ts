import { parseArgs } from 'node:util'

import type { Transaction } from 'sequelize'
import { z } from 'zod'

import { disableTotp } from '#api/features/auth/secondFactor.ts'
import { endSessionsOf } from '#api/features/auth/sessions.ts'
import { openWaiting } from '#api/features/sharing/waiting.ts'
import { givePlan } from '#api/features/subscriptions/service.ts'
import type { Account } from '#api/features/users/account.ts'
import { UserModel } from '#api/features/users/model.ts'
import { findByEmail, requireAnotherAdmin } from '#api/features/users/queries.ts'
import { changeRole, changeUser } from '#api/features/users/service.ts'
import { actorOf, audit, type AuditedRecord } from '#api/services/audit/audit.ts'
import { grantBonus } from '#api/services/metering/service.ts'
import type { Environment } from '#platform/env.ts'
import { OperatorError } from '#platform/operatorError.ts'
import type { AuditAct } from '#schema/audit/contract.ts'
import { planName } from '#schema/plans/contract.ts'
import { AppError } from '#schema/shared/errors.ts'
import { userRole } from '#schema/users/user.ts'

import { changing } from '../change.ts'
import type { Command } from '../operator.ts'

const USAGE = `Usage: npm run grant -- EMAIL plan free|premium|pro
       npm run grant -- EMAIL role user|support|admin [--force]
       npm run grant -- EMAIL bonus NUMBER [--reason TEXT] [--expires YYYY-MM-DD]
       npm run grant -- EMAIL verified                 (confirms the email address)
       npm run grant -- EMAIL one-factor               (removes a lost authenticator app)
       npm run grant -- EMAIL signed-out               (ends all sessions)
Changes can be combined: npm run grant -- EMAIL verified plan pro`

/** A change to an account, and the message for its success. */
type Grant = {
  done: string
  /** The entry of the audit. */
  act: AuditAct
  after?: AuditedRecord
  reason?: string
  /** May return another message. */
  run: (tx: Transaction, userId: string) => Promise<string | void>
  /** Set: grants rights over others, which only a person with a proven email should get. */
  privileged?: true
  /** Set: takes the rights of an administrator, of whom one stays. */
  demotes?: true
}
type Order = { email: string; grants: Grant[]; force: boolean }

const MAX_BONUS = 1_000_000
const bonusAmount = z.coerce.number().int().min(1).max(MAX_BONUS)

function readOrder(args: string[]): Order {
  const { positionals, values } = readArguments(args)
  const [email, ...words] = positionals
  if (!email || words.length === 0) throw new OperatorError(USAGE)
  if (!words.includes('bonus') && (values.reason !== undefined || values.expires !== undefined))
    throw new OperatorError(`--reason and --expires require a bonus.\n${USAGE}`)
  if (!words.includes('role') && values.force) throw new OperatorError(`--force requires a role.\n${USAGE}`)
  const grants: Grant[] = []
  while (words.length > 0) grants.push(readGrant(words, values))
  return { email, grants, force: values.force ?? false }
}

/** Removes and returns the next grant on the command line. */
function readGrant(words: string[], values: { reason?: string; expires?: string }): Grant {
  const what = words.shift()
  const plain = what === undefined ? undefined : PLAIN[what]
  if (plain) return plain
  const value = words.shift() ?? ''
  switch (what) {
    case 'plan': {
      const plan = oneOf(planName, value, 'plan')
      return {
        done: `is on the plan ${plan}`,
        act: 'user.plan',
        after: { given: plan },
        async run(tx, userId) {
          const counts = await givePlan(tx, userId, { given: plan })
          if (counts === plan) return
          return `was given ${plan === 'free' ? 'no plan' : `the plan ${plan}`}, but has paid for the plan ${counts}`
        },
      }
    }
    case 'role': {
      const role = oneOf(userRole, value, 'role')
      const run = (tx: Transaction, userId: string) => changeRole(tx, userId, role)
      return {
        done: `has the role ${role}`,
        act: 'user.role',
        after: { role },
        run,
        ...(role !== 'user' && { privileged: true }),
        ...(role !== 'admin' && { demotes: true }),
      }
    }
    case 'bonus':
      return bonus(value, values.reason, values.expires)
    default:
      throw new OperatorError(`"${what}" cannot be granted.\n${USAGE}`)
  }
}

/** Grants without arguments. */
const PLAIN: Record<string, Grant> = {
  verified: {
    done: 'has a confirmed address',
    act: 'user.confirmed',
    run: async (tx, userId) => {
      await changeUser(tx, userId, user => {
        user.emailVerifiedAt ??= new Date()
      })
      await openWaiting(tx, userId)
    },
  },
  'one-factor': { done: 'signs in without an authenticator app', act: 'user.oneFactor', run: turnAppOff },
  'signed-out': {
    done: 'is signed out everywhere',
    act: 'user.signedOut',
    run: (tx, userId) => endSessionsOf(tx, userId),
  },
}

/** Ends all sessions too: an attacker may have the password but not the app. */
async function turnAppOff(tx: Transaction, userId: string): Promise<void> {
  const user = await UserModel.findByPk(userId, { transaction: tx, rejectOnEmpty: true })
  await disableTotp(tx, user)
  await endSessionsOf(tx, userId)
}

function readArguments(args: string[]) {
  try {
    return parseArgs({
      args,
      allowPositionals: true,
      options: { reason: { type: 'string' }, expires: { type: 'string' }, force: { type: 'boolean' } },
    })
  } catch (error) {
    throw new OperatorError(`${error instanceof Error ? error.message : String(error)}\n${USAGE}`)
  }
}

function oneOf<T extends string>(
  words: z.core.$ZodType<T> & { options: T[] },
  given: string,
  what: string,
): T {
  const parsed = z.safeParse(words, given)
  if (parsed.success) return parsed.data
  throw new OperatorError(`There is no ${what} "${given}"; use one of ${words.options.join(', ')}.`)
}

function bonus(given: string, reason = 'Granted by an operator', expires?: string): Grant {
  const parsed = bonusAmount.safeParse(given)
  if (!parsed.success)
    throw new OperatorError(`A bonus is a whole number from 1 to ${MAX_BONUS}, not "${given}".`)
  const amount = parsed.data
  const expiresAt = expires === undefined ? null : endOfDay(expires)
  return {
    done: `has ${amount} more bonus queries${expires === undefined ? '' : ` until the end of ${expires} (UTC)`}`,
    act: 'user.bonus',
    after: { amount, expires: expires ?? null },
    reason,
    run: (tx, userId) => grantBonus(tx, { userId, amount, reason, expiresAt }),
  }
}

/** A bonus is valid until the end of its last day, UTC. */
function endOfDay(day: string): Date {
  if (!z.iso.date().safeParse(day).success)
    throw new OperatorError(`"${day}" is not a date of the form YYYY-MM-DD.`)
  const end = new Date(`${day}T23:59:59.999Z`)
  if (end < new Date()) throw new OperatorError(`${day} is already over.`)
  return end
}

const carryOut = ({ email, grants, force }: Order, env: Environment): Promise<string> =>
  changing(env, async tx => {
    const user = await findByEmail(email, tx)
    if (user === null) throw new OperatorError(`There is no account with the email ${email}.`)
    if (!force) requireProof(user, grants)
    if (grants.some(({ demotes }) => demotes)) await requireAnother(tx, user)
    const done: string[] = []
    const subject = { kind: 'user', id: user.id, name: actorOf(user).name } as const
    for (const { run, done: said, act, after, reason } of grants) {
      done.push((await run(tx, user.id)) ?? said)
      await audit(tx, { act, actor: null, subject, after: after ?? null, reason: reason ?? null })
    }
    return `${user.email} ${done.join(' and ')}.`
  })

/** Throws if the account is the last administrator. Before the account is locked. */
async function requireAnother(tx: Transaction, { id }: Account): Promise<void> {
  try {
    await requireAnotherAdmin(tx, id)
  } catch (error) {
    throw error instanceof AppError ? new OperatorError(error.message) : error
  }
}

/** Anyone may sign up with an address of another person, until its owner proves it. */
function requireProof({ email, emailVerifiedAt }: Account, grants: Grant[]): void {
  const isProved = emailVerifiedAt !== null || grants.some(grant => grant === PLAIN['verified'])
  if (isProved || !grants.some(({ privileged }) => privileged)) return
  throw new OperatorError(
    `${email} never confirmed this address, so another person may have signed up with it. Nothing was changed.
Ask for the confirmation first. If you know whose account it is, add "verified", which confirms it, or --force.`,
  )
}

/** Changes an account as an operator asks. */
export const grant: Command = async (args, env) => carryOut(readOrder(args), env)

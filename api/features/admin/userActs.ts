import type { Transaction } from 'sequelize'

import { cancelDeletion, requestDeletion } from '#api/features/account/deletionRequest.ts'
import { changeProfile } from '#api/features/account/profile.ts'
import { lockActing, type Acting } from '#api/features/auth/acting.ts'
import { endSessionsOf } from '#api/features/auth/sessions.ts'
import { requireMailbox } from '#api/features/auth/signUpProblem.ts'
import { requestEmailChange } from '#api/features/auth/verification.ts'
import { givePlan, readSubscription } from '#api/features/subscriptions/service.ts'
import type { Account } from '#api/features/users/account.ts'
import { lockAccount, noAccount, readAccount, requireAnotherAdmin } from '#api/features/users/queries.ts'
import { changeRole, changeUser } from '#api/features/users/service.ts'
import { t } from '#api/kit/messages.ts'
import type { Urls } from '#api/kit/urls.ts'
import { actorOf, audit, type Audited } from '#api/services/audit/audit.ts'
import { grantBonus, takeBonus, usageOf } from '#api/services/metering/service.ts'
import type { BonusAct, PlanAct, ProfileAct } from '#schema/admin/userActs.ts'
import { AppError } from '#schema/shared/errors.ts'
import type { UserRole } from '#schema/users/user.ts'

import { takeKey } from './actKeys.ts'

/** An act on a user, and the revision that the actor saw. */
export type Act = Acting & { userId: string; revision: number }
type Recorded = Pick<Audited, 'act' | 'before' | 'after' | 'reason'>

/**
 * Does an act under the user's lock, and adds what it has done to the audit. It raises the revision, so
 * that a repeated call is stale. Throws NOT_FOUND, and CONFLICT for another revision.
 */
async function onUser(
  tx: Transaction,
  { actor, sessionId, requestId, userId, revision }: Act,
  change: (user: Account) => Promise<Recorded | readonly Recorded[]>,
): Promise<void> {
  const { user } = await lockActed(tx, { actor, sessionId, userId }, ['admin'])
  if (user.revision !== revision) throw new AppError('CONFLICT', t('admin.changedMeanwhile'))
  const recorded = await change(user)
  const after = await lockAccount(tx, userId)
  if (after?.revision === revision) await changeUser(tx, userId, () => undefined)
  for (const entry of [recorded].flat()) await record(tx, { actor, requestId, user, ...entry })
}

/** Locks the actor and the user, and returns them. Throws FORBIDDEN or NOT_FOUND. */
async function lockActed(
  tx: Transaction,
  act: Pick<Act, 'actor' | 'sessionId' | 'userId'>,
  roles: readonly UserRole[],
): Promise<{ actor: Account; user: Account }> {
  const { actor, user } = await lockActing(tx, act, roles)
  if (user === null) throw noAccount()
  return { actor, user }
}

type Entry = Recorded & { actor: Account; requestId: string; user: Account }

const record = (tx: Transaction, { actor, user, ...entry }: Entry): Promise<void> =>
  audit(tx, {
    actor: actorOf(actor),
    subject: { kind: 'user', id: user.id, name: actorOf(user).name },
    ...entry,
  })

/** Changes the names and the allowance of voice commands. */
export const changeProfileOf = (
  tx: Transaction,
  act: Act,
  { firstName, lastName, voiceCommandsAllowed }: Omit<ProfileAct, 'revision'>,
): Promise<void> =>
  onUser(tx, act, async user => {
    const done: Recorded[] = []
    if (firstName !== user.firstName || lastName !== user.lastName) {
      await changeProfile(tx, user.id, { firstName, lastName })
      const before = { firstName: user.firstName, lastName: user.lastName }
      done.push({ act: 'user.names', before, after: { firstName, lastName } })
    }
    if (voiceCommandsAllowed !== user.voiceCommandsAllowed) {
      await changeUser(tx, user.id, found => {
        found.voiceCommandsAllowed = voiceCommandsAllowed
      })
      const before = { voiceCommandsAllowed: user.voiceCommandsAllowed }
      done.push({ act: 'user.voice', before, after: { voiceCommandsAllowed } })
    }
    return done
  })

/** Sends a link to a new address, which changes the email once it is opened. */
export const changeEmailOf = (
  tx: Transaction,
  act: Act,
  { email, urls }: { email: string; urls: Urls },
): Promise<void> =>
  onUser(tx, act, async user => {
    const mailbox = requireMailbox(email)
    if (mailbox === user.email)
      throw new AppError('VALIDATION', t('admin.alreadyPending'), {
        fields: { email: t('admin.alreadyPending') },
      })
    await requestEmailChange(tx, user, mailbox, urls)
    return { act: 'user.email', before: { email: user.email }, after: { pendingEmail: mailbox } }
  })

/** Changes the role. One administrator always stays. */
export async function changeRoleOf(tx: Transaction, act: Act, role: UserRole): Promise<void> {
  if (role !== 'admin') await requireAnotherAdmin(tx, act.userId)
  await onUser(tx, act, async user => {
    // Another person may have signed up with the address.
    if (role !== 'user' && user.emailVerifiedAt === null)
      throw new AppError('CONFLICT', t('admin.unconfirmed'))
    await changeRole(tx, user.id, role)
    return { act: 'user.role', before: { role: user.role }, after: { role } }
  })
}

/** Grants a plan for nothing up to the end of a day, or without an end; `free` takes it away. */
export const givePlanTo = (
  tx: Transaction,
  act: Act,
  { plan, lastDay, reason }: Omit<PlanAct, 'revision'>,
): Promise<void> =>
  onUser(tx, act, async user => {
    const until = lastDay === null ? null : new Date(`${lastDay}T23:59:59.999Z`)
    if (until && until <= new Date())
      throw new AppError('VALIDATION', t('admin.untilPassed'), {
        fields: { lastDay: t('admin.untilPassed') },
      })
    const before = await plansOf(tx, user.id)
    const counts = await givePlan(tx, user.id, { given: plan, until })
    return {
      act: 'user.plan',
      before: { plan: user.planName, ...before },
      after: { plan: counts, ...(await plansOf(tx, user.id)) },
      reason,
    }
  })

/** Returns the plan that is given to a user, and its last day. */
async function plansOf(tx: Transaction, userId: string) {
  const { givenPlan, givenUntil } = await readSubscription(userId, new Date(), tx)
  return { given: givenPlan, lastDay: givenUntil?.slice(0, 10) ?? null }
}

/** Grants bonus queries, or takes back some that are left. A repeated call with a key does nothing. */
export async function giveBonusTo(
  tx: Transaction,
  act: Act,
  { amount, reason, key }: Omit<BonusAct, 'revision'> & { key: string | undefined },
): Promise<void> {
  const { actor, userId } = act
  // The revision is not that of the first call.
  const request = ['bonus', userId, amount, reason]
  if (key !== undefined && !(await takeKey(tx, { actorId: actor.id, key, request }))) return
  await onUser(tx, act, async () => {
    const left = async () => (await usageOf(tx, userId)).bonusRemaining
    const before = { bonus: await left() }
    if (amount > 0) await grantBonus(tx, { userId, amount, reason, expiresAt: null })
    else {
      const taken = await takeBonus(tx, { userId, amount: -amount, reason })
      if (taken < -amount)
        throw new AppError('VALIDATION', t('admin.noBonus', { left: taken }), {
          fields: { amount: t('admin.noBonus', { left: taken }) },
        })
    }
    return { act: 'user.bonus', before, after: { bonus: await left() }, reason }
  })
}

type Wanted = { is: boolean; reason: string }

/** Suspends a user, who is signed out at once, or ends that. */
export async function suspendUser(tx: Transaction, act: Act, { is, reason }: Wanted): Promise<void> {
  if (is) {
    requireAnother(act)
    await requireAnotherAdmin(tx, act.userId)
  }
  await onUser(tx, act, async user => {
    await changeUser(tx, user.id, found => {
      found.suspendedAt = is ? (found.suspendedAt ?? new Date()) : null
    })
    if (is) await endSessionsOf(tx, user.id)
    return {
      act: is ? 'user.suspended' : 'user.restored',
      before: { suspended: user.suspendedAt !== null },
      after: { suspended: is },
      reason,
    }
  })
}

/** Schedules the deletion of a user in two weeks, as the user could, or cancels it. */
export async function deleteUser(
  tx: Transaction,
  act: Act,
  { is, reason, urls }: Wanted & { urls: Urls },
): Promise<void> {
  if (is) {
    requireAnother(act)
    await requireAnotherAdmin(tx, act.userId)
  }
  await onUser(tx, act, async user => {
    if (is) await requestDeletion(tx, user, urls)
    else await cancelDeletion(tx, user.id)
    const dateOf = ({ deleteAt }: Account) => ({ deleteAt: deleteAt?.toISOString() ?? null })
    return {
      act: is ? 'user.deleted' : 'user.deletionCanceled',
      before: dateOf(user),
      after: dateOf(await readAccount(user.id, tx)),
      reason,
    }
  })
}

const requireAnother = ({ actor, userId }: Act): void => {
  if (actor.id === userId) throw new AppError('CONFLICT', t('admin.ownAccount'))
}

/** Ends all sessions of a user. Support may do so for users, administrators for everyone. */
export async function signOutUser(
  tx: Transaction,
  { actor, sessionId, requestId, userId }: Omit<Act, 'revision'>,
): Promise<void> {
  const { actor: now, user } = await lockActed(tx, { actor, sessionId, userId }, ['admin', 'support'])
  if (now.role !== 'admin' && user.role !== 'user') throw new AppError('FORBIDDEN', t('admin.staffOnly'))
  await endSessionsOf(tx, userId)
  await record(tx, { actor, requestId, user, act: 'user.signedOut' })
}

import type { Transaction } from 'sequelize'

import { readPlan } from '#api/features/plans/queries.ts'
import type { Account } from '#api/features/users/account.ts'
import { pendingEmailOf, readAccount } from '#api/features/users/queries.ts'
import { countersOf } from '#api/services/metering/service.ts'
import { voiceAllowed } from '#schema/plans/rules.ts'
import type { User } from '#schema/users/user.ts'

/** Returns the user as their own client reads it, with their usage. */
export async function presentUser(user: Account, tx: Transaction | null = null): Promise<User> {
  return {
    id: user.id,
    firstName: user.firstName,
    lastName: user.lastName,
    email: user.email,
    profileImageUrl: user.profileImageUrl,
    role: user.role,
    subscriptionPlan: user.planName,
    ...(await countersOf(user.id, tx)),
    voiceCommandsAllowed: voiceAllowed(user.voiceCommandsAllowed, await readPlan(user.planName, tx)),
    voiceCommandsEnabled: user.voiceCommandsEnabled,
    voiceLanguage: user.voiceLanguage,
    currency: user.currency,
    dialect: user.dialect,
    subscribeNewsletter: user.subscribeNewsletter,
    emailVerified: user.emailVerifiedAt !== null,
    pendingEmail: await pendingEmailOf(user.id, tx),
    hasPassword: user.passwordHash !== null,
    googleLinked: user.googleSubject !== null,
    totpEnabled: user.totpEnabledAt !== null,
    deleteAt: user.deleteAt?.toISOString() ?? null,
    createdAt: user.createdAt.toISOString(),
    revision: user.revision,
  }
}

/** Returns the user as {@link presentUser} does, after a change. Throws NOT_FOUND. */
export const readUser = async (userId: string): Promise<User> => presentUser(await readAccount(userId))

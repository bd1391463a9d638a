import * as z from 'zod/mini'

import { NAME_MAX } from '#schema/auth/signUp.ts'
import { issueKey } from '#schema/messages/issueKey.ts'
import { planName } from '#schema/plans/contract.ts'
import { EMAIL_MAX } from '#schema/shared/email.ts'
import { userRole } from '#schema/users/user.ts'

import { actReason as reason, shownRevision as revision } from './acts.ts'

export const BONUS_MAX = 100_000

const name = z.string().check(z.trim(), z.minLength(1, issueKey('nameMissing')), z.maxLength(NAME_MAX))

/** PATCH /api/admin/users/:userId. `voiceCommandsAllowed` null: the plan decides. */
export const profileAct = z.strictObject({
  revision,
  firstName: name,
  lastName: name,
  voiceCommandsAllowed: z.nullable(z.boolean()),
})
export type ProfileAct = z.infer<typeof profileAct>

/** PUT /api/admin/users/:userId/email: sends a link to the new address, which changes it. */
export const emailAct = z.strictObject({
  revision,
  email: z.string().check(z.trim(), z.minLength(1, issueKey('emailMissing')), z.maxLength(EMAIL_MAX)),
})

/** PUT /api/admin/users/:userId/role */
export const roleAct = z.strictObject({ revision, role: userRole })

/** PUT /api/admin/users/:userId/plan: a plan for nothing, up to the end of a day (UTC). Null: without an end. */
export const planAct = z.strictObject({ revision, plan: planName, lastDay: z.nullable(z.iso.date()), reason })
export type PlanAct = z.infer<typeof planAct>

/** POST /api/admin/users/:userId/bonus: queries that are granted (+) or taken back (−). */
export const bonusAct = z.strictObject({
  revision,
  amount: z.int(issueKey('bonusInvalid')).check(
    z.minimum(-BONUS_MAX, issueKey('bonusInvalid')),
    z.maximum(BONUS_MAX, issueKey('bonusInvalid')),
    z.refine(amount => amount !== 0, issueKey('bonusInvalid')),
  ),
  reason,
})
export type BonusAct = z.infer<typeof bonusAct>

/** PUT /api/admin/users/:userId/suspension and …/deletion. */
export const suspensionAct = z.strictObject({ revision, suspended: z.boolean(), reason })
export const deletionAct = z.strictObject({ revision, deleted: z.boolean(), reason })

import type { HttpError } from '#client/shared/api/httpError.ts'
import type { Plan, PlanName } from '#schema/plans/contract.ts'
import { featureLock, requiredPlan } from '#schema/plans/rules.ts'

const cheapest = (plans: readonly Plan[]): Plan | undefined =>
  plans.toSorted((a, b) => a.priceINR - b.priceINR)[0]

/** What to say to an owner whose plan cannot share; null when it can. */
export function sharingLock(own: PlanName, plans: readonly Plan[]): string | null {
  if (plans.find(plan => plan.name === own)?.allowCollaborativeWriting !== false) return null
  const required = requiredPlan('allowCollaborativeWriting', plans)
  const lock = featureLock('allowCollaborativeWriting', required)
  if (required === null) return lock
  return `${lock} It allows up to ${required.documentPeople} people in each. You can join documents that others share.`
}

/** What to say when an answer names a limit of the plan; null for any other answer. */
export function refusedByPlan(error: HttpError, own: PlanName, plans: readonly Plan[]): string | null {
  switch (error.code) {
    case 'FEATURE_NOT_IN_PLAN':
      return sharingLock(own, plans) ?? error.body?.message ?? null
    case 'TOO_MANY_MEMBERS': {
      const limit = plans.find(plan => plan.name === own)?.documentPeople ?? 0
      const plan = cheapest(plans.filter(({ documentPeople }) => documentPeople > limit))
      const more = plan ? ` ${plan.displayName} has room for ${plan.documentPeople}.` : ''
      return `${error.body?.message ?? 'The document is full.'}${more}`
    }
    default:
      return null
  }
}

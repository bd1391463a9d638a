import type { HttpError } from '#client/shared/api/httpError.ts'
import { translator } from '#client/shared/messages/translator.ts'
import type { DocumentKind } from '#schema/documents/kinds.ts'
import { plans } from '#schema/messages/en/plans.ts'
import { sharing } from '#schema/messages/en/sharing.ts'
import type { Plan, PlanName } from '#schema/plans/contract.ts'
import { requiredPlan } from '#schema/plans/rules.ts'

const t = translator(sharing)
const tPlans = translator(plans)

const cheapest = (plans: readonly Plan[]): Plan | undefined =>
  plans.toSorted((a, b) => a.priceINR - b.priceINR)[0]

/** Returns the message for an owner whose plan cannot share, or null if it can. */
export function sharingLock(
  own: PlanName,
  plans: readonly Plan[],
  kind: DocumentKind = 'document',
): string | null {
  if (plans.find(plan => plan.name === own)?.allowCollaborativeWriting !== false) return null
  const required = requiredPlan('allowCollaborativeWriting', plans)
  const feature =
    kind === 'snippet'
      ? tPlans('snippet.allowCollaborativeWriting')
      : tPlans('features.allowCollaborativeWriting')
  if (required === null) return tPlans('lock.inNone', { feature })
  const lock = tPlans('lock.needed', { feature, plan: required.displayName })
  return t(`locked.${kind}`, { lock, people: required.documentPeople })
}

/** Returns the message for an error about a limit of the plan, or null for any other error. */
export function refusedByPlan(
  error: HttpError,
  own: PlanName,
  plans: readonly Plan[],
  kind: DocumentKind = 'document',
): string | null {
  switch (error.code) {
    case 'FEATURE_NOT_IN_PLAN':
      return error.body?.message ?? null
    case 'TOO_MANY_MEMBERS': {
      // One that is no longer sold is not among them.
      const limit = plans.find(plan => plan.name === own)?.documentPeople ?? Infinity
      const plan = cheapest(plans.filter(({ documentPeople }) => documentPeople > limit))
      const reason = error.body?.message ?? t(`full.${kind}`)
      return plan ? t('nextPlan', { reason, plan: plan.displayName, people: plan.documentPeople }) : reason
    }
    default:
      return null
  }
}

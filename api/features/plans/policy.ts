import type { Transaction } from 'sequelize'

import { readPlan, readPlans } from '#api/features/plans/queries.ts'
import { translator } from '#api/kit/messages.ts'
import type { DocumentKind } from '#schema/documents/kinds.ts'
import { plans } from '#schema/messages/en/plans.ts'
import type { Plan, PlanFeature, PlanName } from '#schema/plans/contract.ts'
import { requiredPlan } from '#schema/plans/rules.ts'
import { AppError } from '#schema/shared/errors.ts'

const t = translator(plans)

/**
 * Returns the user's plan if it has the feature. Throws FEATURE_NOT_IN_PLAN, which names the
 * cheapest plan with it. `kind`: of the text that it is wanted for.
 */
export async function requireFeature(
  user: { planName: PlanName },
  feature: PlanFeature,
  tx: Transaction | null = null,
  kind: DocumentKind = 'document',
): Promise<Plan> {
  const own = await readPlan(user.planName, tx)
  if (own[feature]) return own
  const required = requiredPlan(feature, await readPlans(tx))
  throw new AppError('FEATURE_NOT_IN_PLAN', lockText(feature, required, kind), {
    details: { feature, requiredPlan: required?.name ?? null },
  })
}

/** Returns the text for a user whose plan lacks a feature: it names the plan that includes it. */
export function lockText(
  feature: PlanFeature,
  required: Plan | null,
  kind: DocumentKind = 'document',
): string {
  const name =
    kind === 'snippet' && feature === 'allowCollaborativeWriting'
      ? t(`snippet.${feature}`)
      : t(`features.${feature}`)
  return required === null
    ? t('lock.inNone', { feature: name })
    : t('lock.needed', { feature: name, plan: required.displayName })
}

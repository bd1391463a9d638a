import type { Transaction } from 'sequelize'

import { readPlan, readPlans } from '#api/features/plans/queries.ts'
import type { Plan, PlanFeature, PlanName } from '#schema/plans/contract.ts'
import { requiredPlan } from '#schema/plans/rules.ts'
import { AppError } from '#schema/shared/errors.ts'

/** What a person without the feature reads; the plan that has it follows. */
const PART_OF: Record<PlanFeature, string> = {
  sentimentAnalysis: 'Sentiment analysis is part of',
  spamChecker: 'The spam checker is part of',
  fontPairing: 'Font pairing is part of',
  allowCollaborativeWriting: 'Inviting people to your documents is part of',
  voiceCommands: 'Voice commands are part of',
  achievementSystem: 'Achievements are part of',
  prioritySupport: 'Priority support is part of',
}

/** The user's plan, when it has the feature. Throws FEATURE_NOT_IN_PLAN, naming the cheapest plan that has it. */
export async function requireFeature(
  user: { planName: PlanName },
  feature: PlanFeature,
  tx: Transaction | null = null,
): Promise<Plan> {
  const own = await readPlan(user.planName, tx)
  if (own[feature]) return own
  const plans = await readPlans(tx)
  const needed = requiredPlan(feature, plans)
  const title = plans.find(plan => plan.name === needed)?.displayName
  const where = title === undefined ? 'no plan at present' : `the ${title} plan`
  throw new AppError('FEATURE_NOT_IN_PLAN', `${PART_OF[feature]} ${where}.`, {
    details: { feature, requiredPlan: needed },
  })
}

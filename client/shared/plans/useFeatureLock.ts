import { useCurrentUser } from '#client/shared/api/currentUser.ts'
import { usePlans } from '#client/shared/api/plans.ts'
import { translator } from '#client/shared/messages/translator.ts'
import { plans as messages } from '#schema/messages/en/plans.ts'
import type { PlanFeature } from '#schema/plans/contract.ts'
import { requiredPlan } from '#schema/plans/rules.ts'

const t = translator(messages)

/**
 * Returns why the user's plan does not allow a feature, or null if it does. Null also until the
 * plans are loaded: the server decides in any case.
 */
export function useFeatureLock(feature: PlanFeature): string | null {
  const { subscriptionPlan } = useCurrentUser()
  const plans = usePlans()
  if (plans?.find(({ name }) => name === subscriptionPlan)?.[feature] !== false) return null
  const required = requiredPlan(feature, plans)
  const name = t(`features.${feature}`)
  return required === null
    ? t('lock.inNone', { feature: name })
    : t('lock.needed', { feature: name, plan: required.displayName })
}

import type { Plan } from '#schema/plans/contract.ts'
import { AppError } from '#schema/shared/errors.ts'

/** Throws TOO_MANY_MEMBERS when a document with so many people, the owner included, is full on the owner's plan. */
export function requireRoom(people: number, plan: Plan): void {
  if (people < plan.documentPeople) return
  throw new AppError(
    'TOO_MANY_MEMBERS',
    `On the ${plan.displayName} plan a document can have up to ${plan.documentPeople} people, you included.`,
    { details: { limit: plan.documentPeople } },
  )
}

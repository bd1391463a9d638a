import { t } from '#api/kit/messages.ts'
import type { DocumentKind } from '#schema/documents/kinds.ts'
import type { Plan } from '#schema/plans/contract.ts'
import { AppError } from '#schema/shared/errors.ts'
import { mayManage, type Role } from '#schema/sharing/roles.ts'

/** Throws TOO_MANY_MEMBERS if the owner's plan allows no more people, the owner included. */
export function requireRoom(people: number, plan: Plan, kind: DocumentKind): void {
  if (people < plan.documentPeople) return
  throw new AppError(
    'TOO_MANY_MEMBERS',
    t(`sharing.full.${kind}`, { plan: plan.displayName, people: plan.documentPeople }),
    { details: { limit: plan.documentPeople } },
  )
}

/** Throws FORBIDDEN unless the role may share the document. */
export function requireOwner(held: Role, kind: DocumentKind): void {
  if (!mayManage(held)) throw new AppError('FORBIDDEN', t(`sharing.ownerOnly.${kind}`))
}

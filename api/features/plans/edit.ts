import type { Transaction } from 'sequelize'

import { PlanModel } from '#api/features/plans/model.ts'
import { t } from '#api/kit/messages.ts'
import { publish } from '#api/kit/outbox/publish.ts'
import { adminPlan, planProblem, type AdminPlan, type PlanEdit } from '#schema/admin/plans.ts'
import { planFeature, type PlanName } from '#schema/plans/contract.ts'
import { planChanged } from '#schema/plans/events.ts'
import { adminRoom, siteRoom } from '#schema/rooms/room.ts'
import { AppError } from '#schema/shared/errors.ts'

const present = (row: PlanModel): AdminPlan => adminPlan.parse(row.get({ plain: true }))

/** Returns all plans as they are stored, cheapest first. */
export const readStoredPlans = async (): Promise<AdminPlan[]> =>
  (await PlanModel.findAll({ order: ['priceINR', 'id'] })).map(present)

/**
 * Changes a plan, and announces it. Orders that were made keep the price of their moment. Throws VALIDATION
 * for values that do not go together, and CONFLICT for another revision. Returns the plan before and after.
 */
export async function editPlan(
  tx: Transaction,
  name: PlanName,
  { revision, reason: _reason, flags, ...values }: PlanEdit,
): Promise<{ before: AdminPlan; after: AdminPlan }> {
  const row = await PlanModel.findOne({
    where: { name },
    transaction: tx,
    lock: tx.LOCK.NO_KEY_UPDATE,
    rejectOnEmpty: true,
  })
  const before = present(row)
  if (before.revision !== revision) throw new AppError('CONFLICT', t('admin.changedMeanwhile'))
  const problem = planProblem(name, values)
  if (problem) {
    const message = t(`plans.${problem.code}`)
    throw new AppError('VALIDATION', message, { fields: { [problem.field]: message } })
  }
  const known: ReadonlySet<string> = new Set(planFeature.options)
  // A flag of a newer version stays.
  const kept = before.flags.filter(flag => !known.has(flag))
  row.set({ ...values, flags: [...new Set(flags), ...kept], revision: revision + 1 })
  await row.save({ transaction: tx })
  await publish(tx, planChanged, {
    key: before.id,
    revision: revision + 1,
    value: { name },
    rooms: [adminRoom, siteRoom],
  })
  return { before, after: present(row) }
}

import type { Transaction } from 'sequelize'

import { PlanModel } from '#api/features/plans/model.ts'
import { presentPlan } from '#api/features/plans/present.ts'
import type { Plan, PlanName } from '#schema/plans/contract.ts'

/** Returns the plans on offer, cheapest first. */
export async function readPlans(tx: Transaction | null = null): Promise<Plan[]> {
  const rows = await PlanModel.findAll({
    where: { active: true },
    order: ['priceINR', 'id'],
    transaction: tx,
  })
  return rows.map(presentPlan)
}

/** Returns the plan with that name, also if it is no longer on offer. */
export async function readPlan(name: PlanName, tx: Transaction | null = null): Promise<Plan> {
  const row = await PlanModel.findOne({ where: { name }, transaction: tx })
  if (row === null) throw new Error(`There is no plan ${name}.`)
  return presentPlan(row)
}

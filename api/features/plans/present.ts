import type { PlanModel } from '#api/features/plans/model.ts'
import { planRow, type Plan } from '#schema/plans/contract.ts'
import { planOf } from '#schema/plans/rules.ts'

/** Returns a row as a plan. */
export const presentPlan = (row: PlanModel): Plan => planOf(planRow.parse(row.get({ plain: true })))

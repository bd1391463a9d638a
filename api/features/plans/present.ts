import type { PlanModel } from '#api/features/plans/model.ts'
import { plan, type Plan } from '#schema/plans/contract.ts'

/** A plan's row as it crosses the wire. */
export const presentPlan = (row: PlanModel): Plan => plan.parse(row.get({ plain: true }))

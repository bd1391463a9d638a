import { readPlans } from '#api/features/plans/queries.ts'
import { implement } from '#api/kit/implement.ts'
import { list } from '#schema/plans/endpoints.ts'

/** The plans, readable by everyone. */
export const planRoutes = () => [implement(list)(() => readPlans())]

import { readPlans } from '#api/features/plans/queries.ts'
import { implement } from '#api/kit/implement.ts'
import * as endpoints from '#schema/plans/endpoints.ts'

export const planRoutes = () => [implement(endpoints.list, () => readPlans())]

import { implement } from '#api/kit/implement.ts'
import { usageOf } from '#api/services/metering/service.ts'
import * as endpoints from '#schema/usage/endpoints.ts'

export const usageRoutes = () => [implement(endpoints.read, ({ user }) => usageOf(null, user.id))]

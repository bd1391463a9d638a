import { implement } from '#api/kit/implement.ts'
import { usageOf } from '#api/services/metering/service.ts'
import { read } from '#schema/usage/endpoints.ts'

export const usageRoutes = () => [implement(read)(({ user }) => usageOf(null, user.id))]

import { readStorage } from '#api/features/storage/service.ts'
import { implement } from '#api/kit/implement.ts'
import type { ApiContext } from '#api/services/context.ts'
import { read } from '#schema/storage/endpoints.ts'

/** How much storage a user's documents take. */
export const storageRoutes = ({ env }: ApiContext) => [
  implement(read)(({ user }) => readStorage(user.id, env.RATE_LIMIT_FACTOR)),
]

import type { Logger } from '#platform/logger.ts'
import type { ApiScope } from '#schema/keys/contract.ts'
import type { UserRole } from '#schema/users/user.ts'

declare global {
  namespace Express {
    /** What kit knows of the signed-in user. The feature `users` merges the whole account into this. */
    interface User {
      id: string
      role: UserRole
    }
    interface Request {
      /** Names the request in its log lines and in the answer to an internal error. */
      id: string
      log: Logger
      /** The key that a call of the public API was made with. */
      apiKey?: { id: string; scopes: ApiScope[] }
    }
  }
}

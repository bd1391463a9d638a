import type { Logger } from '#platform/logger.ts'
import type { ApiScope } from '#schema/keys/contract.ts'
import type { UserRole } from '#schema/users/user.ts'

declare global {
  namespace Express {
    /**
     * The properties of the signed-in user that kit needs. The feature `users` merges the account
     * into this.
     */
    interface User {
      id: string
      role: UserRole
    }
    interface Request {
      /** Identifies the request in the log and in the answer to an internal error. */
      id: string
      log: Logger
      /** The pattern of the path, such as `/api/documents/:id`. Absent if the path is unknown. */
      routePattern?: string
      /** When an event stream began, in milliseconds of `performance.now()`. */
      streamedAt?: number
      /** The API key of a call to the public API. */
      apiKey?: { id: string; scopes: ApiScope[] }
    }
  }
}

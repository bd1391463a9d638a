import type { UserModel } from '#api/features/users/model.ts'
import type { Logger } from '#platform/logger.ts'
import type { ApiScope } from '#schema/keys/contract.ts'

declare global {
  namespace Express {
    interface User extends UserModel {}
    interface Request {
      /** Names the request in its log lines and in an internal error's answer. */
      id: string
      log: Logger
      /** The key that a call of the public API came with. */
      apiKey?: { id: string; scopes: ApiScope[] }
    }
  }
}

import type { UserModel } from '#api/features/auth/model.ts'

declare global {
  namespace Express {
    interface User extends UserModel {}
    interface Request {
      /** Names the request in its log lines and in an internal error's answer. */
      id: string
    }
  }
}

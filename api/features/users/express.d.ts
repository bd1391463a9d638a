import type { UserModel } from '#api/features/users/model.ts'

declare global {
  namespace Express {
    // The row of the signed-in user, for every handler.
    interface User extends UserModel {}
  }
}

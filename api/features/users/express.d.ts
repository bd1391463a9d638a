import type { Account } from '#api/features/users/account.ts'

declare global {
  namespace Express {
    // The account of the signed-in user, for every handler.
    interface User extends Account {}
  }
}

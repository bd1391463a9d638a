import type { UserModel } from '#api/features/users/model.ts'

/** A user's row, as other features hold it. Only this feature reads and writes the table. */
export type Account = UserModel

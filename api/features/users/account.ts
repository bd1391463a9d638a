import type { InferAttributes } from 'sequelize'

import type { UserModel } from '#api/features/users/model.ts'

/** The fields that a change of an account may set. */
export type AccountFields = InferAttributes<UserModel>

/** An account as it was read. Only this feature writes accounts: see `changeUser`. */
export type Account = Readonly<AccountFields>

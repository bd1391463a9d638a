import type { UserRole } from '#schema/users/user.ts'

import type { Row } from './row.ts'

/** Returns whether a page is there for a user with that role, or for a visitor (null). */
export function isOpenTo({ access }: Pick<Row, 'access'>, role: UserRole | null): boolean {
  switch (access) {
    case 'public':
    case 'visitor':
    case 'user':
      return true
    case 'support':
      return role === 'support' || role === 'admin'
    case 'admin':
      return role === 'admin'
    case 'admin sign-in':
      return role !== 'user'
    default:
      return access satisfies never
  }
}

import { decidesForAll, type Role } from '#schema/sharing/roles.ts'

/**
 * Users may undo their own decisions. Decisions for everyone may be undone by roles that decide for
 * everyone.
 */
export const mayTakeBack = (held: Role, forAll: boolean): boolean => !forAll || decidesForAll(held)

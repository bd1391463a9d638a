import { decidesForAll, type Role } from '#schema/sharing/roles.ts'

/** What counts for everybody is taken back by those who decide for everybody; anybody takes back what is only his own. */
export const mayTakeBack = (held: Role, forAll: boolean): boolean => !forAll || decidesForAll(held)

import * as z from 'zod/mini'

/**
 * What a person may be in a document, strongest first. `suggester` and `commenter` are part of the order,
 * so that a comparison written today stays right when they can be given.
 */
export const role = z.enum(['owner', 'editor', 'suggester', 'commenter', 'viewer'])
export type Role = z.infer<typeof role>

/** Roles an owner can give to somebody. */
export const grantableRole = z.enum(['editor', 'viewer'])
export type GrantableRole = z.infer<typeof grantableRole>

/** True when `held` allows at least what `needed` allows. */
export const atLeast = (held: Role, needed: Role): boolean =>
  role.options.indexOf(held) <= role.options.indexOf(needed)

/** May change the body. */
export const mayWrite = (held: Role): boolean => atLeast(held, 'editor')
/** A decision on a correction counts for everybody in the document; below, only for oneself. */
export const decidesForAll = (held: Role): boolean => atLeast(held, 'suggester')
/** May rename the document. */
export const mayRename = (held: Role): boolean => atLeast(held, 'editor')
/** May share, trash and restore the document. */
export const mayManage = (held: Role): boolean => held === 'owner'

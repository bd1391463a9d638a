import * as z from 'zod/mini'

/** A user's roles in a document, strongest first. */
export const role = z.enum(['owner', 'editor', 'suggester', 'commenter', 'viewer'])
export type Role = z.infer<typeof role>

/** Roles that an owner can grant. */
export const grantableRole = z.enum(['editor', 'suggester', 'commenter', 'viewer'])
export type GrantableRole = z.infer<typeof grantableRole>

/** Returns whether `held` has at least the permissions of `needed`. */
export const atLeast = (held: Role, needed: Role): boolean =>
  role.options.indexOf(held) <= role.options.indexOf(needed)

/** Returns whether the role may change the body. */
export const mayWrite = (held: Role): boolean => atLeast(held, 'editor')
/** Returns whether the role may suggest changes of the body. */
export const maySuggest = (held: Role): boolean => atLeast(held, 'suggester')
/** Returns whether the role may write comments. */
export const mayComment = (held: Role): boolean => atLeast(held, 'commenter')
/**
 * Returns whether decisions on corrections apply to everyone in the document. Otherwise they apply
 * only to the user.
 */
export const decidesForAll = (held: Role): boolean => atLeast(held, 'suggester')
/** Returns whether the role may rename the document. */
export const mayRename = (held: Role): boolean => atLeast(held, 'editor')
/** Returns whether the role may share, trash and restore the document. */
export const mayManage = (held: Role): boolean => held === 'owner'

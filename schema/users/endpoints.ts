import { endpoint } from '#schema/endpoints/endpoint.ts'
import { HOUR_S } from '#schema/endpoints/limits.ts'
import { done } from '#schema/shared/done.ts'
import { user } from '#schema/users/user.ts'

// Called by every page of the workspace. Separate from the other account calls, so that pages load
// only this.

export const current = endpoint('GET /api/auth/user', {
  summary: 'Read the signed-in user',
  access: 'user',
  answer: user,
})

export const resendVerification = endpoint('POST /api/auth/verification', {
  summary: "Send the link that confirms the user's email address again",
  access: 'user',
  limits: [{ name: 'verification', calls: 5, seconds: HOUR_S, per: 'user' }],
  answer: done,
})

export const signOut = endpoint('POST /api/auth/signout', {
  summary: 'Sign out',
  access: 'public',
  answer: done,
})

/** Signs out by a plain link, for pages that cannot run scripts or reach the server. */
export const signOutByLink = endpoint('GET /api/logout', {
  summary: 'Sign out and return to the home page',
  access: 'public',
  redirect: true,
})

import { matchRoute } from '#schema/site/matchRoute.ts'

/** Whether a path is that of an invite link, which people open before they have an account. */
export const isInvited = (path: string): boolean => matchRoute(path)?.route.screen === 'invite-link'

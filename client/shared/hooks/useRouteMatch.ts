import { useMemo } from 'react'
import { useLocation } from 'wouter'

import { matchRoute, type RouteMatch } from '#schema/site/matchRoute.ts'

/** Returns the page that the address has for a visitor or for a user, or null when there is none. */
export function useRouteMatch(who: 'visitor' | 'user' = 'user'): RouteMatch | null {
  const [path] = useLocation()
  return useMemo(() => matchRoute(path, who), [path, who])
}

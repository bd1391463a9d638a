import { useMemo } from 'react'
import { useLocation } from 'wouter'

import { matchRoute, type RouteMatch } from '#schema/site/matchRoute.ts'

/** Returns the page of the address, or null when there is none. */
export function useRouteMatch(): RouteMatch | null {
  const [path] = useLocation()
  return useMemo(() => matchRoute(path), [path])
}

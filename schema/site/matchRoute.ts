import { ROUTES, type SiteRoute } from './routes.ts'

/** The page of a path. */
export type RouteMatch = {
  route: SiteRoute
  params: Readonly<Record<string, string | undefined>>
  /** Whether the parameters look like real ones; otherwise the server answers 404. */
  wellFormed: boolean
}

const patterns = ROUTES.flatMap((route: SiteRoute) =>
  [route.path, ...route.aliases].map(path => ({ route, pattern: patternOf(path) })),
)

/**
 * Returns the page that a path has for a visitor or for a user, with or without a trailing slash, or
 * null when there is none.
 */
export function matchRoute(path: string, who: 'visitor' | 'user' = 'user'): RouteMatch | null {
  for (const { route, pattern } of who === 'visitor' ? forVisitors : forUsers) {
    const match = pattern.exec(path)
    if (!match) continue
    const params: RouteMatch['params'] = { ...match.groups }
    // An optional parameter that is absent is well-formed.
    const wellFormed = Object.entries(route.params ?? {}).every(
      ([name, shape]) => params[name] === undefined || shape.test(params[name]),
    )
    return { route, params, wellFormed }
  }
  return null
}

const forUsers = patterns.filter(({ route }) => route.access !== 'visitor')
// Visitors are not asked to sign in where they have a page.
const forVisitors = [...patterns.filter(({ route }) => route.access === 'visitor'), ...forUsers]

function patternOf(path: string): RegExp {
  const source = path
    .split('/')
    .slice(1)
    .map(segment => {
      const [, name, optional] = /^:(\w+)(\?)?$/.exec(segment) ?? []
      if (name === undefined) return `/${segment}`
      return optional ? `(?:/(?<${name}>[^/]+))?` : `/(?<${name}>[^/]+)`
    })
    .join('')
  return new RegExp(source === '/' ? '^/$' : `^${source}/?$`)
}

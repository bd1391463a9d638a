import { describe, expect, test } from 'vitest'

import { matchRoute } from './matchRoute.ts'
import { ROUTES, type SiteRoute } from './routes.ts'

const rows: readonly SiteRoute[] = ROUTES
const screenOf = (path: string) => matchRoute(path)?.route.screen ?? null

describe('the route table', () => {
  test('names every path once', () => {
    const paths = rows.flatMap(({ path, aliases }) => [path, ...aliases])
    expect(new Set(paths).size).toBe(paths.length)
  })

  test('names every settings pane once', () => {
    const panes = rows.flatMap(({ pane }) => pane ?? [])
    expect(new Set(panes).size).toBe(panes.length)
    expect(rows.filter(({ screen }) => screen === 'settings')).toHaveLength(panes.length)
  })
})

describe('matchRoute', () => {
  test('finds a page by its path and by its aliases', () => {
    expect(['/', '/dashboard'].map(screenOf)).toEqual(['home', 'dashboard'])
    expect(screenOf('/email-generator')).toBe('email-generator')
    expect(matchRoute('/settings/security')?.route.pane).toBe('security')
  })

  test('accepts one trailing slash', () => {
    expect(screenOf('/signin/')).toBe('sign-in')
    expect(screenOf('/signin//')).toBeNull()
    expect(screenOf('//')).toBeNull()
  })

  test('reads parameters', () => {
    expect(matchRoute('/verify/abc')?.params).toEqual({ token: 'abc' })
    expect(matchRoute('/verify')?.params['token']).toBeUndefined()
  })

  test('reports a parameter that cannot be real', () => {
    expect(matchRoute('/document/00000000-0000-4000-8000-000000000000')?.wellFormed).toBe(true)
    expect(matchRoute('/document/mine')?.wellFormed).toBe(false)
  })

  test.each([
    '/nowhere',
    '/settings/nowhere',
    '/document',
    '/document/a/b',
    '/signin/a',
    '/Signin',
    '//evil',
  ])('finds no page for %s', path => expect(matchRoute(path)).toBeNull())
})

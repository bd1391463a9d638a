import { describe, expect, test } from 'vitest'

import { matchRoute } from './matchRoute.ts'
import { ROUTES, type SiteRoute } from './routes.ts'

const rows: readonly SiteRoute[] = ROUTES
const screenOf = (path: string) => matchRoute(path)?.route.screen ?? null

describe('the route table', () => {
  const pathsOf = (some: readonly SiteRoute[]) => some.flatMap(({ path, aliases }) => [path, ...aliases])
  const ofVisitors = pathsOf(rows.filter(({ access }) => access === 'visitor'))
  const others = pathsOf(rows.filter(({ access }) => access !== 'visitor'))

  test('names every path once, and once more where a visitor sees something else', () => {
    expect(new Set(others).size).toBe(others.length)
    expect(new Set(ofVisitors).size).toBe(ofVisitors.length)
    expect(ofVisitors.filter(path => !others.includes(path))).toEqual([])
  })

  test('has a title and a description for every page that the server renders', () => {
    const rendered = rows.flatMap(({ site }) => site ?? [])
    expect(rendered).not.toEqual([])
    for (const texts of rendered) for (const text of Object.values(texts)) expect(text.trim()).not.toBe('')
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

  test('finds what a visitor sees instead of signing in', () => {
    const seen = (path: string) => matchRoute(path, 'visitor')?.route.screen
    expect(['/', '/dashboard', '/email-generator'].map(seen)).toEqual(['landing', 'landing', 'landing'])
    expect(['/signin', '/settings', '/sentiment'].map(seen)).toEqual(['sign-in', 'settings', 'sentiment'])
    expect(rows.filter(({ path }) => matchRoute(path)?.route.access === 'visitor')).toEqual([])
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

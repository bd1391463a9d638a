import { describe, expect, test } from 'vitest'

import { builtinEntries } from '#api/features/content/builtin.ts'
import { sectionsOf } from '#api/features/content/html.ts'
import { matchRoute } from '#schema/site/matchRoute.ts'

const entries = await builtinEntries()
const ofKind = (wanted: string) => entries.filter(({ kind }) => kind === wanted)

describe('the texts that come with the product', () => {
  test('are at least six posts, 25 articles and the single pages', () => {
    expect(ofKind('post').length).toBeGreaterThanOrEqual(6)
    expect(ofKind('help').length).toBeGreaterThanOrEqual(25)
    expect(ofKind('page').map(({ slug }) => slug)).toEqual(['about', 'features', 'privacy', 'terms'])
  })

  test('have nine features', () => {
    const features = ofKind('page').find(({ slug }) => slug === 'features')
    expect(sectionsOf(features?.markdown ?? '')).toHaveLength(9)
  })

  test('lead to pages and texts that exist', () => {
    const slugs = new Map([
      ['help-article', new Set(ofKind('help').map(({ slug }) => slug))],
      ['blog-post', new Set(ofKind('post').map(({ slug }) => slug))],
    ])
    const links = entries.flatMap(({ slug, markdown }) =>
      [...markdown.matchAll(/\]\((?<path>\/[^)#?]*)/g)].map(({ groups }) => ({
        slug,
        path: groups?.['path'] ?? '',
      })),
    )
    expect(links.length).toBeGreaterThan(50)
    const broken = links.filter(({ path }) => {
      const match = matchRoute(path)
      return !match?.wellFormed || slugs.get(match.route.screen)?.has(match.params['slug'] ?? '') === false
    })
    expect(broken).toEqual([])
  })
})

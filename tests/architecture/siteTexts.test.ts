import { describe, expect, test } from 'vitest'

import { builtinEntries } from '#api/features/content/builtin.ts'
import { sectionsOf } from '#api/features/content/html.ts'
import { contentChange } from '#schema/admin/content.ts'
import { matchRoute } from '#schema/site/matchRoute.ts'
import { ROUTES } from '#schema/site/routes.ts'

const entries = await builtinEntries()
const ofKind = (wanted: string) => entries.filter(({ kind }) => kind === wanted)

describe('the texts that come with the product', () => {
  test('are at least six posts, 25 articles and the single pages', () => {
    expect(ofKind('post').length).toBeGreaterThanOrEqual(6)
    expect(ofKind('help').length).toBeGreaterThanOrEqual(25)
    expect(ofKind('page').map(({ slug }) => slug)).toEqual(['about', 'features', 'privacy', 'terms'])
  })

  test('are at least six questions and three testimonials, which are samples', () => {
    expect(ofKind('faq').length).toBeGreaterThanOrEqual(6)
    expect(ofKind('testimonial')).toHaveLength(3)
    for (const { kind, isSample } of entries) expect(isSample).toBe(kind === 'testimonial')
  })

  test('can be saved as administrators save them', () => {
    for (const { kind, title, summary, slug, tags, markdown, day, position, isSample } of entries) {
      const written = {
        post: { summary, slug, tags, day },
        help: { summary, slug, tags, day },
        page: { summary, day },
        faq: { position },
        testimonial: { summary, position, isSample },
      }[kind]
      const sent = { kind, title, markdown, isDraft: false, revision: 0, ...written }
      expect(contentChange.safeParse(sent).error?.issues, slug).toBeUndefined()
    }
  })

  test('have nine features', () => {
    const features = ofKind('page').find(({ slug }) => slug === 'features')
    expect(sectionsOf(features?.markdown ?? '')).toHaveLength(9)
  })

  test('have addresses that no page of the site needs', () => {
    const paths = ROUTES.flatMap(({ path, aliases }) => [path, ...aliases])
    expect(paths.filter(path => /^\/(?:blog|help)\/[^:]/.test(path))).toEqual([])
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

import type { PageQuery, SiteContent, SiteContents } from '#api/services/sitePages.ts'
import { SLUG, type ArticleKind } from '#schema/content/contract.ts'
import type { EntryContent, FeaturesContent, ListContent, TextContent } from '#schema/content/pages.ts'

import { pageHtmlOf, sectionsOf } from './html.ts'
import { landingContent, readQuestions } from './landingContent.ts'
import { listEntries, listTags, readEntry } from './queries.ts'

/** Reads a text that has a page for itself. */
const textPage = (slug: string) => async (): Promise<SiteContent | null> => {
  const entry = await readEntry('page', slug)
  if (!entry) return null
  const { title, summary, day, markdown } = entry
  return {
    title,
    description: summary,
    content: { title, summary, day, html: pageHtmlOf(markdown) } satisfies TextContent,
  }
}

async function featuresPage(): Promise<SiteContent | null> {
  const entry = await readEntry('page', 'features')
  if (!entry) return null
  const { title, summary, markdown } = entry
  return {
    title,
    description: summary,
    content: { title, summary, sections: sectionsOf(markdown) } satisfies FeaturesContent,
  }
}

/** Reads one of many texts, such as a post. */
const article = (kind: ArticleKind) => async (params: { readonly slug?: string | undefined }) => {
  const entry = await readEntry(kind, params.slug ?? '')
  if (!entry) return null
  const { title, summary, tags, day, markdown } = entry
  return {
    title,
    description: summary,
    content: { title, summary, tags, day, html: pageHtmlOf(markdown) } satisfies EntryContent,
    linked: {
      '@type': kind === 'post' ? 'BlogPosting' : 'TechArticle',
      headline: title,
      [kind === 'post' ? 'datePublished' : 'dateModified']: day,
    },
  }
}

/** Reads a page of the list of a kind. A search is no page for search engines. */
const list =
  (kind: ArticleKind, path: string) =>
  async (_params: unknown, { q = '', tag, page = '1' }: PageQuery): Promise<SiteContent | null> => {
    const number = /^[1-9]\d{0,3}$/.test(page) ? Number(page) : 1
    const known = tag !== undefined && SLUG.test(tag) ? tag : null
    const isWhole = q === '' && known === null
    const [{ entries, more }, tags, questions] = await Promise.all([
      listEntries(kind, { words: q, tag: known, page: number }),
      listTags(kind),
      kind === 'help' && isWhole && number === 1 ? readQuestions() : [],
    ])
    // Beyond the last page.
    if (entries.length === 0 && number > 1) return null
    return {
      content: {
        entries,
        tags,
        query: { q, tag: known, page: number },
        more,
        questions,
      } satisfies ListContent,
      isIndexed: isWhole,
      // Searches have as many addresses as anyone likes, and so has the first page.
      isKept: q === '' && known === (tag ?? null) && page === String(number),
      canonical: number > 1 ? `${path}?page=${number}` : path,
    }
  }

/** The pages whose texts administrators write. */
export const contentPages: SiteContents = {
  landing: landingContent,
  features: featuresPage,
  about: textPage('about'),
  privacy: textPage('privacy'),
  terms: textPage('terms'),
  help: list('help', '/help'),
  'help-article': article('help'),
  blog: list('post', '/blog'),
  'blog-post': article('post'),
}

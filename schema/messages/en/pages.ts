import { NOT_FOUND, pageKey, ROUTES, type Pane, type Screen, type SiteRoute } from '#schema/site/routes.ts'

import { namespace } from '../namespace.ts'

type Field = 'title' | 'heading'

/** Only names of pages are keys. Those of pages without such a text are missing. */
type Texts = Readonly<Record<Screen | Pane | 'notFound', string>>

function textsOf(field: Field): Texts {
  const rows: readonly SiteRoute[] = ROUTES
  const named = rows.flatMap(row => (row[field] === null ? [] : [[pageKey(row), row[field]] as const]))
  return { ...Object.fromEntries(named), notFound: NOT_FOUND[field] } as Texts
}

const sections: Readonly<Record<string, string>> = Object.fromEntries(
  ROUTES.flatMap((row: SiteRoute) => (row.menu === undefined ? [] : [[row.section, row.menu]])),
)

/** The titles and headings of pages, and the names of sections. The route table has their English texts. */
export const pages = namespace('pages', {
  titles: textsOf('title'),
  headings: textsOf('heading'),
  sections,
})

import { StrictMode } from 'react'
import { renderToStaticMarkup, renderToString } from 'react-dom/server'

import type { SitePage, SitePageProps } from '#site/page.tsx'

import { Document, type DocumentProps } from './Document.tsx'
import { ErrorDocument, type ErrorDocumentProps } from './ErrorDocument.tsx'

/** Returns the markup of a page, in English. The client hydrates it with the same props. */
export const renderPage = (Page: SitePage, shown: SitePageProps<unknown>): string =>
  renderToString(
    <StrictMode>
      <Page {...shown} />
    </StrictMode>,
  )

/** Returns the HTML of a whole document. */
export const renderDocument = (props: DocumentProps): string =>
  `<!doctype html>${renderToStaticMarkup(<Document {...props} />)}`

/** Returns the HTML of a whole document in place of a page that cannot be shown. */
export const renderErrorDocument = (props: ErrorDocumentProps): string =>
  `<!doctype html>${renderToStaticMarkup(<ErrorDocument {...props} />)}`

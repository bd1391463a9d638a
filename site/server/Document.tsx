import { APP_MANIFEST, PAGE_FACTS_ID } from '#schema/site/defaults.ts'
import type { PageFacts } from '#schema/site/pageFacts.ts'

import { jsonOf } from './json.ts'

/** The files of the client's build that a page loads. */
export type PageFiles = {
  script: string
  styles: readonly string[]
  /** Scripts that the first one imports. */
  modules: readonly string[]
  fonts: readonly string[]
}

/** The texts of a page's head, for search engines and for the sites that link to it. */
export type PageHead = {
  title: string
  description: string
  siteName: string
  /** The page's address, absolute. Null if this server does not know its own. */
  url: string | null
  /** The absolute address of the picture that is shown with a link. Null like `url`. */
  picture: string | null
  /** Whether search engines may list the page. */
  isIndexed: boolean
  /** More about the page in the words of schema.org. */
  linked?: Readonly<Record<string, unknown>> | undefined
}

export type DocumentProps = { head: PageHead; files: PageFiles; facts: PageFacts; markup: string }

/** The document around a page's markup. Every head of the site is built here. */
export function Document({ head, files, facts, markup }: DocumentProps) {
  const { title, description, siteName, url, picture, isIndexed } = head
  return (
    <html lang="en">
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <title>{title}</title>
        <meta name="description" content={description} />
        {!isIndexed && <meta name="robots" content="noindex" />}
        {url !== null && <link rel="canonical" href={url} />}
        <meta property="og:type" content="website" />
        <meta property="og:site_name" content={siteName} />
        <meta property="og:title" content={title} />
        <meta property="og:description" content={description} />
        {url !== null && <meta property="og:url" content={url} />}
        {picture !== null && <meta property="og:image" content={picture} />}
        {picture !== null && <meta name="twitter:card" content="summary_large_image" />}
        <meta name="theme-color" content="#f2efe9" media="(prefers-color-scheme: light)" />
        <meta name="theme-color" content="#12161d" media="(prefers-color-scheme: dark)" />
        <link rel="icon" href="/favicon.svg" />
        <link rel="manifest" href={APP_MANIFEST} />
        {files.fonts.map(file => (
          <link key={file} rel="preload" as="font" type="font/woff2" href={file} crossOrigin="" />
        ))}
        <script src="/theme.js" />
        {/* With a precedence, React writes them before all that the first paint does not need. */}
        {files.styles.map(file => (
          <link key={file} rel="stylesheet" href={file} precedence="default" crossOrigin="" />
        ))}
        {files.modules.map(file => (
          <link key={file} rel="modulepreload" href={file} fetchPriority="low" crossOrigin="" />
        ))}
        <script type="module" src={files.script} crossOrigin="" />
        <script type="application/ld+json">{jsonOf(linkedData(head))}</script>
      </head>
      <body>
        {/* React's own markup of the page, which it has encoded. */}
        <div id="root" dangerouslySetInnerHTML={{ __html: markup }} />
        <script type="application/json" id={PAGE_FACTS_ID}>
          {jsonOf(facts)}
        </script>
      </body>
    </html>
  )
}

/** The page in the words of schema.org. */
const linkedData = ({ title, description, siteName, url, linked }: PageHead) => ({
  '@context': 'https://schema.org',
  '@type': 'WebPage',
  name: title,
  description,
  ...(url !== null && { url }),
  isPartOf: { '@type': 'WebSite', name: siteName },
  ...linked,
})

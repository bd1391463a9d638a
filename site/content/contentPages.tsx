import type { EntryContent, ListContent } from '#schema/content/pages.ts'
import { sitePage, type SitePageProps } from '#site/page.tsx'

import { Entry } from './Entry.tsx'
import { EntryList } from './EntryList.tsx'
import { FeaturesPage } from './FeaturesPage.tsx'
import type { Library } from './libraries.ts'
import { parseEntry, parseFeatures, parseList, parseText } from './parse.ts'
import { TextPage } from './TextPage.tsx'

export const textPage = sitePage(parseText, TextPage)
export const featuresPage = sitePage(parseFeatures, FeaturesPage)

export const listPage = (library: Library) =>
  sitePage(parseList, (props: SitePageProps<ListContent>) => <EntryList library={library} {...props} />)
export const entryPage = (library: Library) =>
  sitePage(parseEntry, (props: SitePageProps<EntryContent>) => <Entry library={library} {...props} />)

import { sitePage } from '#site/page.tsx'

import { ApiPage } from './ApiPage.tsx'
import { parseApiDocs } from './parse.ts'

export const apiPage = sitePage(parseApiDocs, ApiPage)

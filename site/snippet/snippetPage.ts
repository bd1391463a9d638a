import { sitePage } from '#site/page.tsx'

import { parseSharedText } from './parseSharedText.ts'
import { Snippet } from './Snippet.tsx'

export const snippetPage = sitePage(parseSharedText, Snippet)

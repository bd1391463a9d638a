import { sitePage } from '#site/page.tsx'

import { Landing } from './Landing.tsx'
import { parseTry } from './try/tryActs.ts'

export const landingPage = sitePage(parseTry, Landing)

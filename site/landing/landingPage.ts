import { sitePage } from '#site/page.tsx'

import { Landing } from './Landing.tsx'
import { parseLanding } from './parseLanding.ts'

export const landingPage = sitePage(parseLanding, Landing)

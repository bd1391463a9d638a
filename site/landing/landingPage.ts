import { noContent, sitePage } from '#site/page.tsx'

import { Landing } from './Landing.tsx'

export const landingPage = sitePage(noContent, Landing)

import { sitePage } from '#site/page.tsx'

import { NewsletterPage } from './NewsletterPage.tsx'
import { parseNewsletter } from './parse.ts'

export const newsletterPage = sitePage(parseNewsletter, NewsletterPage)

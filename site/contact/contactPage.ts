import { sitePage } from '#site/page.tsx'

import { parseContact } from './acts.ts'
import { ContactPage } from './ContactPage.tsx'

export const contactPage = sitePage(parseContact, ContactPage)

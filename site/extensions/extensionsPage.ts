import { sitePage } from '#site/page.tsx'

import { ExtensionsPage } from './ExtensionsPage.tsx'

export const extensionsPage = sitePage(() => null, ExtensionsPage)

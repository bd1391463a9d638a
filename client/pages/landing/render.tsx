import { StrictMode } from 'react'
import { renderToString } from 'react-dom/server'

import type { SiteSettings } from '#schema/site/contract.ts'

import { Landing } from './Landing.tsx'

/** Returns the markup of the landing page with the site's settings. The server calls it. */
export const render = (settings: SiteSettings): string =>
  renderToString(
    <StrictMode>
      <Landing settings={settings} />
    </StrictMode>,
  )

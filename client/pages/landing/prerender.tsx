import { StrictMode } from 'react'
import { renderToString } from 'react-dom/server'

import { defaultSiteSettings } from '#schema/site/defaults.ts'

import { Landing } from './Landing.tsx'

/** The landing page's markup with the default settings; the build puts it into landing.html. */
export const render = (): string =>
  renderToString(
    <StrictMode>
      <Landing settings={defaultSiteSettings} />
    </StrictMode>,
  )

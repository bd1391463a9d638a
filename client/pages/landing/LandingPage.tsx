import type { ReactNode } from 'react'

import { PublicFooter } from '#client/pages/public-shell/PublicFooter.tsx'
import { PublicHeader } from '#client/pages/public-shell/PublicHeader.tsx'
import { useSiteSettings } from '#client/shared/theme/siteSettings.ts'
import { SkipLink } from '#client/shared/ui/layout/SkipLink.tsx'

import { Figures } from './Figures.tsx'
import { Hero } from './Hero.tsx'

/**
 * The landing page around its static `story`. The prerendered page is sent without the story's
 * code.
 */
export function LandingPage({ story }: { story: ReactNode }) {
  const settings = useSiteSettings()
  return (
    <>
      <SkipLink />
      <PublicHeader />
      <main id="main" tabIndex={-1} className="overflow-x-clip outline-none">
        <Hero siteName={settings.siteName} />
        <Figures figures={settings.figures} />
        {story}
      </main>
      <PublicFooter settings={settings} />
    </>
  )
}

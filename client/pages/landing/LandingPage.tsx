import type { ReactNode } from 'react'

import { PublicFooter } from '#client/pages/public-shell/PublicFooter.tsx'
import { PublicHeader } from '#client/pages/public-shell/PublicHeader.tsx'
import { SkipLink } from '#client/shared/ui/layout/SkipLink.tsx'
import type { SiteSettings } from '#schema/site/contract.ts'

import { Hero } from './Hero.tsx'
import { Metrics } from './Metrics.tsx'

type Props = { settings: SiteSettings; story: ReactNode }

/**
 * The landing page around its static `story`. The prerendered page is sent without the story's
 * code.
 */
export function LandingPage({ settings, story }: Props) {
  return (
    <>
      <SkipLink />
      <PublicHeader settings={settings} />
      <main id="main" tabIndex={-1} className="overflow-x-clip outline-none">
        <Hero siteName={settings.siteName} />
        <Metrics metrics={settings.metrics} />
        {story}
      </main>
      <PublicFooter settings={settings} />
    </>
  )
}

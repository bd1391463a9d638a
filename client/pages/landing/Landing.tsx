import { PublicFooter } from '#client/pages/public-shell/PublicFooter.tsx'
import { PublicHeader } from '#client/pages/public-shell/PublicHeader.tsx'
import { useSiteSettings } from '#client/shared/theme/siteSettings.ts'
import { SkipLink } from '#client/shared/ui/SkipLink.tsx'

import { ClosingCall } from './ClosingCall.tsx'
import { Features } from './Features.tsx'
import { Figures } from './Figures.tsx'
import { Hero } from './Hero.tsx'

/** What a visitor sees at `/`. */
export function Landing() {
  const settings = useSiteSettings()
  return (
    <>
      <SkipLink />
      <PublicHeader />
      <main id="main" tabIndex={-1} className="overflow-x-clip outline-none">
        <Hero siteName={settings.siteName} />
        <Figures figures={settings.figures} />
        <Features />
        <ClosingCall />
      </main>
      <PublicFooter settings={settings} />
    </>
  )
}

import type { SiteSettings } from '#schema/site/contract.ts'

import { ClosingCall } from './ClosingCall.tsx'
import { Features } from './Features.tsx'
import { LandingPage } from './LandingPage.tsx'

/** The page that a visitor sees at `/`. */
export function Landing({ settings }: { settings: SiteSettings }) {
  return (
    <LandingPage
      settings={settings}
      story={
        <div>
          <Features />
          <ClosingCall />
        </div>
      }
    />
  )
}

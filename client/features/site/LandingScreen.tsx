import { useHeaderSettings } from '#client/shared/theme/useSiteSettings.ts'
import { Landing } from '#site/landing/Landing.tsx'
import { parseLanding } from '#site/landing/parseLanding.ts'

import { followed } from './followed.ts'
import { MissingCode } from './MissingCode.tsx'
import { useLiveContent } from './useLiveContent.ts'
import { useMotionAllowed } from './useMotionAllowed.ts'

/** The landing page inside the app, without the parts that the server reads. */
export function LandingScreen() {
  const { content, isMissing } = useLiveContent(null, followed.landing)
  return (
    <>
      <Landing settings={useHeaderSettings()} content={parseLanding(content)} moves={useMotionAllowed()} />
      {isMissing && <MissingCode />}
    </>
  )
}

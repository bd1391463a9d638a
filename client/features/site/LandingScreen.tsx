import { useHeaderSettings } from '#client/shared/theme/useSiteSettings.ts'
import { Landing } from '#site/landing/Landing.tsx'
import { parseTry } from '#site/landing/try/tryActs.ts'

import { followed } from './followed.ts'
import { useLiveContent } from './useLiveContent.ts'
import { useMotionAllowed } from './useMotionAllowed.ts'

/** The landing page inside the app. */
export function LandingScreen() {
  const content = parseTry(useLiveContent(null, followed.landing))
  return <Landing settings={useHeaderSettings()} content={content} moves={useMotionAllowed()} />
}

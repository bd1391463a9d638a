import { useHeaderSettings } from '#client/shared/theme/useSiteSettings.ts'
import { Landing } from '#site/landing/Landing.tsx'

import { useMotionAllowed } from './useMotionAllowed.ts'

/** The landing page inside the app. */
export function LandingScreen() {
  return <Landing settings={useHeaderSettings()} moves={useMotionAllowed()} />
}

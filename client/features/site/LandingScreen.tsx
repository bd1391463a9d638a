import { useHeaderSettings } from '#client/shared/theme/useSiteSettings.ts'
import { Landing } from '#site/landing/Landing.tsx'

import { useMotionAllowed } from './useMotionAllowed.ts'

/** The landing page inside the app, without the parts that the server reads. */
export function LandingScreen() {
  return <Landing settings={useHeaderSettings()} content={null} moves={useMotionAllowed()} />
}

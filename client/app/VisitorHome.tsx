import { Landing } from '#client/pages/landing/Landing.tsx'
import { useHeaderSettings } from '#client/shared/theme/useSiteSettings.ts'

/** The landing page inside the app, such as after signing out. */
export function VisitorHome() {
  return <Landing settings={useHeaderSettings()} />
}

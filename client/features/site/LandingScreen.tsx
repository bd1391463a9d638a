import { useHeaderSettings } from '#client/shared/theme/useSiteSettings.ts'
import { Landing } from '#site/landing/Landing.tsx'
import { parseLanding } from '#site/landing/parseLanding.ts'
import { MotionContext } from '#site/ui/motionContext.ts'

import { followed } from './followed.ts'
import { MissingCode } from './MissingCode.tsx'
import { motion } from './motion.ts'
import { useLiveContent } from './useLiveContent.ts'

/** The landing page inside the app, without the parts that the server reads. */
export function LandingScreen() {
  const { content, isMissing } = useLiveContent(null, followed.landing)
  return (
    <>
      <MotionContext value={motion}>
        <Landing settings={useHeaderSettings()} content={parseLanding(content)} />
      </MotionContext>
      {isMissing && <MissingCode />}
    </>
  )
}

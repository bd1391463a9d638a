import { ClosingCall } from './ClosingCall.tsx'
import { Features } from './Features.tsx'
import { LandingPage } from './LandingPage.tsx'

/** The page that a visitor sees at `/`. */
export function Landing() {
  return (
    <LandingPage
      story={
        <div>
          <Features />
          <ClosingCall />
        </div>
      }
    />
  )
}

import { Suspense } from 'react'

import type { SiteSettings } from '#schema/site/contract.ts'
import { Footer } from '#site/frame/Footer.tsx'
import { Header } from '#site/frame/Header.tsx'
import { SkipLink } from '#site/ui/SkipLink.tsx'

import { ClosingCall } from './ClosingCall.tsx'
import { Features } from './Features.tsx'
import { Hero } from './Hero.tsx'
import { LandingQuestions } from './LandingQuestions.tsx'
import { Metrics } from './Metrics.tsx'
import type { LandingContent } from './parseLanding.ts'
import { Testimonials } from './Testimonials.tsx'

type Props = {
  settings: SiteSettings
  moves: boolean
  /** Null where the page has no content from the server: inside the app. */
  content: LandingContent | null
}

/** The page that a visitor sees at `/`. The parts below the first screen are hydrated after it. */
export function Landing({ settings, moves, content }: Props) {
  return (
    <>
      <SkipLink />
      <Header settings={settings} />
      <main id="main" tabIndex={-1} className="overflow-x-clip outline-none">
        <Hero siteName={settings.siteName} moves={moves} />
        <Suspense>
          <Metrics metrics={settings.metrics} />
        </Suspense>
        <Suspense>
          <Features />
        </Suspense>
        {content && content.testimonials.length > 0 && (
          <Suspense>
            <Testimonials testimonials={content.testimonials} />
          </Suspense>
        )}
        {content && content.questions.length > 0 && (
          <Suspense>
            <LandingQuestions questions={content.questions} />
          </Suspense>
        )}
        <Suspense>
          <ClosingCall />
        </Suspense>
      </main>
      <Suspense>
        <Footer settings={settings} />
      </Suspense>
    </>
  )
}

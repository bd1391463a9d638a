import { Suspense } from 'react'

import { Footer } from '#site/frame/Footer.tsx'
import { Header } from '#site/frame/Header.tsx'
import type { SitePageProps } from '#site/page.tsx'
import { SkipLink } from '#site/ui/SkipLink.tsx'

import { ClosingCall } from './ClosingCall.tsx'
import { Features } from './Features.tsx'
import { Hero } from './Hero.tsx'
import { LandingQuestions } from './LandingQuestions.tsx'
import { Metrics } from './Metrics.tsx'
import type { LandingContent } from './parseLanding.ts'
import { Testimonials } from './Testimonials.tsx'
import { TryIt } from './try/TryIt.tsx'

type Props = Omit<SitePageProps<LandingContent>, 'visitor'>

/** The page that a visitor sees at `/`. The parts below the first screen are hydrated after it. */
export function Landing({ settings, content }: Props) {
  return (
    <>
      <SkipLink />
      <Header settings={settings} />
      <main id="main" tabIndex={-1} className="overflow-x-clip outline-none">
        <Hero siteName={settings.siteName} />
        <Suspense>
          <TryIt acts={content.acts} />
        </Suspense>
        <Suspense>
          <Metrics metrics={settings.metrics} />
        </Suspense>
        <Suspense>
          <Features />
        </Suspense>
        {content.testimonials.length > 0 && (
          <Suspense>
            <Testimonials testimonials={content.testimonials} />
          </Suspense>
        )}
        {content.questions.length > 0 && (
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

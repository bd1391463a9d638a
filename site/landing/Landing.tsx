import { Suspense } from 'react'

import { Footer } from '#site/frame/Footer.tsx'
import { Header } from '#site/frame/Header.tsx'
import type { SitePageProps } from '#site/page.tsx'
import { SkipLink } from '#site/ui/SkipLink.tsx'

import { ClosingCall } from './ClosingCall.tsx'
import { Features } from './Features.tsx'
import { Hero } from './Hero.tsx'
import { Metrics } from './Metrics.tsx'
import type { TryActs } from './try/tryActs.ts'
import { TryIt } from './try/TryIt.tsx'

type Props = Omit<SitePageProps<TryActs | null>, 'visitor'>

/** The page that a visitor sees at `/`. The parts below the first screen are hydrated after it. */
export function Landing({ settings, content, moves }: Props) {
  return (
    <>
      <SkipLink />
      <Header settings={settings} />
      <main id="main" tabIndex={-1} className="overflow-x-clip outline-none">
        <Hero siteName={settings.siteName} moves={moves} />
        <Suspense>
          <TryIt acts={content} />
        </Suspense>
        <Suspense>
          <Metrics metrics={settings.metrics} />
        </Suspense>
        <Suspense>
          <Features />
        </Suspense>
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

import { Suspense, type ReactNode } from 'react'

import type { SiteSettings } from '#schema/site/contract.ts'
import { SkipLink } from '#site/ui/SkipLink.tsx'

import { Footer } from './Footer.tsx'
import { Header } from './Header.tsx'

const WIDTHS = { text: 'max-w-180 py-12', wide: 'max-w-300 py-12 sm:py-16' } as const

type Props = {
  settings: SiteSettings
  isSignedIn: boolean
  width: keyof typeof WIDTHS
  /** Shown after the main part, such as a notice. */
  after?: ReactNode
  children: ReactNode
}

/** A public page between its header and its footer. */
export function PublicPage({ settings, isSignedIn, width, after, children }: Props) {
  return (
    <div className="flex min-h-dvh flex-col">
      <SkipLink />
      <Header settings={settings} isSignedIn={isSignedIn} />
      <main
        id="main"
        tabIndex={-1}
        className={`mx-auto w-full grow px-5 outline-none sm:px-8 ${WIDTHS[width]}`}
      >
        {children}
      </main>
      {after}
      <Suspense>
        <Footer settings={settings} isSignedIn={isSignedIn} />
      </Suspense>
    </div>
  )
}

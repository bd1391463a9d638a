import { useEffect, useRef, type ReactNode } from 'react'
import { Link } from 'wouter'

import { translator } from '#client/shared/messages/translator.ts'
import { useHeaderSettings } from '#client/shared/theme/useSiteSettings.ts'
import { Main } from '#client/shared/ui/layout/Main.tsx'
import { auth } from '#schema/messages/en/auth.ts'
import { Logo } from '#site/ui/Logo.tsx'
import { SkipLink } from '#site/ui/SkipLink.tsx'

const t = translator(auth)

type Props = { title: string; text: ReactNode; aside: ReactNode; result?: boolean; children: ReactNode }

/**
 * The frame of sign-up, sign-in and the link pages: the form, and next to it a sample of the
 * product. With `result` the title reports the outcome of an action and takes the focus.
 */
export function AuthLayout({ title, text, aside, result = false, children }: Props) {
  const settings = useHeaderSettings()
  const heading = useRef<HTMLHeadingElement>(null)
  const outcome = result ? title : null
  useEffect(() => {
    if (outcome !== null) heading.current?.focus()
  }, [outcome])
  return (
    <div className="grid min-h-dvh bg-desk lg:grid-cols-[minmax(0,1fr)_minmax(0,1fr)]">
      <SkipLink />
      <div className="flex flex-col bg-paper px-5 pb-12 sm:px-10 lg:shadow-sheet">
        <header className="flex h-18 items-center">
          <Link to="/" className="touch-target inline-flex items-center rounded-lg">
            <Logo settings={settings} />
          </Link>
        </header>
        <Main className="m-auto grid w-full max-w-104 gap-7 py-6">
          <div className="grid gap-2">
            <h1
              ref={heading}
              tabIndex={-1}
              className="font-serif text-[2rem] leading-tight font-semibold tracking-tight text-balance outline-none"
            >
              {title}
            </h1>
            <p className="text-ink-soft">{text}</p>
          </div>
          {children}
        </Main>
      </div>
      <aside className="hidden place-items-center p-12 lg:grid" aria-label={t('frame.about')}>
        {aside}
      </aside>
    </div>
  )
}

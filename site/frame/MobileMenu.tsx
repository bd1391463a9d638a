import { useId, useRef } from 'react'

import { frame } from '#schema/messages/en/frame.ts'
import { landing } from '#schema/messages/en/landing.ts'
import type { SiteSettings } from '#schema/site/contract.ts'
import { buttonClass } from '#site/ui/buttonClass.ts'
import { Menu, X } from '#site/ui/icons.tsx'
import { Logo } from '#site/ui/Logo.tsx'
import { useTranslator } from '#site/ui/useTranslator.ts'

import { LINKS, MENU_LINKS } from './links.ts'

const ICON_BUTTON =
  'inline-flex size-11 items-center justify-center rounded-lg text-ink-soft hover:bg-hover hover:text-ink [&_svg]:size-5'

/**
 * The slide-in menu of the public pages on a phone: the browser's own modal dialog, which keeps the
 * focus inside. Newer browsers open and close it without scripts, and so before the page is hydrated.
 */
export function MobileMenu({ settings, isSignedIn }: { settings: SiteSettings; isSignedIn: boolean }) {
  const t = useTranslator(landing)
  const tFrame = useTranslator(frame)
  const dialog = useRef<HTMLDialogElement>(null)
  const id = useId()
  return (
    <>
      <button
        type="button"
        aria-label={t('openMenu')}
        aria-haspopup="dialog"
        {...order(id, 'show-modal')}
        onClick={() => dialog.current?.showModal()}
        className={`${ICON_BUTTON} -mr-2.5 lg:hidden`}
      >
        <Menu />
      </button>
      <dialog
        ref={dialog}
        id={id}
        aria-label={t('menu')}
        closedby="any"
        className="m-0 ml-auto h-dvh max-h-none w-80 max-w-[calc(100%-3rem)] bg-paper text-ink shadow-float outline-none backdrop:bg-(--scrim) open:animate-enter-right"
      >
        <div className="flex h-16 items-center justify-between gap-2 border-b pr-2.5 pl-5">
          <Logo settings={settings} />
          <button
            type="button"
            aria-label={t('closeMenu')}
            {...order(id, 'close')}
            onClick={() => dialog.current?.close()}
            className={ICON_BUTTON}
          >
            <X />
          </button>
        </div>
        <nav aria-label={tFrame('site')} className="grid border-b p-3">
          {MENU_LINKS.map(name => (
            <a key={name} href={LINKS[name]} className="rounded-lg px-3 py-2.5 font-medium hover:bg-hover">
              {tFrame(`links.${name}`)}
            </a>
          ))}
        </nav>
        {!isSignedIn && (
          <nav aria-label={t('account')} className="grid gap-2.5 p-5">
            <a href="/signup" className={buttonClass({ variant: 'primary', size: 'lg' })}>
              {t('getStarted')}
            </a>
            <a href="/signup" className={buttonClass({ variant: 'secondary', size: 'lg' })}>
              {t('signUp')}
            </a>
            <a href="/signin" className={buttonClass({ variant: 'ghost', size: 'lg' })}>
              {t('signIn')}
            </a>
          </nav>
        )}
      </dialog>
    </>
  )
}

/** The attributes of a button that a browser obeys without scripts. React's types do not know them yet. */
const order = (id: string, command: 'show-modal' | 'close') => ({ commandfor: id, command })

import { useEffect, useRef } from 'react'
import { Link, Redirect, useLocation } from 'wouter'

import { translator } from '#client/shared/messages/translator.ts'
import { ReauthenticationDialog } from '#client/shared/reauthentication/ReauthenticationDialog.tsx'
import { cn } from '#client/shared/ui/cn.ts'
import { Card } from '#client/shared/ui/layout/Card.tsx'
import { Main } from '#client/shared/ui/layout/Main.tsx'
import { account } from '#schema/messages/en/account.ts'
import { pages } from '#schema/messages/en/pages.ts'
import { pageKey, ROUTES, type SiteRoute } from '#schema/site/routes.ts'

import type { Pane } from './pane.ts'

const tPages = translator(pages)

const t = translator(account)

const files = import.meta.glob<Pane>('./panes/*.tsx', { eager: true, import: 'pane' })

const PANES = ROUTES.filter(route => route.screen === 'settings').map(route => {
  const pane = files[`./panes/${route.pane}.tsx`]
  if (!pane) throw new Error(`The pane ${route.pane} has no file in panes/.`)
  return { ...pane, id: route.pane, path: route.path, label: tPages(`headings.${pageKey(route)}`) }
})

/** The settings: a list of panes, and the pane of the address. */
export function SettingsPage({ route }: { route: SiteRoute }) {
  const [path] = useLocation()
  const pane = PANES.find(({ id }) => id === route.pane)
  if (!pane || route.aliases.includes(path)) return <Redirect to={route.path} replace />
  return <Settings pane={pane} />
}

function Settings({ pane: { id, label, content } }: { pane: (typeof PANES)[number] }) {
  const heading = useRef<HTMLHeadingElement>(null)
  const shown = useRef(id)
  useEffect(() => {
    if (shown.current === id) return
    shown.current = id
    heading.current?.focus()
  }, [id])
  return (
    <Main className="min-w-0 grow overflow-y-auto">
      <div className="mx-auto grid w-full max-w-264 content-start gap-x-10 gap-y-5 px-4 py-5 sm:px-8 lg:grid-cols-[11rem_minmax(0,1fr)] lg:py-12">
        <PaneList current={id} />
        <div className="grid min-w-0 content-start gap-5">
          <h1
            ref={heading}
            tabIndex={-1}
            className="font-serif text-xl font-semibold outline-none lg:text-title"
          >
            {label}
          </h1>
          <Card key={id} className="divide-y">
            {content}
          </Card>
        </div>
      </div>
      <ReauthenticationDialog />
    </Main>
  )
}

function PaneList({ current }: { current: string }) {
  const list = useRef<HTMLElement>(null)
  // On a narrow screen the list scrolls.
  useEffect(() => {
    list.current
      ?.querySelector(`[data-pane="${current}"]`)
      ?.scrollIntoView({ inline: 'nearest', block: 'nearest' })
  }, [current])
  return (
    <nav
      ref={list}
      aria-label={t('title')}
      className="flex gap-1 max-lg:-mx-4 max-lg:overflow-x-auto max-lg:border-b max-lg:px-4 max-lg:pb-2 lg:flex-col"
    >
      <p className="px-3 pb-3 text-sm font-semibold max-lg:sr-only">{t('title')}</p>
      {PANES.map(({ id, path, label, icon: Icon }) => (
        <Link
          key={id}
          data-pane={id}
          to={path}
          aria-current={id === current ? 'page' : undefined}
          className={cn(
            'touch-target flex h-9 shrink-0 items-center gap-2.5 rounded-lg px-3 text-sm font-medium transition-colors hover:bg-hover hover:text-ink',
            id === current ? 'bg-hover text-ink' : 'text-ink-soft',
          )}
        >
          <Icon className="size-4 text-ink-faint max-sm:hidden" aria-hidden />
          {label}
        </Link>
      ))}
    </nav>
  )
}

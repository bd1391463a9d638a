import {
  Activity,
  CreditCard,
  Flag,
  History,
  ListTodo,
  Mail,
  Newspaper,
  Palette,
  Stethoscope,
  Tags,
  UserRound,
  Users,
  type LucideIcon,
} from 'lucide-react'
import { useLayoutEffect, useRef, type ReactNode } from 'react'
import { Link } from 'wouter'

import { useCurrentUser } from '#client/shared/api/currentUser.ts'
import { useLiveEvents } from '#client/shared/live/useLiveEvents.ts'
import { translator } from '#client/shared/messages/translator.ts'
import { ReauthenticationDialog } from '#client/shared/reauthentication/ReauthenticationDialog.tsx'
import { cn } from '#client/shared/ui/cn.ts'
import { Main } from '#client/shared/ui/layout/Main.tsx'
import { admin } from '#schema/messages/en/admin.ts'
import { pages } from '#schema/messages/en/pages.ts'
import { isOpenTo } from '#schema/site/isOpenTo.ts'
import { ROUTES, type Screen } from '#schema/site/routes.ts'

import { activityEvents } from './overview/events.ts'
import { orderMovedEvents } from './payments/events.ts'
import { useAdminTime } from './useAdminTime.ts'

const t = translator(admin)
const tPages = translator(pages)

const adminEvents = [...activityEvents, orderMovedEvents]

/** The screens that have a tab, in the order of the route table. */
const ICONS = {
  'admin-overview': Activity,
  'admin-users': Users,
  'admin-plans': Tags,
  'admin-payments': CreditCard,
  'admin-content': Newspaper,
  'admin-messages': Mail,
  'admin-reports': Flag,
  'admin-jobs': ListTodo,
  'admin-settings': Palette,
  'admin-audit': History,
  'admin-test': Stethoscope,
  'admin-profile': UserRound,
} satisfies Partial<Record<Screen, LucideIcon>>
export type AdminTab = keyof typeof ICONS

const isTab = (screen: Screen): screen is AdminTab => screen in ICONS

const TABS = ROUTES.flatMap(({ screen, ...route }) => (isTab(screen) ? [{ screen, ...route }] : []))

type Props = {
  tab: AdminTab
  title: ReactNode
  /** Above the title: the way back. */
  before?: ReactNode
  /** Next to the title. */
  actions?: ReactNode
  children: ReactNode
}

/** A page of the admin area: the list of tabs that the user may open, a heading and the content. */
export function AdminPage({ tab, title, before, actions, children }: Props) {
  const { role } = useCurrentUser()
  useAdminTime()
  useLiveEvents(adminEvents)
  const tabs = useCurrentInSight()
  return (
    <Main className="min-w-0 grow overflow-y-auto">
      <div className="mx-auto grid w-full max-w-300 grid-cols-1 content-start gap-x-10 gap-y-5 px-4 py-5 sm:px-8 lg:grid-cols-[10rem_minmax(0,1fr)] lg:py-10">
        <nav
          ref={tabs}
          aria-label={t('title')}
          className="flex gap-1 max-lg:-mx-4 max-lg:overflow-x-auto max-lg:border-b max-lg:px-4 max-lg:pb-2 lg:flex-col"
        >
          <p className="px-3 pb-3 text-sm font-semibold max-lg:sr-only">{t('title')}</p>
          {TABS.filter(
            ({ screen, ...route }) =>
              isOpenTo(route, role) && !(screen === 'admin-overview' && role !== 'admin'),
          ).map(({ screen, path }) => {
            const Icon = ICONS[screen]
            return (
              <Link
                key={screen}
                to={path}
                aria-current={screen === tab ? 'page' : undefined}
                className={cn(
                  'touch-target flex h-9 shrink-0 items-center gap-2.5 rounded-lg px-3 text-sm font-medium transition-colors hover:bg-hover hover:text-ink',
                  screen === tab ? 'bg-hover text-ink' : 'text-ink-soft',
                )}
              >
                <Icon className="size-4 text-ink-faint max-sm:hidden" aria-hidden />
                {tPages(`headings.${screen}`)}
              </Link>
            )
          })}
        </nav>
        <div className="grid min-w-0 grid-cols-1 content-start gap-5">
          <header className="flex flex-wrap items-end justify-between gap-x-6 gap-y-3">
            <div className="grid min-w-0 justify-items-start gap-1">
              {before}
              <h1 className="min-w-0 font-serif text-xl font-semibold wrap-anywhere lg:text-title">
                {title}
              </h1>
            </div>
            {actions && <div className="flex flex-wrap items-center gap-2">{actions}</div>}
          </header>
          {children}
        </div>
      </div>
      <ReauthenticationDialog />
    </Main>
  )
}

/** Returns the ref of a row that scrolls. Its current link is in the middle, as far as possible. */
function useCurrentInSight() {
  const row = useRef<HTMLElement>(null)
  useLayoutEffect(() => {
    const current = row.current?.querySelector('[aria-current]')
    if (!row.current || !current) return
    const [outer, inner] = [row.current.getBoundingClientRect(), current.getBoundingClientRect()]
    row.current.scrollLeft += inner.left + inner.width / 2 - (outer.left + outer.width / 2)
  }, [])
  return row
}

import { LockKeyhole, PenLine, ShieldCheck, UserRound, type LucideIcon } from 'lucide-react'
import { useEffect, useRef, type ReactNode } from 'react'
import { Link, Redirect, useRoute } from 'wouter'

import { PrivacyPane } from '#client/features/account/privacy/PrivacyPane.tsx'
import { ProfilePane } from '#client/features/account/profile/ProfilePane.tsx'
import { SecurityPane } from '#client/features/account/security/SecurityPane.tsx'
import { WritingPane } from '#client/features/account/writing/WritingPane.tsx'
import { KeysSection } from '#client/features/keys/KeysSection.tsx'
import { usePageTitle } from '#client/shared/hooks/usePageTitle.ts'
import { ProofDialog } from '#client/shared/reauthentication/ReauthenticationDialog.tsx'
import { cn } from '#client/shared/ui/cn.ts'

type Pane = { id: string; label: string; icon: LucideIcon; content: ReactNode }

const PANES: readonly Pane[] = [
  { id: 'profile', label: 'Profile', icon: UserRound, content: <ProfilePane /> },
  { id: 'writing', label: 'Writing', icon: PenLine, content: <WritingPane /> },
  {
    id: 'security',
    label: 'Security',
    icon: LockKeyhole,
    content: <SecurityPane keys={<KeysSection />} />,
  },
  { id: 'privacy', label: 'Privacy', icon: ShieldCheck, content: <PrivacyPane /> },
]

/** The settings: a list of panes, and the one of the address. */
export function SettingsPage() {
  const [, params] = useRoute('/settings/:pane?')
  const pane = PANES.find(({ id }) => id === params?.pane)
  return pane ? <Settings pane={pane} /> : <Redirect to={`/settings/${PANES[0]?.id}`} replace />
}

function Settings({ pane: { id, label, content } }: { pane: Pane }) {
  usePageTitle(`${label} · Settings`)
  const heading = useRef<HTMLHeadingElement>(null)
  const shown = useRef(id)
  useEffect(() => {
    if (shown.current === id) return
    shown.current = id
    heading.current?.focus()
  }, [id])
  return (
    <main id="main" tabIndex={-1} className="min-w-0 grow overflow-y-auto outline-none">
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
          <div key={id} className="divide-y rounded-xl bg-paper shadow-sheet">
            {content}
          </div>
        </div>
      </div>
      <ProofDialog />
    </main>
  )
}

function PaneList({ current }: { current: string }) {
  return (
    <nav
      aria-label="Settings"
      className="flex gap-1 max-lg:-mx-4 max-lg:overflow-x-auto max-lg:border-b max-lg:px-4 max-lg:pb-2 lg:flex-col"
    >
      <p className="px-3 pb-3 text-sm font-semibold max-lg:sr-only">Settings</p>
      {PANES.map(({ id, label, icon: Icon }) => (
        <Link
          key={id}
          to={`/settings/${id}`}
          aria-current={id === current ? 'page' : undefined}
          className={cn(
            'touch-target flex h-9 shrink-0 items-center gap-2.5 rounded-lg px-3 text-sm font-medium transition-colors hover:bg-hover hover:text-ink',
            id === current ? 'bg-hover text-ink' : 'text-ink-soft',
          )}
        >
          <Icon className="size-4 text-ink-faint" aria-hidden />
          {label}
        </Link>
      ))}
    </nav>
  )
}

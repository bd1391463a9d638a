import {
  AlertTriangle,
  BadgeIndianRupee,
  FilePlus,
  LogIn,
  Sparkles,
  SpellCheck,
  Undo2,
  UserPlus,
  type LucideIcon,
} from 'lucide-react'
import { memo, type ReactNode } from 'react'
import { Link } from 'wouter'

import { locale, translator } from '#client/shared/messages/translator.ts'
import { Card } from '#client/shared/ui/layout/Card.tsx'
import type { ActivityEntry, ActivityKind } from '#schema/activity/contract.ts'
import { adminOverview } from '#schema/messages/en/adminOverview.ts'

import { when } from '../when.ts'
import { sampledOf, type FeedItem, type LiveOverview } from './feed.ts'

const t = translator(adminOverview)

const ICONS: Record<ActivityKind, LucideIcon> = {
  'sign-up': UserPlus,
  'sign-in': LogIn,
  document: FilePlus,
  check: SpellCheck,
  'ai-action': Sparkles,
  payment: BadgeIndianRupee,
  refund: Undo2,
  error: AlertTriangle,
}

/** More would push the days out of sight. */
const SHOWN = 25

const TIME = new Intl.DateTimeFormat(locale, { timeStyle: 'medium' })

const dayOf = (moment: string | number): string => new Date(moment).toDateString()

type Props = { overview: LiveOverview; isLive: boolean; now: number }

/** The acts of everyone as they happen, newest first. */
export function Feed({ overview, isLive, now }: Props) {
  const { feed } = overview
  const rate = sampledOf(overview, now)
  const today = dayOf(now)
  const state = isLive ? (rate === null ? t('live') : t('sample', { rate })) : t('notLive')
  return (
    <Card title={t('activity')} aside={state} className="grid content-start gap-3 py-5 [&>header]:px-5">
      {feed.length === 0 ? (
        <p className="px-5 text-sm text-ink-soft">{t('nothing')}</p>
      ) : (
        <ol aria-label={t('activity')} className="divide-y text-sm">
          {feed.slice(0, SHOWN).map(item => (
            <Row key={item.id} item={item} today={today} />
          ))}
        </ol>
      )}
    </Card>
  )
}

type RowProps = { item: FeedItem; today: string }

/** Drawn once: an act does not change. */
const Row = memo(({ item, today }: RowProps) => (
  <li className="px-5 py-2">
    {item.kind === 'gap' ? (
      <p className="text-center text-ink-soft">{t('gap')}</p>
    ) : (
      <Entry entry={item} isToday={dayOf(item.at) === today} />
    )}
  </li>
))

type EntryProps = { entry: ActivityEntry; isToday: boolean }

function Entry({ entry: { kind, user, detail, at }, isToday }: EntryProps) {
  const Icon = ICONS[kind]
  const who = (chunks: ReactNode) =>
    user ? (
      <Link to={`/admin/users/${user.id}/details`} className="font-medium hover:underline">
        <bdi>{chunks}</bdi>
      </Link>
    ) : (
      chunks
    )
  return (
    <div className="flex items-start gap-3">
      <Icon
        aria-hidden
        className={`mt-0.5 size-4 shrink-0 ${kind === 'error' ? 'text-danger' : 'text-ink-faint'}`}
      />
      <p className="min-w-0 grow wrap-anywhere">
        {t.rich(`acts.${kind}`, { who, name: user?.name ?? t('someone'), detail: detail ?? '' })}
      </p>
      <time dateTime={at} className="shrink-0 text-ink-soft tabular-nums">
        {isToday ? TIME.format(new Date(at)) : when(at)}
      </time>
    </div>
  )
}

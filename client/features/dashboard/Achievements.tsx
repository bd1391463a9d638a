import { CheckCheck, Flame, Mail, PencilLine, Users, type LucideIcon } from 'lucide-react'

import { longDay } from '#client/shared/lib/time.ts'
import { translator } from '#client/shared/messages/translator.ts'
import { FeatureLock } from '#client/shared/plans/FeatureLock.tsx'
import { cn } from '#client/shared/ui/cn.ts'
import { Card } from '#client/shared/ui/layout/Card.tsx'
import type { Achievement } from '#schema/dashboard/achievements.ts'
import type { AchievementState } from '#schema/dashboard/contract.ts'
import { dashboard } from '#schema/messages/en/dashboard.ts'

const t = translator(dashboard)

const ICONS: Record<Achievement, LucideIcon> = {
  'first-fix': CheckCheck,
  'words-1k': PencilLine,
  'words-10k': PencilLine,
  'words-100k': PencilLine,
  'streak-7': Flame,
  'streak-30': Flame,
  'streak-100': Flame,
  collaborator: Users,
  'email-pro': Mail,
}

/** All achievements: when they were earned, or how far the user is. `locked`: why the plan has none. */
export function Achievements({
  achievements,
  locked,
}: {
  achievements: readonly AchievementState[] | null
  locked: string | null
}) {
  if (achievements === null)
    return (
      <Card title={t('achievements')}>
        <FeatureLock text={locked} />
      </Card>
    )
  const earned = achievements.filter(({ awardedAt }) => awardedAt !== null).length
  return (
    <Card title={t('achievements')} aside={t('achievementsEarned', { earned, count: achievements.length })}>
      <ul className="grid gap-x-6 gap-y-5 sm:grid-cols-2 xl:grid-cols-3">
        {achievements.map(state => (
          <AchievementItem key={state.achievement} {...state} />
        ))}
      </ul>
    </Card>
  )
}

function AchievementItem({ achievement, value, goal, awardedAt }: AchievementState) {
  const Icon = ICONS[achievement]
  return (
    <li className="flex min-w-0 gap-3">
      <span
        aria-hidden
        className={cn(
          'grid size-10 shrink-0 place-items-center rounded-full [&_svg]:size-5',
          awardedAt === null ? 'bg-sunk text-ink-faint' : 'bg-(image:--brand-gradient-fill) text-white',
        )}
      >
        <Icon />
      </span>
      <div className="grid min-w-0 grow content-start gap-0.5 text-sm">
        <p className="font-medium">{t(`achievementNames.${achievement}`)}</p>
        <p className="text-ink-soft">{t(`achievementTexts.${achievement}`)}</p>
        {awardedAt === null ? (
          <p className="flex items-center gap-2 text-xs text-ink-faint tabular-nums">
            <span aria-hidden className="h-1.5 w-20 overflow-hidden rounded-full bg-sunk">
              <span
                className="block h-full rounded-full bg-brand"
                style={{ width: `${(value / goal) * 100}%` }}
              />
            </span>
            {t('progress', { value, goal })}
          </p>
        ) : (
          <p className="text-xs text-ink-faint">{t('earnedOn', { day: longDay(awardedAt) })}</p>
        )}
      </div>
    </li>
  )
}

import { Settings, Sparkles } from 'lucide-react'
import { Link } from 'wouter'

import type { SectionId } from '#client/features/feature.ts'
import { PlanUsage } from '#client/features/usage/PlanUsage.tsx'
import { useCurrentUser } from '#client/shared/api/currentUser.ts'
import { translator } from '#client/shared/messages/translator.ts'
import { cn } from '#client/shared/ui/cn.ts'
import { Sheet } from '#client/shared/ui/overlay/Sheet.tsx'
import { workspace } from '#schema/messages/en/workspace.ts'
import { buttonClass } from '#site/ui/buttonClass.ts'

import { sections } from './sections.ts'

const t = translator(workspace)

type Props = { section: SectionId; open: boolean; onOpenChange: (open: boolean) => void }

/** The menu of a phone: the sections, the plan's usage and the settings. */
export function MobileMenu({ section, open, onOpenChange }: Props) {
  const { subscriptionPlan } = useCurrentUser()
  return (
    <Sheet open={open} onOpenChange={onOpenChange} title={t('menu')}>
      <nav aria-label={t('sections')} className="grid gap-1 px-2">
        {sections.map(({ id, label, icon: Icon, path }) => (
          <Link
            key={id}
            to={path}
            aria-current={id === section ? 'page' : undefined}
            onClick={() => onOpenChange(false)}
            className={cn(
              'flex h-11 items-center gap-3 rounded-lg px-3 text-sm font-medium transition-colors hover:bg-hover',
              id === section ? 'bg-hover text-ink' : 'text-ink-soft',
            )}
          >
            <Icon className="size-4.5 text-ink-faint" aria-hidden />
            {label}
          </Link>
        ))}
      </nav>
      <div className="mt-auto grid gap-5 border-t p-5">
        <PlanUsage />
        {subscriptionPlan !== 'pro' && (
          <a href="/pricing?upgrade=pro" className={buttonClass()}>
            <Sparkles aria-hidden /> {t('upgradeToPro')}
          </a>
        )}
        <Link to="/settings" onClick={() => onOpenChange(false)} className={buttonClass()}>
          <Settings aria-hidden /> {t('settings')}
        </Link>
      </div>
    </Sheet>
  )
}

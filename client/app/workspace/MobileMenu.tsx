import { Link } from 'wouter'

import { PlanUsage } from '#client/features/usage/PlanUsage.tsx'
import { cn } from '#client/shared/ui/cn.ts'
import { Sheet } from '#client/shared/ui/Sheet.tsx'

import { sections, useSection } from './sections.ts'

type Props = { open: boolean; onOpenChange: (open: boolean) => void }

/** The menu of a phone: the sections and the plan's usage. */
export function MobileMenu({ open, onOpenChange }: Props) {
  const current = useSection()
  return (
    <Sheet open={open} onOpenChange={onOpenChange} title="Menu">
      <nav aria-label="Sections" className="grid gap-1 px-2">
        {sections.map(({ id, label, path, icon: Icon }) => (
          <Link
            key={id}
            to={path}
            aria-current={id === current ? 'page' : undefined}
            onClick={() => onOpenChange(false)}
            className={cn(
              'flex h-11 items-center gap-3 rounded-lg px-3 text-sm font-medium transition-colors hover:bg-hover',
              id === current ? 'bg-hover text-ink' : 'text-ink-soft',
            )}
          >
            <Icon className="size-4.5 text-ink-faint" aria-hidden />
            {label}
          </Link>
        ))}
      </nav>
      <div className="mt-auto border-t p-5">
        <PlanUsage />
      </div>
    </Sheet>
  )
}

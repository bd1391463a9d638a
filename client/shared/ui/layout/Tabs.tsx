import { useId, useRef, type KeyboardEvent, type ReactNode } from 'react'

import { cn } from '#client/shared/ui/cn.ts'

export type Tab<T extends string> = {
  value: T
  label: ReactNode
  /** Shown after the label, such as the number of open issues. */
  count?: number
  content: ReactNode
}

type Props<T extends string> = {
  /** The topic of the tabs, for screen readers. */
  label: string
  tabs: readonly Tab<T>[]
  value: T
  onChange: (value: T) => void
  className?: string
}

/** Tabs over their panels; the arrow keys, Home and End move between them. */
export function Tabs<T extends string>({ label, tabs, value, onChange, className }: Props<T>) {
  const id = useId()
  const list = useRef<HTMLDivElement>(null)
  const current = tabs.findIndex(tab => tab.value === value)
  const onKeyDown = (event: KeyboardEvent) => {
    const target = targetOf(event.key, current, tabs.length)
    const tab = target === null ? undefined : tabs[target]
    if (!tab) return
    event.preventDefault()
    onChange(tab.value)
    list.current?.querySelectorAll<HTMLElement>('[role=tab]')[target ?? 0]?.focus()
  }
  return (
    <div className={cn('flex min-h-0 flex-col', className)}>
      <div
        ref={list}
        role="tablist"
        aria-label={label}
        tabIndex={-1}
        onKeyDown={onKeyDown}
        className="flex shrink-0 gap-5 border-b px-4 outline-none"
      >
        {tabs.map((tab, index) => (
          <button
            key={tab.value}
            type="button"
            role="tab"
            id={`${id}-tab-${tab.value}`}
            aria-selected={index === current}
            aria-controls={`${id}-panel-${tab.value}`}
            tabIndex={index === current ? 0 : -1}
            onClick={() => onChange(tab.value)}
            className="touch-target focus-inset -mb-px inline-flex h-11 items-center gap-2 border-b-2 border-transparent text-sm font-medium text-ink-faint transition-colors hover:text-ink aria-selected:border-ink aria-selected:text-ink"
          >
            {tab.label}
            {tab.count !== undefined && (
              <span className="rounded-full bg-sunk px-1.5 text-xs leading-5 font-medium text-ink-soft tabular-nums">
                {tab.count}
              </span>
            )}
          </button>
        ))}
      </div>
      {tabs.map((tab, index) => (
        <div
          key={tab.value}
          role="tabpanel"
          id={`${id}-panel-${tab.value}`}
          aria-labelledby={`${id}-tab-${tab.value}`}
          hidden={index !== current}
          tabIndex={0}
          className="focus-inset min-h-0 grow overflow-y-auto"
        >
          {index === current && tab.content}
        </div>
      ))}
    </div>
  )
}

/** The tab that a key leads to from the current one, round the ends; null for any other key. */
function targetOf(key: string, current: number, count: number): number | null {
  switch (key) {
    case 'ArrowRight':
      return (current + 1) % count
    case 'ArrowLeft':
      return (current - 1 + count) % count
    case 'Home':
      return 0
    case 'End':
      return count - 1
    default:
      return null
  }
}

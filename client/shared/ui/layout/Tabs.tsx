import * as Radix from 'radix-ui/tabs'
import type { ReactNode } from 'react'

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
  const select = (selected: string) => {
    const tab = tabs.find(tab => tab.value === selected)
    if (tab) onChange(tab.value)
  }
  return (
    <Radix.Root value={value} onValueChange={select} className={cn('flex min-h-0 flex-col', className)}>
      <Radix.List
        aria-label={label}
        className="flex shrink-0 gap-1 overflow-x-auto border-b px-2 outline-none [scrollbar-width:none]"
      >
        {tabs.map(tab => (
          <Radix.Trigger
            key={tab.value}
            value={tab.value}
            className="touch-target focus-inset inline-flex h-11 shrink-0 items-center gap-2 border-b-2 border-transparent px-2 text-sm font-medium text-ink-faint transition-colors hover:text-ink aria-selected:border-ink aria-selected:text-ink"
          >
            {tab.label}
            {tab.count !== undefined && (
              <span className="rounded-full bg-sunk px-1.5 text-xs leading-5 font-medium text-ink-soft tabular-nums">
                {tab.count}
              </span>
            )}
          </Radix.Trigger>
        ))}
      </Radix.List>
      {tabs.map(tab => (
        <Radix.Content
          key={tab.value}
          value={tab.value}
          className="focus-inset min-h-0 grow overflow-y-auto data-[state=inactive]:hidden"
        >
          {tab.content}
        </Radix.Content>
      ))}
    </Radix.Root>
  )
}

import { useState, type ReactNode, type Ref } from 'react'

import { translator } from '#client/shared/messages/translator.ts'
import { Button } from '#client/shared/ui/form/Button.tsx'
import { extension } from '#schema/messages/en/extension.ts'

const t = translator(extension)

/** Items that are drawn at a time. */
const PAGE = 100

type Props = {
  ref: Ref<HTMLUListElement>
  label: string
  items: readonly string[]
  nameOf: (item: string) => string
  /** The button of each item. */
  act: { label: (item: string) => string; icon: ReactNode; run: (item: string) => void }
}

/** A list whose items have one button each. It takes the focus of an item that goes. */
export function Listed({ ref, label, items, nameOf, act }: Props) {
  const [most, setMost] = useState(PAGE)
  return (
    <>
      <ul
        ref={ref}
        tabIndex={-1}
        aria-label={label}
        className="max-h-48 w-full divide-y overflow-y-auto rounded-lg border outline-none"
      >
        {items.slice(0, most).map(item => (
          <li key={item} className="flex items-center justify-between gap-3 py-0.5 pr-1 pl-3">
            <span dir="auto" className="min-w-0 text-sm break-words">
              {nameOf(item)}
            </span>
            <button
              type="button"
              aria-label={act.label(item)}
              title={act.label(item)}
              onClick={() => act.run(item)}
              className="focus-inset inline-flex size-8 shrink-0 items-center justify-center rounded-lg text-ink-soft transition-colors hover:bg-hover hover:text-ink [&_svg]:size-4"
            >
              {act.icon}
            </button>
          </li>
        ))}
      </ul>
      {items.length > most && (
        <Button size="sm" variant="ghost" onClick={() => setMost(most + PAGE)}>
          {t('more', { count: Math.min(PAGE, items.length - most) })}
        </Button>
      )}
    </>
  )
}

import { memo } from 'react'

import { landing } from '#schema/messages/en/landing.ts'
import { CategoryLabel } from '#site/ui/CategoryLabel.tsx'
import { Check } from '#site/ui/icons.tsx'
import { useTranslator } from '#site/ui/useTranslator.ts'

import type { DemoState } from './loop.ts'
import type { Correction } from './samples.ts'

type Props = { correction: Correction; phase: DemoState['phase'] }

/** One correction in the sheet's margin, like a card of the workspace's review panel. */
export const MarginNote = memo(function MarginNote({ correction, phase }: Props) {
  const t = useTranslator(landing)
  const { type, from, to, reason } = correction
  const look = { typing: 'translate-y-1 opacity-0', correcting: '', corrected: '' }[phase]
  return (
    <div
      className={`category-${type} rounded-lg border bg-desk/60 p-3 transition-[opacity,transform] ${look}`}
    >
      <div className="flex h-5 items-center justify-between">
        <CategoryLabel category={type} />
        <Check
          className={`size-4 text-success transition-opacity ${phase === 'corrected' ? '' : 'opacity-0'}`}
        />
      </div>
      <p className="mt-1.5 font-serif text-base">
        <span className="text-ink-faint line-through">{from}</span>{' '}
        <span className="font-semibold text-ink">{to}</span>
      </p>
      <p className="text-xs text-ink-soft">{t(`demo.reasons.${reason}`)}</p>
    </div>
  )
})

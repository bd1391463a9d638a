import { useEffect } from 'react'

import { pricing } from '#schema/messages/en/pricing.ts'
import { X } from '#site/ui/icons.tsx'
import { useTranslator } from '#site/ui/useTranslator.ts'

import type { PricingNotice } from './livePricing.ts'

/** How long a notice stays: that of the app's toasts. */
const SHOWN_MS = 5000

/** A notice in a corner, which goes by itself. */
export function Notice({ notice, onEnd }: { notice: PricingNotice; onEnd: () => void }) {
  const t = useTranslator(pricing)
  useEffect(() => {
    const end = setTimeout(onEnd, SHOWN_MS)
    return () => clearTimeout(end)
  }, [onEnd])
  return (
    <div
      role="alert"
      className="fixed right-4 bottom-4 z-50 flex max-w-[calc(100%-2rem)] items-start gap-3 rounded-xl border bg-paper p-4 shadow-float sm:max-w-sm"
    >
      <div className="grid gap-1 text-sm">
        <strong className="font-semibold">{notice.title}</strong>
        <span className="text-ink-soft">{notice.text}</span>
      </div>
      <button
        type="button"
        aria-label={t('close')}
        onClick={onEnd}
        className="-m-2 inline-flex size-11 shrink-0 items-center justify-center rounded-lg text-ink-soft hover:bg-hover"
      >
        <X className="size-4" />
      </button>
    </div>
  )
}

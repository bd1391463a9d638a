import { translator } from '#client/shared/messages/translator.ts'
import { cn } from '#client/shared/ui/cn.ts'
import { sentiment } from '#schema/messages/en/sentiment.ts'
import type { SentimentReport } from '#schema/sentiment/report.ts'

const t = translator(sentiment)

const ROWS = [
  { side: 'positive', color: 'bg-success' },
  { side: 'neutral', color: 'bg-control' },
  { side: 'negative', color: 'bg-danger' },
] as const

type Props = Pick<SentimentReport, (typeof ROWS)[number]['side'] | 'confidence'>

/** The shares of positive, neutral and negative as labeled bars. */
export function Shares({ confidence, ...shares }: Props) {
  return (
    <>
      <ul className="grid gap-1.5">
        {ROWS.map(({ side, color }) => (
          <li key={side} className="grid grid-cols-[5rem_1fr_2.75rem] items-center gap-3 text-sm">
            <span>{t(side)}</span>
            <span aria-hidden className="h-2 rounded-full bg-sunk">
              <span
                className={cn('block h-full rounded-full', color)}
                style={{ width: `${shares[side]}%` }}
              />
            </span>
            <span className="text-right font-medium tabular-nums">
              {t('percent', { count: shares[side] })}
            </span>
          </li>
        ))}
      </ul>
      <p className="text-sm text-ink-faint tabular-nums">
        {t('confidence', { count: Math.round(confidence * 100) })}
      </p>
    </>
  )
}

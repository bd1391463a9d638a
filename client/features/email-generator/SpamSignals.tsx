import { translator } from '#client/shared/messages/translator.ts'
import { Badge } from '#client/shared/ui/layout/Badge.tsx'
import { emailGenerator } from '#schema/messages/en/emailGenerator.ts'
import type { SpamReport } from '#schema/spam/report.ts'

import { FoundIn } from './FoundIn.tsx'

const t = translator(emailGenerator)

const LOOKS = { clean: 'success', suspicious: 'warning', spam: 'danger' } as const

type Props = {
  report: SpamReport
  body: string
  /** Selects a place in the body; null if the body is not on screen. */
  onShow: ((start: number, end: number) => void) | null
}

/** The verdict of a spam check and its signals, for spam and against it. */
export function SpamSignals({ report: { score, verdict, signals }, body, onShow }: Props) {
  return (
    <div className="grid gap-3">
      <p className="flex flex-wrap items-center gap-2 text-sm">
        <Badge kind={LOOKS[verdict]}>{t(`spamVerdicts.${verdict}`)}</Badge>
        <span className="text-ink-soft tabular-nums">{t('spamScore', { count: score })}</span>
      </p>
      {signals.length === 0 && <p className="text-sm text-ink-soft">{t('spamClean')}</p>}
      <ul className="grid gap-3">
        {signals.map(({ id, message, explanation, weight, ranges }) => (
          <li key={id} className="grid grid-cols-[2.25rem_minmax(0,1fr)] gap-x-2 text-sm">
            <span
              className={
                weight > 0 ? 'font-medium text-danger tabular-nums' : 'font-medium text-success tabular-nums'
              }
            >
              {weight > 0 ? `+${weight}` : `−${-weight}`}
            </span>
            <div className="grid grid-cols-1 gap-0.5 wrap-anywhere">
              <p className="font-medium">{message}</p>
              <p className="text-ink-soft">{explanation}</p>
              <FoundIn ranges={ranges} body={body} onShow={onShow} />
            </div>
          </li>
        ))}
      </ul>
    </div>
  )
}

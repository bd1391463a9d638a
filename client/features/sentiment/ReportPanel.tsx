import { useEffect, useRef, type ReactNode } from 'react'

import { translator } from '#client/shared/messages/translator.ts'
import { engineName } from '#client/shared/results/engineName.ts'
import { Button } from '#client/shared/ui/form/Button.tsx'
import { sentiment } from '#schema/messages/en/sentiment.ts'
import { TONES_MIN, type RiskKind, type SentimentReport } from '#schema/sentiment/report.ts'

import type { ShownReport } from './draft.ts'
import { Shares } from './Shares.tsx'

const t = translator(sentiment)

type Risk = { start: number; end: number; kind: RiskKind; replacement: string | null }

type Props = {
  shown: ShownReport
  /** Raised when a report arrives: its first heading takes the focus. */
  arrived?: number
  /** Puts a softer wording into the text. Null: the text has changed, or is a sample. */
  onSofter: ((risk: Risk & { replacement: string }) => void) | null
}

/** The report on a text: how it may land, its shares, tones and risky wordings. */
export function ReportPanel({ shown: { text, report, engine, note }, arrived = 0, onSofter }: Props) {
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => {
    if (arrived > 0) heading.current?.focus()
  }, [arrived])
  return (
    <div className="grid gap-6">
      <section className="grid gap-2">
        <h2 ref={heading} tabIndex={-1} className="scroll-mt-16 text-sm font-semibold outline-none">
          {t('landing')}
        </h2>
        <p className="font-serif text-lg text-balance">{report.landing}</p>
      </section>
      <Part title={t('sentiment')}>
        <Shares {...report} />
      </Part>
      <Part title={t('tones')}>
        <Tones text={text} tones={report.tones} />
      </Part>
      <Part title={t('risks')}>
        <Risks text={text} risks={report.risks} onSofter={onSofter} />
      </Part>
      <p className="text-xs text-ink-faint">
        {engineName(engine)}
        {note !== null && ` · ${note}`}
      </p>
    </div>
  )
}

function Part({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className="grid gap-2">
      <h2 className="text-sm font-semibold">{title}</h2>
      {children}
    </section>
  )
}

function Tones({ text, tones }: { text: string; tones: SentimentReport['tones'] }) {
  if (tones.length === 0)
    return <p className="text-sm text-ink-soft">{t('noTones', { minimum: TONES_MIN })}</p>
  return (
    <ul className="grid gap-2.5">
      {tones.map(({ tone, strength, evidence }) => (
        <li key={tone} className="grid gap-0.5">
          <div className="grid grid-cols-[7rem_1fr_auto] items-center gap-3 text-sm">
            <span className="font-medium">{t(`toneNames.${tone}`)}</span>
            <span aria-hidden className="h-1.5 rounded-full bg-sunk">
              <span
                className="block h-full rounded-full bg-brand"
                style={{ width: `${Math.round(strength * 100)}%` }}
              />
            </span>
            <span className="text-ink-faint">{t(`strengths.${strengthOf(strength)}`)}</span>
          </div>
          {evidence.length > 0 && <p className="truncate text-xs text-ink-faint">{quotes(text, evidence)}</p>}
        </li>
      ))}
    </ul>
  )
}

const strengthOf = (strength: number) => (strength > 0.65 ? 'strong' : strength > 0.4 ? 'clear' : 'slight')

const QUOTES_MAX = 3

const quotes = (text: string, ranges: readonly { start: number; end: number }[]): string =>
  [...new Set(ranges.map(({ start, end }) => text.slice(start, end)).filter(words => /\p{L}/u.test(words)))]
    .slice(0, QUOTES_MAX)
    .map(words => `“${words}”`)
    .join(', ')

type RisksProps = { text: string; risks: SentimentReport['risks']; onSofter: Props['onSofter'] }

function Risks({ text, risks, onSofter }: RisksProps) {
  if (risks.length === 0) return <p className="text-sm text-ink-soft">{t('noRisks')}</p>
  return (
    <ul className="grid gap-3">
      {risks.map(({ start, end, kind, message, explanation, replacement }) => (
        <li key={start} className="grid justify-items-start gap-1 border-l-2 border-warning pl-3 text-sm">
          <p className="font-medium">
            “{text.slice(start, end).trim()}” <span className="font-normal text-warning">{message}</span>
          </p>
          <p className="text-ink-soft">{explanation}</p>
          {replacement !== null && onSofter && (
            <Button
              size="sm"
              className="mt-1 max-w-full whitespace-normal! h-auto! min-h-8 py-1 text-left"
              onClick={() => onSofter({ start, end, kind, replacement })}
            >
              {t('use', { text: replacement.trim() })}
            </Button>
          )}
        </li>
      ))}
    </ul>
  )
}

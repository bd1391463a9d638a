import { translator } from '#client/shared/messages/translator.ts'
import { Card } from '#client/shared/ui/layout/Card.tsx'
import { writingStyle } from '#schema/messages/en/writingStyle.ts'
import {
  STYLE_CHARACTERS_MAX,
  STYLE_DOCUMENTS_MAX,
  type StyleAnswer,
  type StyleMeasures,
} from '#schema/writing-style/contract.ts'

const t = translator(writingStyle)

type Props = { answer: StyleAnswer; measures: StyleMeasures }

/** The counts of a report, and the documents that it leaves out. */
export function Totals({ answer: { words, documents, otherLanguages, left }, measures }: Props) {
  const values = [
    { label: t('words'), value: t('decimal', { count: words }) },
    { label: t('documents'), value: t('decimal', { count: documents }) },
    { label: t('sentences'), value: t('decimal', { count: measures.sentences }) },
    {
      label: t('readingTime'),
      value: t('minutes', { minutes: Math.round(measures.readingSeconds / 60) }),
      hint: t('formulas.readingTime'),
    },
  ]
  return (
    <section aria-label={t('inTotal')} className="grid gap-3">
      <Card className="overflow-hidden">
        <dl className="grid grid-cols-2 gap-px bg-line lg:grid-cols-4">
          {values.map(({ label, value, hint }) => (
            <div key={label} className="grid content-start gap-0.5 bg-paper px-5 py-4">
              <dt className="text-sm text-ink-soft">{label}</dt>
              <dd className="font-serif text-xl font-semibold tabular-nums">{value}</dd>
              {hint && <dd className="text-xs text-ink-faint">{hint}</dd>}
            </div>
          ))}
        </dl>
      </Card>
      {(otherLanguages > 0 || left > 0) && (
        <p className="text-sm text-ink-soft">
          {otherLanguages > 0 && `${t('otherLanguages', { count: otherLanguages })} `}
          {left > 0 && t('left', { left, limit: STYLE_DOCUMENTS_MAX, maximum: STYLE_CHARACTERS_MAX })}
        </p>
      )}
    </section>
  )
}

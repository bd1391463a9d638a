import { useId, useRef, useState } from 'react'

import { translator } from '#client/shared/messages/translator.ts'
import { useOffer } from '#client/shared/provider/useOffer.ts'
import { useReadField } from '#client/shared/spoken/useReadField.ts'
import { useSpokenArea } from '#client/shared/spoken/useSpokenArea.ts'
import { Button } from '#client/shared/ui/form/Button.tsx'
import { Card } from '#client/shared/ui/layout/Card.tsx'
import { Kbd } from '#client/shared/ui/layout/Kbd.tsx'
import { results } from '#schema/messages/en/results.ts'
import { sentiment } from '#schema/messages/en/sentiment.ts'
import { SENTIMENT_MAX, SENTIMENT_MIN } from '#schema/sentiment/report.ts'

import type { ShownReport } from './draft.ts'
import { MarkedText } from './MarkedText.tsx'

const t = translator(sentiment)
const tResults = translator(results)

type Props = {
  text: string
  /** The report whose marks are shown instead of the text field; null while writing. */
  marked: ShownReport | null
  /** A report fits the text, but its marks are not shown. */
  hasMarks: boolean
  isRunning: boolean
  onChange: (text: string) => void
  onAnalyze: () => void
  onStop: () => void
  onEdit: () => void
  onNew: () => void
  onShowMarks: () => void
}

/** The text on its sheet: a field while writing, and the marked text with its report. */
export function TextSheet(props: Props) {
  return props.marked ? <Marked {...props} marked={props.marked} /> : <Field {...props} />
}

const SHEET = 'grid content-start'
const FOOT = 'flex flex-wrap items-center gap-x-3 gap-y-2 border-t px-4 py-3 sm:px-6'

function Marked({ marked, onEdit, onNew }: Props & { marked: ShownReport }) {
  useReadField('sentiment', marked.text, onEdit)
  return (
    <Card label={t('marked')} className={SHEET}>
      <div className="px-4 py-5 sm:px-6 sm:py-7">
        <MarkedText text={marked.text} sentences={marked.report.sentences} />
      </div>
      <p className="px-4 pb-4 text-sm text-ink-faint sm:px-6">{t('legend')}</p>
      <div className={FOOT}>
        <Button onClick={onEdit}>{t('edit')}</Button>
        <Button variant="ghost" onClick={onNew}>
          {t('newText')}
        </Button>
      </div>
    </Card>
  )
}

/** Returns the reason why a text cannot be analyzed, or null. */
function reasonAgainst(text: string): string | null {
  if (text.trim().length < SENTIMENT_MIN) return t('tooShort', { minimum: SENTIMENT_MIN })
  if (text.length > SENTIMENT_MAX) return t('tooLong', { limit: SENTIMENT_MAX, count: text.length })
  return null
}

function Field({ text, hasMarks, isRunning, onChange, onAnalyze, onStop, onShowMarks }: Props) {
  const id = useId()
  const field = useRef<HTMLTextAreaElement>(null)
  useSpokenArea('sentiment', field)
  const [isRefused, setRefused] = useState(false)
  const provider = useOffer()?.provider ?? null
  const reason = reasonAgainst(text)
  const isTooLong = text.length > SENTIMENT_MAX
  const shownReason = isRefused || isTooLong ? reason : null
  const analyze = () => {
    setRefused(reason !== null)
    if (reason === null) onAnalyze()
    else field.current?.focus()
  }
  return (
    <Card className={SHEET}>
      <label htmlFor={id} className="sr-only">
        {t('label')}
      </label>
      <textarea
        ref={field}
        id={id}
        value={text}
        placeholder={t('placeholder')}
        aria-invalid={shownReason !== null || undefined}
        aria-describedby={`${id}-count${shownReason === null ? '' : ` ${id}-reason`}`}
        readOnly={isRunning}
        onChange={event => onChange(event.target.value)}
        onKeyDown={event => {
          if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey)) return
          event.preventDefault()
          if (!isRunning) analyze()
        }}
        className="reading focus-inset field-sizing-content min-h-64 w-full max-w-none resize-none rounded-t-xl bg-transparent px-4 py-5 text-ink placeholder:text-ink-faint sm:min-h-80 sm:px-6 sm:py-7"
      />
      {shownReason !== null && (
        <p id={`${id}-reason`} role="alert" className="px-4 pb-3 text-sm text-danger sm:px-6">
          {shownReason}
        </p>
      )}
      <div className={FOOT}>
        <p id={`${id}-count`} className="mr-auto text-sm text-ink-faint tabular-nums">
          {t('count', { count: text.length, limit: SENTIMENT_MAX })}
          {provider !== null && <span className="block">{t('sentTo', { provider })}</span>}
        </p>
        {hasMarks && !isRunning && (
          <Button variant="ghost" onClick={onShowMarks}>
            {t('showMarks')}
          </Button>
        )}
        {isRunning ? <Button onClick={onStop}>{tResults('stop')}</Button> : <Kbd keys="Ctrl+Enter" />}
        <Button variant="primary" busy={isRunning} onClick={analyze}>
          {t(isRunning ? 'analyzing' : 'analyze')}
        </Button>
      </div>
    </Card>
  )
}

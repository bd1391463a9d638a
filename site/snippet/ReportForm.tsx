import { useId, useRef, useState, type FormEvent } from 'react'

import { reports } from '#schema/messages/en/reports.ts'
import { DETAILS_MAX, REPORT_REASONS, type ReportReason } from '#schema/reports/reasons.ts'
import { buttonClass } from '#site/ui/buttonClass.ts'
import { useTranslator } from '#site/ui/useTranslator.ts'

import type { ReportOutcome, SnippetActs } from './liveText.ts'

const CONTROL = 'w-full rounded-lg border border-control bg-paper px-3 text-base text-ink'

type Props = {
  /** Absent until the code for it is loaded. */
  report: SnippetActs['report'] | undefined
}

/**
 * Reports the text in a small form: the browser's own modal dialog, which takes and returns the focus.
 * The text in it stays until it is sent.
 */
export function ReportForm({ report }: Props) {
  const t = useTranslator(reports)
  const dialog = useRef<HTMLDialogElement>(null)
  const [reason, setReason] = useState<ReportReason | null>(null)
  const [details, setDetails] = useState('')
  const [isIncomplete, setIncomplete] = useState(false)
  const reasons = useRef<HTMLSelectElement>(null)
  const [state, setState] = useState<'ready' | 'sending' | ReportOutcome>('ready')
  const id = useId()
  const isSending = state === 'sending'
  const said = state !== 'ready' && !isSending && t(`outcomes.${state}`)

  const open = () => {
    if (!isSending) setState('ready')
    setIncomplete(false)
    dialog.current?.showModal()
  }
  const send = async (event: FormEvent) => {
    event.preventDefault()
    if (!report || isSending) return
    setIncomplete(reason === null)
    if (reason === null) return reasons.current?.focus()
    setState('sending')
    const outcome = await report({ reason, details: details.trim() })
    setState(outcome)
    if (outcome !== 'sent') return
    setReason(null)
    setDetails('')
    dialog.current?.close()
  }

  return (
    <footer className="mt-12 flex flex-wrap items-center gap-2 border-t pt-3">
      <p className="hidden text-sm text-ink-soft noscript:block">{t('needsScript')}</p>
      <button
        type="button"
        aria-haspopup="dialog"
        disabled={!report}
        onClick={open}
        className={`-ml-3 noscript:hidden ${buttonClass({ variant: 'ghost', size: 'sm' })}`}
      >
        {t('report')}
      </button>
      <span role="status" className="text-sm text-ink-soft">
        {said}
      </span>
      <dialog
        ref={dialog}
        aria-labelledby={`${id}-title`}
        className="m-auto w-[calc(100%-2rem)] max-w-md rounded-xl border bg-paper p-6 text-ink shadow-float backdrop:bg-(--scrim)"
      >
        <form noValidate onSubmit={event => void send(event)} className="grid gap-4">
          <div className="grid gap-1.5">
            <h2 id={`${id}-title`} className="font-serif text-xl font-semibold">
              {t('title')}
            </h2>
            <p className="text-sm text-ink-soft">{t('intro')}</p>
          </div>
          <div className="grid gap-1.5">
            <label htmlFor={`${id}-reason`} className="text-sm font-medium">
              {t('reason')}
            </label>
            <select
              ref={reasons}
              id={`${id}-reason`}
              required
              aria-invalid={isIncomplete || undefined}
              aria-describedby={isIncomplete ? `${id}-problem` : undefined}
              value={reason ?? ''}
              onChange={({ target }) => {
                setReason(REPORT_REASONS.find(one => one === target.value) ?? null)
                setIncomplete(false)
              }}
              className={`h-11 ${CONTROL}`}
            >
              <option value="" disabled>
                {t('choose')}
              </option>
              {REPORT_REASONS.map(one => (
                <option key={one} value={one}>
                  {t(`reasons.${one}`)}
                </option>
              ))}
            </select>
            {isIncomplete && (
              <p id={`${id}-problem`} className="text-sm text-danger">
                {t('chooseFirst')}
              </p>
            )}
          </div>
          <div className="grid gap-1.5">
            <label htmlFor={`${id}-details`} className="text-sm font-medium">
              {t('details')}
            </label>
            <textarea
              id={`${id}-details`}
              dir="auto"
              rows={4}
              maxLength={DETAILS_MAX}
              value={details}
              onChange={event => setDetails(event.target.value)}
              className={`resize-y py-2.5 ${CONTROL}`}
            />
          </div>
          {said !== false && state !== 'sent' && (
            <p role="alert" className="text-sm text-danger">
              {said}
            </p>
          )}
          <div className="flex flex-wrap justify-end gap-2">
            <button type="button" onClick={() => dialog.current?.close()} className={buttonClass()}>
              {t('cancel')}
            </button>
            <button
              type="submit"
              aria-disabled={isSending || undefined}
              className={buttonClass({ variant: 'ink' })}
            >
              {t('send')}
            </button>
          </div>
        </form>
      </dialog>
    </footer>
  )
}

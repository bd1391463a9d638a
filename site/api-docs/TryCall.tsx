import { useId, useState, type SubmitEvent } from 'react'

import type { ApiOperation } from '#schema/api-docs/contract.ts'
import { apiDocs } from '#schema/messages/en/apiDocs.ts'
import { buttonClass } from '#site/ui/buttonClass.ts'
import { useTranslator } from '#site/ui/useTranslator.ts'

import type { ApiActs, ApiOutcome } from './acts.ts'

const CONTROL = 'w-full rounded-lg border border-control bg-paper px-3 py-2 font-mono text-sm text-ink'

type Props = {
  operation: ApiOperation
  /** Absent until the code for it is loaded. */
  send: ApiActs['send'] | undefined
}

/** Makes a call with the reader's own key, and shows its answer. */
export function TryCall({ operation, send }: Props) {
  const t = useTranslator(apiDocs)
  const id = useId()
  const [key, setKey] = useState('')
  const [body, setBody] = useState(operation.body)
  const [outcome, setOutcome] = useState<ApiOutcome | null>(null)
  const [isSending, setIsSending] = useState(false)

  const submit = async (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    if (!send || isSending) return
    setIsSending(true)
    const { method, path, isForm } = operation
    setOutcome(await send({ method, path, key: key.trim(), body, isForm }))
    setIsSending(false)
  }

  return (
    <form onSubmit={event => void submit(event)} className="grid gap-4 border-t p-4">
      <div className="grid gap-1.5">
        <label htmlFor={`${id}-key`} className="text-sm font-medium">
          {t('key')}
        </label>
        <input
          id={`${id}-key`}
          type="password"
          autoComplete="off"
          value={key}
          onChange={event => setKey(event.target.value)}
          aria-describedby={`${id}-hint`}
          className={CONTROL}
        />
        <p id={`${id}-hint`} className="text-sm text-ink-soft">
          {t('keyHint')}
        </p>
      </div>
      {body !== null && (
        <div className="grid gap-1.5">
          <label htmlFor={`${id}-body`} className="text-sm font-medium">
            {t('body')}
          </label>
          <textarea
            id={`${id}-body`}
            rows={6}
            spellCheck={false}
            value={body}
            onChange={event => setBody(event.target.value)}
            className={CONTROL}
          />
        </div>
      )}
      <div>
        <button
          type="submit"
          disabled={!send}
          aria-disabled={isSending || undefined}
          className={buttonClass({ variant: 'ink' })}
        >
          {t(isSending ? 'sending' : 'send')}
        </button>
      </div>
      <div role="status" className="min-w-0">
        {typeof outcome === 'string' && <p className="text-sm text-danger">{t(`outcomes.${outcome}`)}</p>}
        {outcome !== null && typeof outcome === 'object' && (
          <>
            <p className="text-sm font-medium">
              {t('status', { number: String(outcome.status) })}
              {outcome.limit !== null && (
                <code className="ms-3 font-mono text-ink-soft">RateLimit: {outcome.limit}</code>
              )}
            </p>
            <pre className="mt-2 rounded-lg border bg-desk px-3 py-2 font-mono text-sm whitespace-pre-wrap wrap-anywhere">
              <code>{outcome.text}</code>
            </pre>
          </>
        )}
      </div>
    </form>
  )
}

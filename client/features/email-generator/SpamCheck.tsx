import { Suspense, useState } from 'react'

import { onDemand } from '#client/shared/lib/onDemand.ts'
import { translator } from '#client/shared/messages/translator.ts'
import { FeatureLock } from '#client/shared/plans/FeatureLock.tsx'
import { useFeatureLock } from '#client/shared/plans/useFeatureLock.ts'
import { useResultAction } from '#client/shared/results/useResultAction.ts'
import { Problem } from '#client/shared/ui/feedback/Problem.tsx'
import { Button } from '#client/shared/ui/form/Button.tsx'
import { Card } from '#client/shared/ui/layout/Card.tsx'
import { emailGenerator } from '#schema/messages/en/emailGenerator.ts'
import * as endpoints from '#schema/spam/endpoints.ts'
import type { SpamReport } from '#schema/spam/report.ts'

import { SpamSignals } from './SpamSignals.tsx'

const t = translator(emailGenerator)

const SpamSample = onDemand(async () => (await import('./SpamSample.tsx')).SpamSample)

type Props = { subject: string; body: string; onShow: (start: number, end: number) => void }

/** The spam check of the email on screen; a lock and a sample where the plan lacks it. */
export function SpamCheck({ subject, body, onShow }: Props) {
  const lock = useFeatureLock('spamChecker')
  const [checked, setChecked] = useState<{ text: string; report: SpamReport } | null>(null)
  const text = `${subject}\n${body}`
  const { state, run, stop } = useResultAction(endpoints.run)
  const check = () =>
    run({ body: { subject, body } }, ({ request, result }) =>
      setChecked({ text: `${request.subject ?? ''}\n${request.body}`, report: result }),
    )
  const isRunning = state.kind === 'running'
  return (
    <Card label={t('spam')} className="grid gap-4 p-4 sm:p-5">
      <h2 className="text-sm font-semibold">{t('spam')}</h2>
      {lock !== null ? (
        <>
          <FeatureLock text={lock} />
          <Suspense>
            <SpamSample />
          </Suspense>
        </>
      ) : (
        <>
          {checked ? (
            <SpamSignals report={checked.report} body={body} onShow={onShow} />
          ) : (
            <p className="text-sm text-ink-soft">{t('spamText')}</p>
          )}
          {checked && checked.text !== text && <p className="text-sm text-ink-faint">{t('spamStale')}</p>}
          {state.kind === 'failed' && <Problem>{state.failure.message}</Problem>}
          {(!checked || checked.text !== text) && (
            <div className="flex items-center gap-3">
              <Button size="sm" busy={isRunning} onClick={() => void check()}>
                {t('spamRun')}
              </Button>
              {isRunning ? (
                <Button size="sm" variant="ghost" onClick={stop}>
                  {t('stop')}
                </Button>
              ) : (
                <span className="text-xs text-ink-faint">{t('cost')}</span>
              )}
            </div>
          )}
        </>
      )}
    </Card>
  )
}

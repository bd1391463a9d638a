import { translator } from '#client/shared/messages/translator.ts'
import { emailGenerator } from '#schema/messages/en/emailGenerator.ts'
import { checkSpam } from '#writing/spam/checkSpam.ts'

import { SpamSignals } from './SpamSignals.tsx'

const t = translator(emailGenerator)

const SAMPLE = { subject: t('spamSample.subject'), body: t('spamSample.body') }

/** A short email with its report, for plans without the spam check. The engine runs here. */
export function SpamSample() {
  return (
    <div className="grid gap-3">
      <div className="text-sm">
        <p className="text-xs font-medium text-ink-faint">{t('spamSample.label')}</p>
        <p className="font-medium">{SAMPLE.subject}</p>
        <p className="whitespace-pre-line text-ink-soft">{SAMPLE.body}</p>
      </div>
      <SpamSignals report={checkSpam(SAMPLE)} body={SAMPLE.body} onShow={null} />
    </div>
  )
}

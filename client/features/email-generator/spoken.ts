import { translator } from '#client/shared/messages/translator.ts'
import type { SpokenAction } from '#client/shared/spoken/actions.ts'
import { PURPOSE_MAX, PURPOSE_MIN, type Refinement } from '#schema/email-generator/contract.ts'
import { emailGenerator } from '#schema/messages/en/emailGenerator.ts'

import { mailtoOf } from './export.ts'
import type { EmailForm, ShownEmail } from './form.ts'
import type { EmailGeneratorState } from './useEmailGenerator.ts'

const t = translator(emailGenerator)

/** Opens the mail app, as a press on the link on the screen does. */
function openMail(address: string): void {
  const link = document.createElement('a')
  link.href = address
  document.body.append(link)
  link.click()
  link.remove()
}

const CHANGES = {
  improve: 'improve',
  make_shorter: 'shorter',
  make_longer: 'longer',
  make_friendly: 'warmer',
  make_formal: 'more_formal',
  make_simpler: 'simpler',
} as const satisfies Partial<Record<SpokenAction['name'], Refinement>>

type Generator = Pick<EmailGeneratorState, 'state' | 'writeAbout' | 'adjust'> & {
  form: Pick<EmailForm, 'recipient'>
  shown: Pick<ShownEmail, 'subject' | 'body'> | null
}

/**
 * Returns the spoken actions of the email generator: a new email, and for the one on screen, its
 * changes and the mail app.
 */
export function spokenActions({ form, state, shown, writeAbout, adjust }: Generator): SpokenAction[] {
  const problem = () => (state.kind === 'running' ? t('writing') : null)
  const changes = (Object.keys(CHANGES) as (keyof typeof CHANGES)[]).map((name): SpokenAction => ({
    name,
    isMetered: true,
    problem,
    run() {
      adjust(CHANGES[name])
      return null
    },
  }))
  return [
    {
      name: 'write_email',
      isMetered: true,
      problem,
      run(topic) {
        const purpose = topic.length < PURPOSE_MIN ? t('spokenPurpose', { topic }) : topic
        writeAbout(purpose.slice(0, PURPOSE_MAX))
        return null
      },
    },
    {
      name: 'send_email',
      isMetered: false,
      problem: () => problem() ?? (shown ? null : t('nothingToSend')),
      run() {
        if (shown) openMail(mailtoOf({ ...shown, recipient: form.recipient }))
        return t('sentOff')
      },
    },
    ...(shown ? changes : []),
  ]
}

import { z } from 'zod'

import { checkSpam } from '#writing/spam/checkSpam.ts'

import {
  emailSample,
  emailSettings,
  messageSample,
  messageSettings,
  ownEmails,
  ownMessages,
  validated,
} from '../../../scripts/train/spamSamples.ts'
import { type Part, percent, quantile, tenth } from './part.ts'

const labeled = z.object({ text: z.string(), label: z.number() })

/**
 * Spam: F1 and the false-positive rate. The shipped weights were trained on these texts, so the
 * results use weights from ten-fold cross-validation.
 */
export const spam: Part = {
  name: 'spam',
  async run(data) {
    const emails = await data.read('spam-assassin', labeled)
    const messages = await data.read('spam-sms', labeled)
    const ofEmail = validated(
      emails.map(({ text, label }) => emailSample(text, label)),
      emailSettings,
      ownEmails(),
    )
    const ofMessages = validated(
      messages.map(({ text, label }) => messageSample(text, label)),
      messageSettings,
      ownMessages(),
    )
    const [honestEmails, honestMessages] = [emails, messages].map(
      rows => rows.filter(({ label }) => label === 0).length,
    )
    const flagged = ofEmail.flagged * (honestEmails ?? 0) + ofMessages.flagged * (honestMessages ?? 0)
    const times = emails.slice(0, 50).map(({ text }) => {
      const body = text.repeat(Math.ceil(10_000 / text.length)).slice(0, 10_000)
      const start = performance.now()
      checkSpam({ subject: 'News', body })
      return performance.now() - start
    })
    return [
      { name: 'emails: F1', value: percent(ofEmail.f1), unit: '%', goal: '≥ 97' },
      { name: 'emails: spam found', value: percent(ofEmail.found), unit: '%' },
      { name: 'emails: honest ones flagged', value: tenth(ofEmail.flagged * 100), unit: '%' },
      { name: 'text messages: F1', value: percent(ofMessages.f1), unit: '%', goal: '≥ 96' },
      { name: 'text messages: spam found', value: percent(ofMessages.found), unit: '%' },
      { name: 'text messages: honest ones flagged', value: tenth(ofMessages.flagged * 100), unit: '%' },
      { name: 'service messages: flagged', value: percent(ofMessages.added.flagged), unit: '%' },
      { name: 'service messages: not clean', value: percent(ofMessages.added.notClean), unit: '%' },
      { name: 'spam of today: found', value: percent(ofMessages.added.found), unit: '%' },
      {
        name: 'both: honest ones flagged',
        value: Math.round((10_000 * flagged) / ((honestEmails ?? 0) + (honestMessages ?? 0))) / 100,
        unit: '%',
        goal: '≤ 0.5',
      },
      {
        name: 'report on 10,000 characters, p50',
        value: tenth(quantile(times, 0.5)),
        unit: 'ms',
        goal: '< 50',
      },
    ]
  },
}

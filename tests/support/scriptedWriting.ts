import { createEngine } from '#api/services/engine/engine.ts'
import { proofreadTask } from '#api/services/engine/tasks/proofread.ts'
import { ProviderError } from '#api/services/provider/error.ts'
import type { Provider } from '#api/services/provider/provider.ts'
import { coachRequest } from '#schema/coach/report.ts'
import type { EmailDraft } from '#schema/email-generator/contract.ts'
import { emailRequest, type EmailRequest } from '#schema/email-generator/kept.ts'
import { spamRequest } from '#schema/spam/report.ts'
import { coachEmail } from '#writing/coach/coachEmail.ts'
import { composeEmail } from '#writing/compose/email/composeEmail.ts'
import { refineEmail } from '#writing/compose/email/refineEmail.ts'
import { analyzeSentiment } from '#writing/sentiment/analyzeSentiment.ts'
import { checkSpam } from '#writing/spam/checkSpam.ts'

/** A test's control over the engine and the provider. */
export type WritingScript = {
  /** Awaited before each task of the engine. */
  before: (signal?: AbortSignal) => Promise<void>
  /** The provider's structured answers. If empty, it fails. */
  answers: unknown[]
  /** The pieces of the provider's text, with a wait after each. If empty, it fails. */
  written: string[]
  between: Promise<void>
  /** The last task of the provider. */
  task: string
}

export const newScript = (): WritingScript => ({
  before: () => Promise.resolve(),
  answers: [],
  written: [],
  between: Promise.resolve(),
  task: '',
})

/** Returns the built-in engine in this thread, controlled by a script. */
export const scriptedEngine = (script: WritingScript) =>
  createEngine({
    async *stream({ task, request }, signal) {
      await script.before(signal)
      const { text = '', email, request: draftRequest, seed = '' } = request as Record<string, string>
      if (task === 'sentiment') yield { report: analyzeSentiment(text) }
      else if (task === 'spam') yield { report: checkSpam(spamRequest.parse(email)) }
      else if (task === 'coach') yield { report: coachEmail(coachRequest.parse(email)) }
      else if (task === 'proofread') yield { draft: proofreadTask.request.parse(request).draft }
      else yield { draft: await draftOf(emailRequest.parse(draftRequest), seed) }
    },
    close: () => Promise.resolve(),
  })

const draftOf = (request: EmailRequest, seed: string): EmailDraft | Promise<EmailDraft> =>
  request.mode === 'refine'
    ? refineEmail(request.body, request.how, { check: () => Promise.resolve([]), seed })
    : composeEmail(request, { seed })

/** Returns a provider controlled by a script. */
export const scriptedProvider = (script: WritingScript): Provider => ({
  label: 'a-model',
  async *write({ prompt }) {
    script.task = prompt.system
    if (script.written.length === 0) throw new ProviderError('unreachable', 'it is not there')
    for (const piece of script.written) {
      yield piece
      await script.between
    }
  },
  async answer({ prompt }, schema) {
    script.task = prompt.system
    const given = script.answers.shift()
    if (given === undefined) throw new ProviderError('slow', 'it took too long')
    return Promise.resolve(schema.parse(given))
  },
})

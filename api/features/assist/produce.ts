import { ProviderError } from '#api/services/provider/error.ts'
import { guarded } from '#api/services/provider/guard.ts'
import { rewritePrompt } from '#api/services/provider/prompts/rewrite.ts'
import type { Provider } from '#api/services/provider/provider.ts'

import type { Engine } from '#api/services/engine/engine.ts'
import { rewriteTask } from '#api/services/engine/tasks/rewrite.ts'
import { languageName, type AssistAction } from '#schema/assist/actions.ts'
import { BUILT_IN, type AssistRequest } from '#schema/assist/contract.ts'
import { rewriteAction } from '#schema/assist/rewrite.ts'
import { AppError } from '#schema/shared/errors.ts'
import type { WritingSettings } from '#schema/check-settings/settings.ts'
import { t } from '#api/kit/messages.ts'

type Parts = { engine: Engine; provider: Provider | null }

type Task = {
  userId: string
  reservationId: string
  action: AssistAction
  request: Pick<AssistRequest, 'text' | 'language'>
  /** How the text is checked, and in which English it is written. */
  writing: WritingSettings
  /** Words that are right as they stand. */
  dictionary: string[]
  signal: AbortSignal
  /** Told before any output which engine is at work; told again when another one takes over. */
  begin: (engine: string, note: string | null) => void
  /** Told of a provider that failed. */
  warn: (error: unknown) => void
}

/** An answer may be that much longer than the text, in characters, and no longer than that many times the text. */
const MORE = 1500
const TIMES = 3

/**
 * The result of an action, piece by piece: by the provider if there is one, and by the built-in engine when there is
 * none or it fails before its first word. Throws AppError when neither can do it, or the provider breaks off.
 */
export async function* produce({ engine, provider }: Parts, task: Task): AsyncGenerator<string> {
  const { action, request, writing, dictionary, userId: who, signal } = task
  const own = rewriteAction.safeParse(action)
  let note: string | null = null
  if (provider) {
    task.begin(provider.label, null)
    let began = false
    try {
      for await (const piece of byProvider(provider, task)) {
        began = true
        yield piece
      }
      return
    } catch (error) {
      if (!(error instanceof ProviderError)) throw error
      task.warn(error)
      if (began) throw new AppError('UNAVAILABLE', t('actions.brokeOff'))
      const reason = t(`provider.${error.failure}`)
      if (!own.success) throw new AppError('UNAVAILABLE', t('provider.unchanged', { reason }))
      note = t('provider.builtIn', { reason })
    }
  }
  if (!own.success) throw new AppError('UNAVAILABLE', t('actions.needsProvider'))
  task.begin(BUILT_IN, note)
  const wording = { ...writing, action: own.data, text: request.text, dictionary, seed: task.reservationId }
  yield* engine.stream(rewriteTask, wording, { who, signal })
}

/** The provider's version of the text, with the white space around it as it was. */
async function* byProvider(provider: Provider, task: Task): AsyncGenerator<string> {
  const { action, request, writing, userId, reservationId, signal } = task
  const { text, language } = request
  const [lead = '', trail = ''] = [/^\s*/.exec(text)?.[0], /\s*$/.exec(text)?.[0]]
  const core = text.trim()
  const prompt = rewritePrompt(action, core, { ...writing, into: language && languageName(language) })
  const answerMax = Math.max(core.length + MORE, core.length * TIMES)
  const question = { action, userId, reservationId, prompt, answerMax, signal }
  const pieces = guarded(provider.write(question), {
    prompt,
    before: core,
    isVersion: action !== 'translate' && action !== 'continue',
    isSameLanguage: action !== 'translate',
  })
  let isFirst = true
  // Space waits for what comes behind it.
  let space = ''
  for await (const piece of pieces) {
    const whole = space + (isFirst ? piece.trimStart() : piece)
    const shown = whole.trimEnd()
    space = whole.slice(shown.length)
    if (shown === '') continue
    if (isFirst) yield action === 'continue' ? text.trimEnd() + glue(shown) : lead
    isFirst = false
    yield shown
  }
  if (isFirst) throw new ProviderError('malformed', 'its answer is empty')
  if (trail !== '') yield trail
}

/** What stands between a text and its continuation. */
const glue = (next: string): string => (/^[,.;:!?…’'”)]/.test(next) ? '' : ' ')

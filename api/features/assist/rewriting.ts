import { t } from '#api/kit/messages.ts'
import { collect, type Action, type Run, type RunQuestion } from '#api/services/actions/action.ts'
import type { Engine } from '#api/services/engine/engine.ts'
import { rewriteTask } from '#api/services/engine/tasks/rewrite.ts'
import { ProviderError } from '#api/services/provider/error.ts'
import { guarded } from '#api/services/provider/guard.ts'
import { rewritePrompt } from '#api/services/provider/prompts/rewrite.ts'
import type { Provider } from '#api/services/provider/provider.ts'
import { languageName, type AssistAction, type TranslationLanguage } from '#schema/assist/actions.ts'
import { rewriteAction, type RewriteAction } from '#schema/assist/rewrite.ts'
import type { WritingSettings } from '#schema/check-settings/settings.ts'

type Request = {
  text: string
  language?: TranslationLanguage | undefined
  /** An earlier result, to which another one is wanted. */
  unlike?: string | undefined
}

/** How a text is checked, and the words that are correct as they are. */
export type RewriteSettings = { writing: WritingSettings; dictionary: string[] }

type Rewriting<Q> = Pick<Action<Q, { text: string }, object>, 'engine' | 'provider' | 'whyFree'>

/** Both ways to rewrite a text. Some actions have no built-in engine. */
export function rewriting<Q extends Request>(
  action: AssistAction,
  settingsOf: (request: Q, userId: string) => Promise<RewriteSettings>,
): Rewriting<Q> {
  const own = rewriteAction.safeParse(action)
  /** The built-in engine's pieces of a request's text. */
  const built = async (engine: Engine, task: RewriteAction | 'correct', request: Q, run: Run) => {
    const { writing, dictionary } = await settingsOf(request, run.userId)
    const input = { ...writing, action: task, text: request.text, dictionary, seed: run.reservationId }
    return engine.stream(rewriteTask, input, { who: run.userId, signal: run.signal })
  }
  return {
    engine: own.success
      ? async ({ engine, request, run }) => ({
          text: await collect(await built(engine, own.data, request, run), run),
        })
      : null,
    async whyFree({ engine, request, run, result: { text } }) {
      if (text.trim() === request.text.trim()) return t('actions.nothingToChange')
      if (text === request.unlike) return t('actions.noOther')
      if (!own.success) return null
      const silent = { emit: () => undefined }
      const corrected = await collect(await built(engine, 'correct', request, run), silent)
      return text === corrected ? t('actions.onlyCorrections') : null
    },
    async provider({ provider, request, run, question }) {
      const { writing } = await settingsOf(request, run.userId)
      return { text: await byProvider(provider, { action, request, writing, question }, run) }
    },
  }
}

/**
 * The maximum length of an answer: this many characters more than the text, or this many times its
 * length.
 */
const MORE = 1500
const TIMES = 3

type Task = { action: AssistAction; request: Request; writing: WritingSettings; question: RunQuestion }

/** Returns the provider's version of the text. The white space around the text stays. */
function byProvider(provider: Provider, task: Task, run: Run): Promise<string> {
  const { action, request, writing, question } = task
  const core = request.text.trim()
  const into = request.language && languageName(request.language)
  const prompt = rewritePrompt(action, core, { ...writing, into })
  const answerMax = Math.max(core.length + MORE, core.length * TIMES)
  const pieces = guarded(provider.write({ ...question, prompt, answerMax }), {
    prompt,
    before: core,
    isVersion: action !== 'translate' && action !== 'continue',
    isSameLanguage: action !== 'translate',
  })
  return collect(framed(pieces, request.text, action), run)
}

/** Puts an answer between the white space of the text, or after the text that it continues. */
async function* framed(
  pieces: AsyncIterable<string>,
  text: string,
  action: AssistAction,
): AsyncGenerator<string> {
  const [lead = '', trail = ''] = [/^\s*/.exec(text)?.[0], /\s*$/.exec(text)?.[0]]
  let isFirst = true
  // Space is held back until text follows it.
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

/** The separator between a text and its continuation. */
const glue = (next: string): string => (/^[,.;:!?…’'”)]/.test(next) ? '' : ' ')

import { collect, type Run, type RunQuestion } from '#api/services/actions/action.ts'
import { ProviderError } from '#api/services/provider/error.ts'
import { guarded } from '#api/services/provider/guard.ts'
import { rewritePrompt } from '#api/services/provider/prompts/rewrite.ts'
import type { Provider } from '#api/services/provider/provider.ts'
import type { AssistAction } from '#schema/assist/actions.ts'
import type { EnglishDialect } from '#schema/check-settings/goals.ts'
import {
  wordCount,
  type EmailDraft,
  type RefineRequest,
  type Refinement,
} from '#schema/email-generator/contract.ts'
import { gapsIn } from '#writing/compose/email/gaps.ts'

const ACTIONS: Record<Refinement, AssistAction> = {
  improve: 'improve',
  shorter: 'shorten',
  longer: 'expand',
  warmer: 'make_friendly',
  firmer: 'firm_up',
  more_formal: 'formalise',
  simpler: 'simplify',
}

/** An answer may have this many characters more than twice the email. */
const MORE = 1500

type Refining = { draft: EmailDraft; dialect: EnglishDialect; run: Run }

/**
 * Returns the provider's version of a body, with the subjects of the built-in draft. Throws
 * ProviderError.
 */
export async function refinedByProvider(
  provider: Provider,
  { body: before, how }: RefineRequest,
  question: RunQuestion,
  { draft, dialect, run }: Refining,
): Promise<EmailDraft> {
  const prompt = rewritePrompt(ACTIONS[how], before, { dialect })
  const answerMax = 2 * before.length + MORE
  const pieces = provider.write({ ...question, prompt, answerMax })
  const text = await collect(guarded(pieces, { prompt, before, isVersion: true, isSameLanguage: true }), run)
  const body = text.trim()
  if (body === '') throw new ProviderError('malformed', 'its answer is empty')
  return { ...draft, body, gaps: gapsIn(body, ''), words: wordCount(body) }
}

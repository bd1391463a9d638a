import { ProviderError } from '#api/services/provider/error.ts'
import { guarded } from '#api/services/provider/guard.ts'
import { rewritePrompt } from '#api/services/provider/prompts/rewrite.ts'
import type { Provider } from '#api/services/provider/provider.ts'
import type { Frame } from '#api/services/actions/withProvider.ts'
import type { RewriteAction } from '#schema/assist/rewrite.ts'
import {
  wordCount,
  type EmailDraft,
  type RefineRequest,
  type Refinement,
} from '#schema/email-writer/contract.ts'
import type { EnglishDialect } from '#schema/check-settings/goals.ts'
import { gapsIn } from '#writing/compose/email/gaps.ts'

const ACTIONS: Record<Refinement, RewriteAction> = {
  improve: 'improve',
  shorter: 'shorten',
  longer: 'expand',
  warmer: 'make_friendly',
  firmer: 'firm_up',
  more_formal: 'formalise',
  simpler: 'simplify',
}

/** An answer may be that much longer than the email, in characters. */
const MORE = 1500

/** A body as the provider words it, told to `delta` as it comes, with the subjects of the built-in draft. Throws ProviderError. */
export async function refinedByProvider(
  provider: Provider,
  { body: before, how }: RefineRequest,
  frame: Frame,
  { own, dialect, delta }: { own: EmailDraft; dialect: EnglishDialect; delta: (text: string) => void },
): Promise<EmailDraft> {
  const prompt = rewritePrompt(ACTIONS[how], before, { dialect })
  const question = { ...frame, prompt, answerMax: 2 * before.length + MORE }
  let text = ''
  const pieces = guarded(provider.write(question), { prompt, before, isVersion: true, isSameLanguage: true })
  for await (const piece of pieces) {
    text += piece
    delta(piece)
  }
  const body = text.trim()
  if (body === '') throw new ProviderError('malformed', 'its answer is empty')
  return { ...own, body, gaps: gapsIn(body, ''), words: wordCount(body) }
}

import type { ApiContext } from '#api/app/context.ts'
import { rewritten } from '#api/features/assist/rewritten.ts'
import type { Asked, Made } from '#api/features/results/action.ts'
import type { RewriteAction } from '#schema/assist/rewrite.ts'
import { wordCount, type RefineRequest, type Refinement } from '#schema/email/contract.ts'
import type { RefinedEmail } from '#schema/email/kept.ts'
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

/** A body that is there, worded anew. Throws as rewriting does. */
export async function refine(
  context: ApiContext,
  { body: text, how }: RefineRequest,
  asked: Asked,
): Promise<Made> {
  const { text: body, ...by } = await rewritten(context, { text, action: ACTIONS[how] }, asked)
  const result: RefinedEmail = { body, gaps: gapsIn(body, ''), words: wordCount(body) }
  return { ...by, result }
}

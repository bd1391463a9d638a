import type { Answered } from '#client/extension/common/device.ts'
import type { Field } from '#client/extension/content/fields/field.ts'
import type { RewriteAction } from '#schema/assist/rewrite.ts'

/** A rewriting that a user has asked for. */
export type Rewriting = {
  action: RewriteAction
  answer: Promise<Answered<{ text: string; left: number }>>
}

/** The rewritings of each field that have no answer yet, by the texts that they are of. */
const running = new WeakMap<HTMLElement, Map<string, Rewriting>>()

/** Knows a rewriting until its answer: the user may close its panel meanwhile, and open it again. */
export async function startRewrite({ element }: Field, text: string, rewriting: Rewriting): Promise<void> {
  const own = running.get(element) ?? new Map<string, Rewriting>()
  running.set(element, own.set(text, rewriting))
  await rewriting.answer
  own.delete(text)
}

export const runningRewrite = ({ element }: Field, text: string): Rewriting | null =>
  running.get(element)?.get(text) ?? null

import type { Answered } from '#client/extension/common/device.ts'
import type { Field } from '#client/extension/content/fields/field.ts'
import type { RewriteAction } from '#schema/assist/rewrite.ts'

/** A rewriting that a user has asked for. */
export type Rewriting = {
  action: RewriteAction
  answer: Promise<Answered<{ text: string; left: number }>>
}

/** The rewritings of each field, by the texts that they are of. */
const kept = new WeakMap<HTMLElement, Map<string, Rewriting>>()

/** Keeps a rewriting until it is applied, discarded, or has failed: its user pays for it, and may close the panel. */
export async function keepRewrite({ element }: Field, text: string, rewriting: Rewriting): Promise<void> {
  const own = kept.get(element) ?? new Map<string, Rewriting>()
  kept.set(element, own.set(text, rewriting))
  const { kind } = await rewriting.answer
  if (kind !== 'done') own.delete(text)
}

export const keptRewrite = ({ element }: Field, text: string): Rewriting | null =>
  kept.get(element)?.get(text) ?? null

export function forgetRewrite({ element }: Field, text: string): void {
  kept.get(element)?.delete(text)
}

import { AUTO, type WritingSettings } from '#schema/check-settings/settings.ts'

/** What counts of a block here; the languages are null until it is checked. */
export type SpokenBlock = { text: string; language: string | null; heard: string | null; checked: boolean }

/** While blocks wait for their check, another language must have this many times as much text to take over. */
const AHEAD = 2

/**
 * How the blocks of a document are checked: with the language that is set for it, or else the one that most of it is in.
 * `before` is how they were until now: where two languages are about even, each new block would have all others checked
 * anew, so until all of them are it takes a clear lead.
 */
export function howOf(
  settings: WritingSettings,
  blocks: readonly SpokenBlock[],
  before: WritingSettings | null,
): WritingSettings {
  if (settings.language !== AUTO) return settings
  const [[most, amount] = ['en', 0], ...others] = amountsOf(blocks, block => block.heard)
  const [usual, held] = others.find(([code]) => code === before?.language) ?? []
  const isClose = usual !== undefined && held !== undefined && amount <= AHEAD * held
  const language = isClose && blocks.some(isWaiting) ? usual : most
  return { ...settings, language }
}

/** Whether a block is still to be checked; an empty one never is. */
export const isWaiting = ({ checked, text }: Pick<SpokenBlock, 'checked' | 'text'>): boolean =>
  !checked && text.trim() !== ''

/** The languages that blocks were checked in, the one with most text first. */
export const spokenIn = (blocks: readonly SpokenBlock[]): readonly string[] =>
  amountsOf(blocks, block => block.language).map(([code]) => code)

export const isSameHow = (a: WritingSettings | null, b: WritingSettings | null): boolean =>
  a === b ||
  (a !== null && b !== null && a.language === b.language && a.dialect === b.dialect && isSameGoals(a, b))

const isSameGoals = ({ goals: a }: WritingSettings, { goals: b }: WritingSettings): boolean =>
  a.audience === b.audience && a.formality === b.formality && a.domain === b.domain

/** The languages of blocks and the characters in each, most first. */
function amountsOf(
  blocks: readonly SpokenBlock[],
  languageIn: (block: SpokenBlock) => string | null,
): (readonly [code: string, amount: number])[] {
  const amounts = new Map<string, number>()
  for (const block of blocks) {
    const language = languageIn(block)
    if (language !== null && block.text.trim() !== '')
      amounts.set(language, (amounts.get(language) ?? 0) + block.text.length)
  }
  return [...amounts].toSorted(([a, most], [b, more]) => more - most || (a < b ? -1 : 1))
}

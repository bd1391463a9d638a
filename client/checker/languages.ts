import { AUTO, type WritingSettings } from '#schema/check-settings/settings.ts'

/** The relevant parts of a block. The languages are null until it is checked. */
export type SpokenBlock = { text: string; language: string | null; detected: string | null; checked: boolean }

/**
 * While blocks await their check, another language needs this many times as much text to take over.
 */
const AHEAD = 2

/**
 * Returns the settings for checking a document's blocks: its explicit language, or else the
 * predominant one. `before` holds the current settings. If two languages are about even, each new
 * block could recheck all others, so until all blocks are checked, a change needs a clear lead.
 */
export function resolveSettings(
  settings: WritingSettings,
  blocks: readonly SpokenBlock[],
  before: WritingSettings | null,
): WritingSettings {
  if (settings.language !== AUTO) return settings
  const [[most, amount] = ['en', 0], ...others] = amountsOf(blocks, block => block.detected)
  const [usual, held] = others.find(([code]) => code === before?.language) ?? []
  const isClose = usual !== undefined && held !== undefined && amount <= AHEAD * held
  const language = isClose && blocks.some(isWaiting) ? usual : most
  return { ...settings, language }
}

/** Returns whether a block awaits its check. An empty block never does. */
export const isWaiting = ({ checked, text }: Pick<SpokenBlock, 'checked' | 'text'>): boolean =>
  !checked && text.trim() !== ''

/** Returns the languages that blocks were checked in, the one with most text first. */
export const spokenIn = (blocks: readonly SpokenBlock[]): readonly string[] =>
  amountsOf(blocks, block => block.language).map(([code]) => code)

export const isSameHow = (a: WritingSettings | null, b: WritingSettings | null): boolean =>
  a === b ||
  (a !== null && b !== null && a.language === b.language && a.dialect === b.dialect && isSameGoals(a, b))

const isSameGoals = ({ goals: a }: WritingSettings, { goals: b }: WritingSettings): boolean =>
  a.audience === b.audience && a.formality === b.formality && a.domain === b.domain

/** Returns the languages of blocks with the characters in each, most first. */
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

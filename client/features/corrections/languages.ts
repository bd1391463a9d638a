import { AUTO, type WritingSettings } from '#schema/writing/settings.ts'

/** What counts of a block here; the languages are null until it is checked. */
export type SpokenBlock = { text: string; language: string | null; heard: string | null }

/** How the blocks of a document are checked: with the language that is set for it, or else the one that most of it is in. */
export function howOf(settings: WritingSettings, blocks: readonly SpokenBlock[]): WritingSettings {
  if (settings.language !== AUTO) return settings
  return { ...settings, language: byAmount(blocks, block => block.heard)[0] ?? 'en' }
}

/** The languages that blocks were checked in, the one with most text first. */
export const spokenIn = (blocks: readonly SpokenBlock[]): readonly string[] =>
  byAmount(blocks, block => block.language)

export const isSameHow = (a: WritingSettings | null, b: WritingSettings | null): boolean =>
  a === b ||
  (a !== null && b !== null && a.language === b.language && a.dialect === b.dialect && isSameGoals(a, b))

const isSameGoals = ({ goals: a }: WritingSettings, { goals: b }: WritingSettings): boolean =>
  a.audience === b.audience && a.formality === b.formality && a.domain === b.domain

function byAmount(
  blocks: readonly SpokenBlock[],
  languageIn: (block: SpokenBlock) => string | null,
): readonly string[] {
  const amounts = new Map<string, number>()
  for (const block of blocks) {
    const language = languageIn(block)
    if (language !== null && block.text.trim() !== '')
      amounts.set(language, (amounts.get(language) ?? 0) + block.text.length)
  }
  return [...amounts]
    .toSorted(([a, most], [b, more]) => more - most || (a < b ? -1 : 1))
    .map(([code]) => code)
}

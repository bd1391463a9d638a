import type { AssistAction } from '#schema/assist/actions.ts'
import { BUILT_IN } from '#schema/actions/contract.ts'

type Words = { label: string; running: string }

/** What actions are called, and while they run. */
export const WORDS: Record<AssistAction, Words> = {
  improve: { label: 'Improve', running: 'Improving…' },
  shorten: { label: 'Shorten', running: 'Shortening…' },
  expand: { label: 'Expand', running: 'Expanding…' },
  formalise: { label: 'Make formal', running: 'Making it formal…' },
  make_friendly: { label: 'Make friendly', running: 'Making it friendly…' },
  simplify: { label: 'Simplify', running: 'Simplifying…' },
  soften: { label: 'Soften', running: 'Softening…' },
  firm_up: { label: 'Firm up', running: 'Firming up…' },
  summarise: { label: 'Summarise', running: 'Summarising…' },
  continue: { label: 'Continue writing', running: 'Writing on…' },
  translate: { label: 'Translate', running: 'Translating…' },
}

/** Which engine made a result, as the card says it. */
export const engineName = (engine: string): string => (engine === BUILT_IN ? 'Built-in engine' : engine)

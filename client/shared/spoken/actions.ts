import type { AnalysisAction } from '#schema/voice/contract.ts'

import { createRegistry } from './registry.ts'

/** An action of the screen that can be spoken. */
export type SpokenAction = {
  name: AnalysisAction
  /** Whether it uses a query. */
  isMetered: boolean
  /** Returns why it cannot run now, or null. */
  problem: () => string | null
  /** Runs it; `text` is its topic or its text, where it needs one. Returns the text to show, or null. */
  run: (text: string) => string | null
}

/** The spoken actions of the screen. */
export const actions = createRegistry<SpokenAction>()

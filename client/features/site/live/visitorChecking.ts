import { TextChecking } from '#client/checker/textChecking.ts'
import { dialectAmong } from '#schema/check-settings/dialects.ts'
import { defaultGoals } from '#schema/check-settings/goals.ts'
import { AUTO } from '#schema/check-settings/settings.ts'
import type { TryState } from '#site/landing/try/tryActs.ts'

/** Checks a visitor's text in the browser's checker, in the first English of their languages. */
export class VisitorChecking extends TextChecking {
  constructor(locales: readonly string[], onState: (state: TryState) => void) {
    super(
      { language: AUTO, dialect: dialectAmong(locales), goals: defaultGoals },
      ({ text, status, issues, isForeign }) => onState({ text, status, issues, isForeign }),
    )
  }
}

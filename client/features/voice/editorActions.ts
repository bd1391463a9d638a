import { QUEUE_TAB } from '#client/editor/review/shownTab.ts'
import type { EditorSession } from '#client/editor/session.ts'
import { store } from '#client/shared/lib/store.ts'
import { translator } from '#client/shared/messages/translator.ts'
import type { SpokenAction } from '#client/shared/spoken/actions.ts'
import { voiceAnswers } from '#schema/messages/en/voiceAnswers.ts'
import type { AnalysisAction } from '#schema/voice/contract.ts'

import { commandOf } from './editorField.ts'

const t = translator(voiceAnswers)

/** The spoken actions on the selection or its paragraph, and the ids of their commands. */
const COMMANDS = {
  summarise: 'ai.summarise',
  improve: 'improve',
  make_shorter: 'ai.shorten',
  make_longer: 'ai.expand',
  make_formal: 'ai.formalise',
  make_friendly: 'ai.make_friendly',
  make_simpler: 'ai.simplify',
} as const satisfies Partial<Record<AnalysisAction, string>>

/** Returns the spoken actions of an open document. */
export function editorActions(session: EditorSession): SpokenAction[] {
  const { review, showReview } = session
  return [
    {
      name: 'check_grammar',
      isMetered: false,
      problem: () => null,
      run() {
        store.set(review.tab, QUEUE_TAB)
        showReview()
        return t('issues', { count: store.get(review.count) })
      },
    },
    ...(Object.keys(COMMANDS) as (keyof typeof COMMANDS)[]).map((name): SpokenAction => ({
      name,
      isMetered: true,
      problem() {
        if (commandOf(session, COMMANDS[name])) return null
        return t(session.editor.isEmpty ? 'problems.noText' : 'problems.unavailable')
      },
      run() {
        commandOf(session, COMMANDS[name])?.run()
        return null
      },
    })),
  ]
}

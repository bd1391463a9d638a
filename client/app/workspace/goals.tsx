import { useMemo } from 'react'

import type { Contribution } from '#client/editor/features/contribution.ts'
import type { EditorFeature, UseContribution } from '#client/editor/features/feature.ts'
import { Goals } from '#client/features/check-settings/Goals.tsx'
import { attempt } from '#client/shared/lib/attempt.ts'
import { mayWrite } from '#schema/sharing/roles.ts'
import { translator } from '#client/shared/messages/translator.ts'
import { workspace } from '#schema/messages/en/workspace.ts'

const t = translator(workspace)

const useGoals: UseContribution = ({ editor, document, writing }) => {
  const { languages } = editor.storage.corrections.handle
  return useMemo(
    (): Contribution => ({
      aboveCards: (
        <Goals
          writing={writing.settings}
          languages={languages}
          editable={mayWrite(document.role)}
          onChange={wanted => void attempt(writing.change(wanted), t('saveFailed'), document.id)}
        />
      ),
    }),
    [writing, languages, document.id, document.role],
  )
}

/**
 * How the document is checked, at the top of the review queue. Needs the corrections, which hear
 * its languages.
 */
export const goals: EditorFeature = { id: 'goals', load: () => Promise.resolve(useGoals) }

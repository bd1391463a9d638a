import { useMemo } from 'react'

import type { Contribution } from '#client/editor/features/contribution.ts'
import type { UseContribution } from '#client/editor/features/feature.ts'
import { Goals } from '#client/features/check-settings/Goals.tsx'
import { attempt } from '#client/shared/lib/attempt.ts'
import { mayWrite } from '#schema/sharing/roles.ts'
import { translator } from '#client/shared/messages/translator.ts'
import { workspace } from '#schema/messages/en/workspace.ts'

const t = translator(workspace)

/** Shows how the document is checked, and changes it. */
export const useGoals: UseContribution = ({ editor, document, writing }) => {
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

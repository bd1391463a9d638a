import { SlidersHorizontal } from 'lucide-react'
import { useMemo, useState } from 'react'

import type { Contribution } from '#client/editor/features/contribution.ts'
import type { UseContribution } from '#client/editor/features/feature.ts'
import { QUEUE_TAB } from '#client/editor/review/shownTab.ts'
import { Goals } from '#client/features/check-settings/Goals.tsx'
import { attempt } from '#client/shared/lib/attempt.ts'
import { store } from '#client/shared/lib/store.ts'
import { translator } from '#client/shared/messages/translator.ts'
import { commands } from '#schema/messages/en/commands.ts'
import { workspace } from '#schema/messages/en/workspace.ts'
import { mayWrite } from '#schema/sharing/roles.ts'

const t = translator(workspace)
const tCommands = translator(commands)

/** Shows how the document is checked, and changes it. */
export const useGoals: UseContribution = ({ editor, document, writing, review, showReview }) => {
  const [open, setOpen] = useState(false)
  const { languages } = editor.storage.corrections.handle
  return useMemo(
    (): Contribution => ({
      aboveCards: (
        <Goals
          writing={writing.settings}
          languages={languages}
          editable={mayWrite(document.role)}
          open={open}
          onOpenChange={setOpen}
          onChange={wanted => void attempt(writing.change(wanted), t('saveFailed'), document.id)}
        />
      ),
      commands: [
        {
          id: 'goals',
          group: 'review',
          label: tCommands('goals'),
          icon: SlidersHorizontal,
          keywords: tCommands('goalsWords'),
          run: () => {
            store.set(review.tab, QUEUE_TAB)
            showReview()
            setOpen(true)
          },
        },
      ],
    }),
    [writing, open, review, showReview, languages, document.id, document.role],
  )
}

import { Target } from 'lucide-react'
import { useMemo, useState } from 'react'

import type { Contribution } from '#client/editor/features/contribution.ts'
import type { EditorSession } from '#client/editor/session.ts'
import { useCurrentUser } from '#client/shared/api/currentUser.ts'
import { useMediaQuery } from '#client/shared/hooks/useMediaQuery.ts'
import { placeOf } from '#client/shared/lib/placeOf.ts'
import { translator } from '#client/shared/messages/translator.ts'
import { wordGoal as messages } from '#schema/messages/en/wordGoal.ts'
import { mayWrite } from '#schema/sharing/roles.ts'

import { WordCount } from './WordCount.tsx'

const t = translator(messages)

const NARROW = '(max-width: 639px)'

/** Shows the word count of the open document, and lets its writers set a goal. */
export function useWordGoal({ editor, document, loaded }: EditorSession): Contribution {
  const { id: userId } = useCurrentUser()
  const place = placeOf(userId, document.id)
  const mayHaveGoal = mayWrite(document.role)
  const narrow = useMediaQuery(NARROW)
  const [open, setOpen] = useState(false)
  return useMemo((): Contribution => {
    const count = loaded && (
      <WordCount editor={editor} place={place} mayHaveGoal={mayHaveGoal} open={open} onOpenChange={setOpen} />
    )
    return {
      ...(narrow ? { viewTool: count } : { status: count }),
      commands: mayHaveGoal
        ? [
            {
              id: 'word-goal',
              group: 'writing',
              label: t('command'),
              icon: Target,
              keywords: t('keywords'),
              run: () => setOpen(true),
            },
          ]
        : [],
    }
  }, [editor, place, loaded, mayHaveGoal, narrow, open])
}

import { ListTree } from 'lucide-react'
import { Suspense, useMemo } from 'react'

import type { Contribution } from '#client/editor/features/contribution.ts'
import type { EditorSession } from '#client/editor/session.ts'
import { onDemand } from '#client/shared/lib/onDemand.ts'
import { store } from '#client/shared/lib/store.ts'
import { translator } from '#client/shared/messages/translator.ts'
import { outline as messages } from '#schema/messages/en/outline.ts'

import { OUTLINE_KEY } from './keys.ts'

const t = translator(messages)

const TAB = 'outline'

const OutlinePanel = onDemand(async () => (await import('./OutlinePanel.tsx')).OutlinePanel, { ahead: true })

/** Adds the outline of the open document to its review. */
export function useOutline(session: EditorSession): Contribution {
  return useMemo((): Contribution => {
    const show = () => {
      store.set(session.review.tab, TAB)
      session.showReview()
    }
    return {
      panels: [
        {
          id: TAB,
          label: t('tab'),
          content: (
            <Suspense>
              <OutlinePanel session={session} />
            </Suspense>
          ),
        },
      ],
      commands: [
        {
          id: 'outline',
          group: 'view',
          label: t('show'),
          icon: ListTree,
          key: OUTLINE_KEY,
          keywords: t('keywords'),
          run: show,
        },
      ],
    }
  }, [session])
}

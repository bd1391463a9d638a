import { useAtomValue } from 'jotai'
import { Suspense, useEffect, useMemo } from 'react'

import type { Contribution } from '#client/editor/features/contribution.ts'
import type { EditorSession } from '#client/editor/session.ts'
import { useCurrentUser } from '#client/shared/api/currentUser.ts'
import { onDemand } from '#client/shared/lib/onDemand.ts'
import { placeOf } from '#client/shared/lib/placeOf.ts'
import { store } from '#client/shared/lib/store.ts'
import { translator } from '#client/shared/messages/translator.ts'
import { fonts } from '#schema/messages/en/fonts.ts'

import { appliedFonts } from './appliedFonts.ts'

const t = translator(fonts)

const TAB = 'fonts'

const FontsPanel = onDemand(async () => (await import('./FontsPanel.tsx')).FontsPanel, { ahead: true })

/** Shows a document in the fonts that were applied to it, and adds the tab that finds pairs. */
export function useFonts({ document, review, showReview }: EditorSession): Contribution {
  const { id: userId } = useCurrentUser()
  const place = placeOf(userId, document.id)
  return useMemo(
    (): Contribution => ({
      panels: [
        {
          id: TAB,
          label: t('tab'),
          content: (
            <Suspense>
              <FontsPanel place={place} />
            </Suspense>
          ),
        },
      ],
      commands: [
        {
          id: 'pair-fonts',
          group: 'view',
          label: t('show'),
          run: () => {
            store.set(review.tab, TAB)
            showReview()
          },
        },
      ],
      floating: container => <FontsOnPage container={container} place={place} />,
    }),
    [place, review, showReview],
  )
}

type Props = { container: HTMLElement | null; place: string }

function FontsOnPage({ container, place }: Props) {
  const applied = useAtomValue(appliedFonts)[place]
  useEffect(() => {
    if (!container || !applied) return undefined
    const values = {
      '--font-text': applied.body,
      '--font-heading': applied.heading,
      '--weight-heading': `${applied.weight}`,
    }
    for (const [name, value] of Object.entries(values)) container.style.setProperty(name, value)
    return () => {
      for (const name of Object.keys(values)) container.style.removeProperty(name)
    }
  }, [container, applied])
  return null
}

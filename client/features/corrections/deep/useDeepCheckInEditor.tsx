import { useAtomValue } from 'jotai'
import { ScanSearch } from 'lucide-react'
import { useCallback, useMemo, useState } from 'react'

import type { Contribution } from '#client/editor/features/contribution.ts'
import { QUEUE_TAB } from '#client/editor/review/shownTab.ts'
import type { EditorSession } from '#client/editor/session.ts'
import { useCurrentUser } from '#client/shared/api/currentUser.ts'
import { store } from '#client/shared/lib/store.ts'
import { translator } from '#client/shared/messages/translator.ts'
import { useOffer } from '#client/shared/provider/useOffer.ts'
import { deepCheck } from '#schema/messages/en/deepCheck.ts'

import { consentOf, consents } from './consent.ts'
import type { Question } from './DeepCheckDialog.tsx'
import { DeepCheckRow } from './DeepCheckRow.tsx'
import { useDeepCheck, wantedParts } from './useDeepCheck.ts'

const t = translator(deepCheck)

/** Offers a check of the open document by the AI provider. */
export function useDeepCheckInEditor({ editor, editable, review, showReview }: EditorSession): Contribution {
  const { handle } = editor.storage.corrections
  const { id } = useCurrentUser()
  const provider = useOffer()?.provider
  const given = useAtomValue(consents)
  const [question, setQuestion] = useState<Question | null>(null)
  const { state, run, stop } = useDeepCheck(editor)
  const isAgreed = provider != null && given.includes(consentOf(id, provider))

  const ask = useCallback(() => {
    const wanted = wantedParts(editor)
    if (wanted.parts.length === 0 || provider === undefined) return
    store.set(review.tab, QUEUE_TAB)
    showReview()
    // Several actions are never spent unasked.
    if (isAgreed && wanted.parts.length === 1) void run(wanted.parts)
    else setQuestion(wanted)
  }, [editor, isAgreed, provider, run, review, showReview])

  return useMemo((): Contribution => {
    if (!editable) return {}
    return {
      aboveCards: (
        <DeepCheckRow
          handle={handle}
          state={state}
          question={question}
          provider={provider}
          onAsk={ask}
          onAnswer={() => setQuestion(null)}
          onRun={parts => void run(parts)}
          onStop={stop}
        />
      ),
      commands: [
        {
          id: 'deep-check',
          group: 'review',
          label: t('command'),
          icon: ScanSearch,
          isAvailable: () => !store.get(handle.blank),
          run: ask,
        },
      ],
    }
  }, [editable, handle, state, question, provider, ask, run, stop])
}

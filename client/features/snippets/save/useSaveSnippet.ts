import { BookmarkPlus } from 'lucide-react'
import { useMemo } from 'react'
import { useLocation } from 'wouter'

import { createSnippet } from '#client/editor/core/createSnippet.ts'
import type { Contribution } from '#client/editor/features/contribution.ts'
import type { UseContribution } from '#client/editor/features/feature.ts'
import { attempt } from '#client/shared/lib/attempt.ts'
import { translator } from '#client/shared/messages/translator.ts'
import { toast } from '#client/shared/ui/feedback/toast.ts'
import { insertSnippet } from '#schema/messages/en/insertSnippet.ts'

import { selectedText } from './selectedText.ts'

const t = translator(insertSnippet)

/** Offers to save the selection as a snippet of the reader, and opens it. */
export const useSaveSnippet: UseContribution = ({ editor }) => {
  const [, navigate] = useLocation()
  return useMemo((): Contribution => {
    const save = async () => {
      const selected = selectedText(editor)
      if (!selected) {
        toast({ kind: 'error', title: t('saveFailed'), description: t('selectionTooLong') })
        return
      }
      const saving = createSnippet(selected.title, selected.body)
      if (await attempt(saving, t('saveFailed'))) navigate(await saving)
    }
    return {
      commands: [
        {
          id: 'save-snippet',
          group: 'writing',
          label: t('save'),
          icon: BookmarkPlus,
          keywords: t('saveKeywords'),
          isAvailable: () => !editor.state.selection.empty,
          run: () => void save(),
        },
      ],
    }
  }, [editor, navigate])
}

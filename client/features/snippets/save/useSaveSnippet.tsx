import { BookmarkPlus } from 'lucide-react'
import { useMemo, useRef } from 'react'
import { useLocation } from 'wouter'

import { shortcutOf } from '#client/editor/commands/shortcutOf.ts'
import { saveAsSnippet } from '#client/editor/core/saveAsSnippet.ts'
import type { Contribution } from '#client/editor/features/contribution.ts'
import type { UseContribution } from '#client/editor/features/feature.ts'
import { translator } from '#client/shared/messages/translator.ts'
import { toast } from '#client/shared/ui/feedback/toast.ts'
import { IconButton } from '#client/shared/ui/form/IconButton.tsx'
import { insertSnippet } from '#schema/messages/en/insertSnippet.ts'

import { selectedText } from './selectedText.ts'

const t = translator(insertSnippet)

/** Over a selection, the key of the command palette asks for a link. */
const SAVE_KEY = 'Mod-Alt-s'

/** Offers to save the selection as a snippet of the reader. The document stays open. */
export const useSaveSnippet: UseContribution = ({ editor }) => {
  const [, navigate] = useLocation()
  const saving = useRef(new Set<string>())
  return useMemo((): Contribution => {
    const save = async () => {
      const selected = selectedText(editor)
      // The focus may be on the button, and goes back to the selection.
      editor.view.focus()
      if (!selected) {
        toast({ kind: 'error', title: t('saveFailed'), description: t('selectionTooLong') })
        return
      }
      // A second press while it is saved would save it twice.
      const text = JSON.stringify(selected.body)
      if (saving.current.has(text)) return
      saving.current.add(text)
      try {
        await saveAsSnippet(selected.title, selected.body, { failure: t('saveFailed'), navigate })
      } finally {
        saving.current.delete(text)
      }
    }
    return {
      selectionTool: {
        content: () => (
          <IconButton
            size="sm"
            label={t('save')}
            shortcut={shortcutOf(SAVE_KEY)}
            aria-keyshortcuts="Control+Alt+S"
            onMouseDown={event => event.preventDefault()}
            onClick={() => void save()}
          >
            <BookmarkPlus aria-hidden />
          </IconButton>
        ),
      },
      commands: [
        {
          id: 'save-snippet',
          group: 'writing',
          label: t('save'),
          icon: BookmarkPlus,
          key: SAVE_KEY,
          keywords: t('saveKeywords'),
          isAvailable: () => !editor.state.selection.empty,
          run: () => void save(),
        },
      ],
    }
  }, [editor, navigate])
}

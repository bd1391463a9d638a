import type { Editor } from '@tiptap/core'
import { Sparkles, WandSparkles } from 'lucide-react'
import { useCallback, useMemo, useState } from 'react'

import type { Command } from '#client/editor/commands/command.ts'
import { shortcutOf } from '#client/editor/commands/shortcutOf.ts'
import type { Contribution } from '#client/editor/features/contribution.ts'
import { reviewKeys } from '#client/editor/review/reviewKeys.ts'
import { QUEUE_TAB } from '#client/editor/review/shownTab.ts'
import type { EditorSession } from '#client/editor/session.ts'
import { store } from '#client/shared/lib/store.ts'
import { translator } from '#client/shared/messages/translator.ts'
import { useOffer } from '#client/shared/provider/useOffer.ts'
import { toast } from '#client/shared/ui/feedback/toast.ts'
import { holdsDeletion } from '#document/suggestions.ts'
import { assistAction, type AssistAction, type TranslationLanguage } from '#schema/assist/actions.ts'
import { assist } from '#schema/messages/en/assist.ts'
import { commands as messages } from '#schema/messages/en/commands.ts'

import { assistKeys } from './keys.ts'
import { SelectionTools } from './SelectionTools.tsx'
import { useProposalCards } from './useProposalCards.tsx'
import { useSelectionAction } from './useSelectionAction.ts'

const t = translator(messages)
const tAssist = translator(assist)

/**
 * Offers AI actions on the selection of the open document, and shows their progress and results.
 */
export function useAssistInEditor(session: EditorSession): Contribution {
  const { editor, document, editable, review, showReview } = session
  const { state, finished, start, tryAnother, retry, stop } = useSelectionAction(editor, document.id)
  const [menuOpen, setMenuOpen] = useState(false)
  const offer = useOffer()
  const locked = useMemo(() => new Set<AssistAction>(offer?.locked.map(({ action }) => action)), [offer])
  const status = useMemo(() => ({ state, onRetry: () => void retry(), onStop: stop }), [state, retry, stop])
  const cards = useProposalCards(session, status, finished, tryAnother)
  const busy = state.kind === 'running'
  const isShown = state.kind !== 'idle'
  const begin = useCallback(
    (action: AssistAction, language?: TranslationLanguage) => {
      const { doc, selection } = editor.state
      if (selection.empty || !editable) return
      // It would read both the text of before and the suggested one.
      if (holdsDeletion(doc, selection)) {
        toast({ title: tAssist('undecided'), description: tAssist('undecidedText') })
        return
      }
      store.set(review.tab, QUEUE_TAB)
      showReview()
      void start(action, language)
    },
    [editor, editable, review, showReview, start],
  )
  return useMemo(
    (): Contribution => ({
      cards,
      ...(editable && {
        selectionTool: {
          isHeld: menuOpen,
          content: container => (
            <SelectionTools
              busy={busy}
              onStart={begin}
              open={menuOpen}
              onOpenChange={setMenuOpen}
              onClosed={() => editor.view.focus()}
              container={container}
            />
          ),
        },
      }),
      commands: editable
        ? commandsOf(editor, { begin, menu: () => setMenuOpen(true), isLocked: action => locked.has(action) })
        : [],
      keys: [
        ...reviewKeys(session),
        {
          key: assistKeys.improve,
          run: () => {
            begin('improve')
            return true
          },
        },
        {
          key: assistKeys.menu,
          run: () => {
            // Without a selection it would open with the next one.
            if (!editor.state.selection.empty) setMenuOpen(true)
            return true
          },
        },
        {
          key: 'Escape',
          run: () => {
            stop()
            return isShown
          },
        },
      ],
    }),
    [cards, session, stop, editor, editable, busy, isShown, begin, menuOpen, locked],
  )
}

/** All but improving, which has its key, and translating, which needs a language. */
const ACTIONS = assistAction.options.filter(action => action !== 'improve' && action !== 'translate')

type Starts = {
  begin: (action: AssistAction) => void
  menu: () => void
  /** Whether an action is not offered here. */
  isLocked: (action: AssistAction) => boolean
}

/** Returns the commands that run an action on the selection, or offer all; without one, on its paragraph. */
function commandsOf(editor: Editor, { begin, menu, isLocked }: Starts): Command[] {
  const isAvailable = () => {
    const { empty, $from } = editor.state.selection
    return !empty || $from.parent.textContent.trim() !== ''
  }
  const onText = (act: () => void) => () => {
    const { $from, empty } = editor.state.selection
    editor.view.focus()
    if (empty) editor.commands.setTextSelection({ from: $from.start(), to: $from.end() })
    act()
  }
  return [
    {
      id: 'improve',
      group: 'writing',
      label: t('improve'),
      icon: WandSparkles,
      shortcut: shortcutOf(assistKeys.improve),
      isAvailable,
      run: onText(() => begin('improve')),
    },
    {
      id: 'ai-actions',
      group: 'writing',
      label: t('aiActions'),
      icon: Sparkles,
      shortcut: shortcutOf(assistKeys.menu),
      isAvailable,
      run: onText(menu),
    },
    ...ACTIONS.map((action): Command => ({
      id: `ai.${action}`,
      group: 'writing',
      label: tAssist(`actions.${action}`),
      icon: Sparkles,
      keywords: t('aiWords'),
      isAvailable: () => isAvailable() && !isLocked(action),
      run: onText(() => begin(action)),
    })),
  ]
}

import { Link, ListChecks, PencilLine, SlidersHorizontal, Sparkles, Users, WandSparkles } from 'lucide-react'

import type { Command } from '#client/editor/commands/command.ts'
import { formatCommands } from '#client/editor/commands/formatCommands.ts'
import { shortcutOf } from '#client/editor/commands/shortcutOf.ts'
import { LINK_KEY } from '#client/editor/link/keys.ts'
import { reviewStepKeys } from '#client/editor/review/reviewKeys.ts'
import type { EditorSession } from '#client/editor/session.ts'
import { assistKeys } from '#client/features/assist/keys.ts'
import { OPEN_TITLE } from '#client/features/documents/openTitle.ts'
import { SHARE_BUTTON } from '#client/features/sharing/shareButton.ts'
import { mayManage, mayRename } from '#schema/sharing/roles.ts'
import { translator } from '#client/shared/messages/translator.ts'
import { commands as messages } from '#schema/messages/en/commands.ts'

const t = translator(messages)

/** Returns the commands of an open document, without those that its features contribute. */
export const editorCommands = (session: EditorSession): Command[] => [
  ...(session.editable ? [...formatCommands(session.editor), ...selectionCommands(session)] : []),
  ...reviewCommands(session),
  ...sharingCommands(session),
]

/** Actions of the bar over the text. */
const sharingCommands = ({ document: { role } }: EditorSession): Command[] => [
  {
    id: 'share',
    group: 'documents',
    label: t(mayManage(role) ? 'share' : 'people'),
    icon: Users,
    keywords: t('shareWords'),
    run: () => document.getElementById(SHARE_BUTTON)?.click(),
  },
  ...(mayRename(role)
    ? [
        {
          id: 'rename',
          group: 'documents',
          label: t('rename'),
          icon: PencilLine,
          keywords: t('renameWords'),
          run: selectTitle,
        } satisfies Command,
      ]
    : []),
]

function selectTitle(): void {
  const title = document.getElementById(OPEN_TITLE)
  if (!(title instanceof HTMLInputElement)) return
  title.focus()
  title.select()
}

/** Presses a key in the text, whose feature knows what it does. */
function press({ editor }: EditorSession, key: string, modifier: 'ctrlKey' | 'altKey'): void {
  editor.view.focus()
  const { $from, empty } = editor.state.selection
  if (empty) editor.commands.setTextSelection({ from: $from.start(), to: $from.end() })
  editor.view.dom.dispatchEvent(
    new KeyboardEvent('keydown', { key, [modifier]: true, bubbles: true, cancelable: true }),
  )
}

/** Actions on the selection, or on the paragraph with the caret. */
function selectionCommands(session: EditorSession): Command[] {
  const isAvailable = () => {
    const { empty, $from } = session.editor.state.selection
    return !empty || $from.parent.textContent.trim() !== ''
  }
  return [
    {
      id: 'link',
      group: 'format',
      label: t('link'),
      icon: Link,
      shortcut: shortcutOf(LINK_KEY),
      isAvailable: () => !session.editor.state.selection.empty,
      run: () => press(session, 'k', 'ctrlKey'),
    },
    {
      id: 'improve',
      group: 'writing',
      label: t('improve'),
      icon: WandSparkles,
      shortcut: shortcutOf(assistKeys.improve),
      isAvailable,
      run: () => press(session, 'j', 'ctrlKey'),
    },
    {
      id: 'ai-actions',
      group: 'writing',
      label: t('aiActions'),
      icon: Sparkles,
      shortcut: shortcutOf(assistKeys.menu),
      isAvailable,
      run: () => press(session, 'Enter', 'altKey'),
    },
  ]
}

function reviewCommands(session: EditorSession): Command[] {
  const { review, editor, showReview } = session
  const caret = () => editor.state.selection.head
  return [
    {
      id: 'goals',
      group: 'review',
      label: t('goals'),
      icon: SlidersHorizontal,
      keywords: 'dialect audience tone',
      run: () => {
        showReview()
        // The review may have to be drawn first.
        requestAnimationFrame(() => document.getElementById('goals')?.click())
      },
    },
    {
      id: 'next-card',
      group: 'review',
      label: t('nextCard'),
      icon: ListChecks,
      shortcut: shortcutOf(reviewStepKeys.next),
      run: () => void review.step(1, caret()),
    },
    {
      id: 'previous-card',
      group: 'review',
      label: t('previousCard'),
      icon: ListChecks,
      shortcut: shortcutOf(reviewStepKeys.previous),
      run: () => void review.step(-1, caret()),
    },
    {
      id: 'open-card',
      group: 'review',
      label: t('openCard'),
      icon: ListChecks,
      shortcut: shortcutOf(reviewStepKeys.enter),
      run: () => void review.enter(caret()),
    },
  ]
}

import { ListChecks, PencilLine, Users } from 'lucide-react'
import { useMemo } from 'react'

import type { Command } from '#client/editor/commands/command.ts'
import { shortcutOf } from '#client/editor/commands/shortcutOf.ts'
import type { EditorFeature } from '#client/editor/features/feature.ts'
import { reviewStepKeys } from '#client/editor/review/reviewKeys.ts'
import type { EditorSession } from '#client/editor/session.ts'
import { editOpenTitle } from '#client/features/documents/openTitle.ts'
import { exportCommands } from '#client/features/files/exportCommands.ts'
import { shareDialogOpen } from '#client/features/sharing/shareDialogOpen.ts'
import { store } from '#client/shared/lib/store.ts'
import { translator } from '#client/shared/messages/translator.ts'
import { commands as messages } from '#schema/messages/en/commands.ts'
import { mayManage, mayRename } from '#schema/sharing/roles.ts'

const t = translator(messages)

/** The actions of the bar over the text and of the review queue as commands. */
export const documentCommands: EditorFeature = {
  id: 'document',
  useContribution: session =>
    useMemo(
      () => ({ commands: [...reviewCommands(session), ...barCommands(session), ...exportCommands(session)] }),
      [session],
    ),
}

const barCommands = ({ document: { role, kind } }: EditorSession): Command[] => [
  {
    id: 'share',
    group: 'documents',
    label: mayManage(role) ? t(`share.${kind}`) : t(`people.${kind}`),
    icon: Users,
    keywords: t('shareWords'),
    run: () => store.set(shareDialogOpen, true),
  },
  {
    id: 'rename',
    group: 'documents',
    label: t(`rename.${kind}`),
    icon: PencilLine,
    keywords: t('renameWords'),
    isAvailable: () => mayRename(role),
    run: editOpenTitle,
  },
]

/** Their keys work with the cards; see reviewKeys.ts. */
function reviewCommands({ review, editor }: EditorSession): Command[] {
  const caret = () => editor.state.selection.head
  return [
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

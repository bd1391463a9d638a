import { Eye, Pencil, PencilLine } from 'lucide-react'
import { useMemo } from 'react'

import type { Command } from '#client/editor/commands/command.ts'
import { shortcutOf } from '#client/editor/commands/shortcutOf.ts'
import type { Contribution } from '#client/editor/features/contribution.ts'
import { chooseMode, modesFor, type EditorMode } from '#client/editor/mode/mode.ts'
import type { EditorSession } from '#client/editor/session.ts'
import { useCurrentUser } from '#client/shared/api/currentUser.ts'
import { placeOf } from '#client/shared/lib/placeOf.ts'
import { translator } from '#client/shared/messages/translator.ts'
import { toast } from '#client/shared/ui/feedback/toast.ts'
import { editingMode as messages } from '#schema/messages/en/editingMode.ts'

import { modeKeys } from './keys.ts'
import { ModeMenu } from './ModeMenu.tsx'
import { ReadOnlyText } from './ReadOnlyText.tsx'

const t = translator(messages)

const ICONS = { editing: Pencil, suggesting: PencilLine, viewing: Eye }

/** Lets users choose whether they change the open document, suggest changes or only view it. */
export function useEditingMode({ editor, document, mode }: EditorSession): Contribution {
  const { id: userId } = useCurrentUser()
  const place = placeOf(userId, document.id)
  const modes = modesFor(document.role)
  const [strongest] = modes
  const mayChange = modes.length > 1
  return useMemo((): Contribution => {
    const choose = (chosen: EditorMode) => chooseMode(place, chosen)
    const chooseByKey = (chosen: EditorMode): boolean => {
      if (!modes.includes(chosen) || !mayChange) return false
      choose(chosen)
      toast({ title: t(`modes.${chosen}`) })
      // The browser takes the focus from a text that becomes read-only.
      requestAnimationFrame(() => {
        if (!editor.isDestroyed) editor.view.dom.focus({ preventScroll: true })
      })
      return true
    }
    const commands = modes.map((chosen): Command => ({
      id: `mode.${chosen}`,
      group: 'view',
      label: t(`switchTo.${chosen}`),
      icon: ICONS[chosen],
      shortcut: shortcutOf(modeKeys[chosen]),
      keywords: t('keywords'),
      isAvailable: () => mode !== chosen,
      run: () => void chooseByKey(chosen),
    }))
    return {
      viewTool: <ModeMenu mode={mode} modes={modes} onChange={choose} />,
      keys: modes.map(chosen => ({ key: modeKeys[chosen], run: () => chooseByKey(chosen) })),
      commands: mayChange ? commands : [],
      floating: () =>
        mode === 'viewing' && (
          <ReadOnlyText
            editor={editor}
            kind={document.kind}
            strongest={strongest === undefined || strongest === 'viewing' ? null : strongest}
            onSwitch={choose}
          />
        ),
    }
  }, [editor, document.kind, place, mode, modes, strongest, mayChange])
}

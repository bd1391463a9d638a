import type { Editor } from '@tiptap/core'
import { Link } from 'lucide-react'
import { useMemo, useState } from 'react'

import { useEditorState } from '#client/editor/core/useEditorState.ts'
import type { Contribution } from '#client/editor/features/contribution.ts'
import type { UseContribution } from '#client/editor/features/feature.ts'
import { translator } from '#client/shared/messages/translator.ts'
import { IconButton } from '#client/shared/ui/form/IconButton.tsx'
import { commands } from '#schema/messages/en/commands.ts'
import { editor } from '#schema/messages/en/editor.ts'

import { isInLink } from './address.ts'
import { LINK_KEY } from './keys.ts'
import { LinkDialog } from './LinkDialog.tsx'

const t = translator(editor)
const tCommands = translator(commands)

/** Asks for the address of a link when the button or the key is pressed. */
export const useLinkInEditor: UseContribution = ({ editor, editable, mode }) => {
  const [open, setOpen] = useState(false)
  return useMemo(
    (): Contribution => ({
      ...(mode !== 'viewing' && { insertTool: <LinkButton editor={editor} onPress={() => setOpen(true)} /> }),
      commands: editable
        ? [
            {
              id: 'link',
              group: 'format',
              label: tCommands('link'),
              icon: Link,
              key: LINK_KEY,
              // Without a selection the key opens the command palette.
              isAvailable: () => !editor.state.selection.empty || isInLink(editor),
              run: () => setOpen(true),
            },
          ]
        : [],
      floating: () => <LinkDialog editor={editor} open={open} onClose={() => setOpen(false)} />,
    }),
    [editor, editable, mode, open],
  )
}

type ButtonProps = { editor: Editor; onPress: () => void }

function LinkButton({ editor, onPress }: ButtonProps) {
  const pressed = useEditorState(editor, isInLink)
  return (
    <IconButton size="sm" label={t('link')} shortcut="Ctrl+K" pressed={pressed} onClick={onPress}>
      <Link aria-hidden />
    </IconButton>
  )
}

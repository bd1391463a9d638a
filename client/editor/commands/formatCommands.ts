import type { Editor } from '@tiptap/core'
import { Minus } from 'lucide-react'

import { TOOL_GROUPS } from '#client/editor/core/tools.ts'
import { translator } from '#client/shared/messages/translator.ts'
import { commands as messages } from '#schema/messages/en/commands.ts'

import type { Command } from './command.ts'

const t = translator(messages)

/** Returns the commands that format the text: those of the toolbar, and a divider. */
export const formatCommands = (editor: Editor): Command[] => [
  ...TOOL_GROUPS.flat().map(({ label, icon, shortcut, run, enabled, inText }): Command => ({
    id: `format.${label}`,
    group: 'format',
    label,
    icon,
    ...(shortcut !== undefined && { shortcut }),
    ...(inText !== undefined && { inText: true, keywords: inText }),
    isAvailable: () => enabled?.(editor) ?? true,
    run: () => run(editor),
  })),
  {
    id: 'format.divider',
    group: 'format',
    label: t('divider'),
    icon: Minus,
    keywords: t('dividerWords'),
    inText: true,
    run: () => editor.chain().focus().setHorizontalRule().run(),
  },
]

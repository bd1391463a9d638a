import type { Editor } from '@tiptap/core'
import { Minus, RemoveFormatting } from 'lucide-react'

import { TOOL_GROUPS } from '#client/editor/core/tools.ts'
import { translator } from '#client/shared/messages/translator.ts'
import { commands as messages } from '#schema/messages/en/commands.ts'

import type { Command } from './command.ts'

const t = translator(messages)

/** Returns the commands that format the text: those of the toolbar, a divider, and their end. */
export const formatCommands = (editor: Editor): Command[] => [
  ...TOOL_GROUPS.flat().map(({ id, label, icon, shortcut, run, enabled, inText }): Command => ({
    id: `format.${id}`,
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
  {
    id: 'format.clear',
    group: 'format',
    label: t('clearFormatting'),
    icon: RemoveFormatting,
    keywords: t('clearFormattingWords'),
    run: () => clearFormatting(editor),
  },
]

const MARKS = ['bold', 'italic', 'underline', 'strike', 'code'] as const

/** Makes the selection plain paragraphs. Links and comments stay. */
function clearFormatting(editor: Editor): void {
  const chain = editor.chain().focus()
  for (const mark of MARKS) chain.unsetMark(mark)
  chain.clearNodes().run()
}

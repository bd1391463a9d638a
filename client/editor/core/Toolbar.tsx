import type { Editor } from '@tiptap/core'
import { useEditorState } from '@tiptap/react'
import { useAtomValue } from 'jotai'
import {
  Bold,
  Code,
  Heading1,
  Heading2,
  Heading3,
  Italic,
  List,
  ListChecks,
  ListOrdered,
  Redo2,
  SquareCode,
  Strikethrough,
  TextQuote,
  Underline,
  Undo2,
  type LucideIcon,
} from 'lucide-react'

import type { EditorSession } from '#client/editor/session.ts'
import { IconButton } from '#client/shared/ui/form/IconButton.tsx'
import { Roving } from '#client/shared/ui/layout/Roving.tsx'
import { translator } from '#client/shared/messages/translator.ts'
import { editor } from '#schema/messages/en/editor.ts'

const t = translator(editor)

type Tool = {
  label: string
  icon: LucideIcon
  shortcut?: string
  run: (editor: Editor) => void
  pressed?: (editor: Editor) => boolean
  enabled?: (editor: Editor) => boolean
}

const heading = (level: 1 | 2 | 3, icon: LucideIcon): Tool => ({
  label: t('heading', { level: `${level}` }),
  icon,
  shortcut: `Ctrl+Alt+${level}`,
  run: editor => editor.chain().focus().toggleHeading({ level }).run(),
  pressed: editor => editor.isActive('heading', { level }),
})

const GROUPS: readonly (readonly Tool[])[] = [
  [
    {
      label: t('undo'),
      icon: Undo2,
      shortcut: 'Ctrl+Z',
      run: editor => editor.chain().focus().undo().run(),
      enabled: editor => editor.can().undo(),
    },
    {
      label: t('redo'),
      icon: Redo2,
      shortcut: 'Ctrl+Shift+Z',
      run: editor => editor.chain().focus().redo().run(),
      enabled: editor => editor.can().redo(),
    },
  ],
  [heading(1, Heading1), heading(2, Heading2), heading(3, Heading3)],
  [
    {
      label: t('bold'),
      icon: Bold,
      shortcut: 'Ctrl+B',
      run: editor => editor.chain().focus().toggleBold().run(),
      pressed: editor => editor.isActive('bold'),
    },
    {
      label: t('italic'),
      icon: Italic,
      shortcut: 'Ctrl+I',
      run: editor => editor.chain().focus().toggleItalic().run(),
      pressed: editor => editor.isActive('italic'),
    },
    {
      label: t('underline'),
      icon: Underline,
      shortcut: 'Ctrl+U',
      run: editor => editor.chain().focus().toggleUnderline().run(),
      pressed: editor => editor.isActive('underline'),
    },
    {
      label: t('strikethrough'),
      icon: Strikethrough,
      shortcut: 'Ctrl+Shift+S',
      run: editor => editor.chain().focus().toggleStrike().run(),
      pressed: editor => editor.isActive('strike'),
    },
    {
      label: t('code'),
      icon: Code,
      shortcut: 'Ctrl+E',
      run: editor => editor.chain().focus().toggleCode().run(),
      pressed: editor => editor.isActive('code'),
    },
  ],
  [
    {
      label: t('bulletList'),
      icon: List,
      shortcut: 'Ctrl+Shift+8',
      run: editor => editor.chain().focus().toggleBulletList().run(),
      pressed: editor => editor.isActive('bulletList'),
    },
    {
      label: t('numberedList'),
      icon: ListOrdered,
      shortcut: 'Ctrl+Shift+7',
      run: editor => editor.chain().focus().toggleOrderedList().run(),
      pressed: editor => editor.isActive('orderedList'),
    },
    {
      label: t('taskList'),
      icon: ListChecks,
      shortcut: 'Ctrl+Shift+9',
      run: editor => editor.chain().focus().toggleTaskList().run(),
      pressed: editor => editor.isActive('taskList'),
    },
    {
      label: t('quote'),
      icon: TextQuote,
      shortcut: 'Ctrl+Shift+B',
      run: editor => editor.chain().focus().toggleBlockquote().run(),
      pressed: editor => editor.isActive('blockquote'),
    },
    {
      label: t('codeBlock'),
      icon: SquareCode,
      shortcut: 'Ctrl+Alt+C',
      run: editor => editor.chain().focus().toggleCodeBlock().run(),
      pressed: editor => editor.isActive('codeBlock'),
    },
  ],
]

const TOOLS = GROUPS.flat()

/**
 * Formatting for the selection, and the buttons of the features. Buttons show what the selection
 * has.
 */
export function Toolbar({ session: { editor, contributions } }: { session: EditorSession }) {
  const contributed = useAtomValue(contributions.all).filter(({ toolbar }) => toolbar !== undefined)
  const state = useEditorState({
    editor,
    selector: ({ editor: current }) => ({
      pressed: TOOLS.filter(tool => tool.pressed?.(current)).map(tool => tool.label),
      disabled: TOOLS.filter(tool => tool.enabled?.(current) === false).map(tool => tool.label),
    }),
  })
  return (
    <Roving
      role="toolbar"
      aria-label={t('formatting')}
      className="flex items-center gap-0.5 overflow-x-auto px-2 py-1"
    >
      {GROUPS.map((tools, index) => (
        <div key={tools[0]?.label} className="flex items-center gap-0.5">
          {index > 0 && <span aria-hidden className="mx-1.5 h-5 w-px bg-line" />}
          {tools.map(tool => (
            <IconButton
              key={tool.label}
              size="sm"
              label={tool.label}
              {...(tool.shortcut && { shortcut: tool.shortcut })}
              {...(tool.pressed && { pressed: state.pressed.includes(tool.label) })}
              disabled={state.disabled.includes(tool.label)}
              onMouseDown={event => event.preventDefault()}
              onClick={() => tool.run(editor)}
            >
              <tool.icon aria-hidden />
            </IconButton>
          ))}
        </div>
      ))}
      {contributed.map(({ id, toolbar }) => (
        <div key={id} className="flex items-center gap-0.5">
          <span aria-hidden className="mx-1.5 h-5 w-px bg-line" />
          {toolbar}
        </div>
      ))}
    </Roving>
  )
}

import type { Editor } from '@tiptap/core'
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

import { translator } from '#client/shared/messages/translator.ts'
import { editor } from '#schema/messages/en/editor.ts'

const t = translator(editor)

/** A button of the toolbar, also offered as a command. */
export type Tool = {
  /** Names its command: `format.bold`. */
  id: string
  label: string
  icon: LucideIcon
  shortcut?: string
  /** Words that find it in the menu of `/` too. Only tools for whole blocks are there. */
  inText?: string
  /** Whether the toolbar of a snippet, which is short, goes without it. */
  isForLongTexts?: true
  run: (editor: Editor) => void
  pressed?: (editor: Editor) => boolean
  enabled?: (editor: Editor) => boolean
}

const heading = (level: 1 | 2 | 3, icon: LucideIcon): Tool => ({
  id: `heading${level}`,
  label: t('heading', { level: `${level}` }),
  icon,
  shortcut: `Ctrl+Alt+${level}`,
  isForLongTexts: true,
  inText: t('words.heading', { level: `${level}` }),
  run: editor => editor.chain().focus().toggleHeading({ level }).run(),
  pressed: editor => editor.isActive('heading', { level }),
})

/** The formatting of the toolbar, in groups. */
export const TOOL_GROUPS: readonly (readonly Tool[])[] = [
  [
    {
      id: 'undo',
      label: t('undo'),
      icon: Undo2,
      shortcut: 'Ctrl+Z',
      run: editor => editor.chain().focus().undo().run(),
      enabled: editor => editor.can().undo(),
    },
    {
      id: 'redo',
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
      id: 'bold',
      label: t('bold'),
      icon: Bold,
      shortcut: 'Ctrl+B',
      run: editor => editor.chain().focus().toggleBold().run(),
      pressed: editor => editor.isActive('bold'),
    },
    {
      id: 'italic',
      label: t('italic'),
      icon: Italic,
      shortcut: 'Ctrl+I',
      run: editor => editor.chain().focus().toggleItalic().run(),
      pressed: editor => editor.isActive('italic'),
    },
    {
      id: 'underline',
      label: t('underline'),
      icon: Underline,
      shortcut: 'Ctrl+U',
      run: editor => editor.chain().focus().toggleUnderline().run(),
      pressed: editor => editor.isActive('underline'),
    },
    {
      id: 'strikethrough',
      label: t('strikethrough'),
      isForLongTexts: true,
      icon: Strikethrough,
      shortcut: 'Ctrl+Shift+X',
      run: editor => editor.chain().focus().toggleStrike().run(),
      pressed: editor => editor.isActive('strike'),
    },
    {
      id: 'code',
      label: t('code'),
      isForLongTexts: true,
      icon: Code,
      shortcut: 'Ctrl+E',
      run: editor => editor.chain().focus().toggleCode().run(),
      pressed: editor => editor.isActive('code'),
    },
  ],
  [
    {
      id: 'bulletList',
      label: t('bulletList'),
      icon: List,
      inText: t('words.bulletList'),
      shortcut: 'Ctrl+Shift+8',
      run: editor => editor.chain().focus().toggleBulletList().run(),
      pressed: editor => editor.isActive('bulletList'),
    },
    {
      id: 'numberedList',
      label: t('numberedList'),
      icon: ListOrdered,
      inText: t('words.numberedList'),
      shortcut: 'Ctrl+Shift+7',
      run: editor => editor.chain().focus().toggleOrderedList().run(),
      pressed: editor => editor.isActive('orderedList'),
    },
    {
      id: 'taskList',
      label: t('taskList'),
      isForLongTexts: true,
      icon: ListChecks,
      inText: t('words.taskList'),
      shortcut: 'Ctrl+Shift+9',
      run: editor => editor.chain().focus().toggleTaskList().run(),
      pressed: editor => editor.isActive('taskList'),
    },
    {
      id: 'quote',
      label: t('quote'),
      isForLongTexts: true,
      icon: TextQuote,
      inText: t('words.quote'),
      shortcut: 'Ctrl+Shift+B',
      run: editor => editor.chain().focus().toggleBlockquote().run(),
      pressed: editor => editor.isActive('blockquote'),
    },
    {
      id: 'codeBlock',
      label: t('codeBlock'),
      isForLongTexts: true,
      icon: SquareCode,
      inText: t('words.codeBlock'),
      shortcut: 'Ctrl+Alt+C',
      run: editor => editor.chain().focus().toggleCodeBlock().run(),
      pressed: editor => editor.isActive('codeBlock'),
    },
  ],
]

/** Quotes and blocks of code cannot be suggested. */
export const SUGGESTED_GROUPS = TOOL_GROUPS.map(tools =>
  tools.filter(({ id }) => id !== 'quote' && id !== 'codeBlock'),
)

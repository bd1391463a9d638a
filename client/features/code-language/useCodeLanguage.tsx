import type { Editor } from '@tiptap/core'
import { SquareCode } from 'lucide-react'
import { useMemo, useRef } from 'react'

import { useEditorState } from '#client/editor/core/useEditorState.ts'
import type { Contribution } from '#client/editor/features/contribution.ts'
import type { UseContribution } from '#client/editor/features/feature.ts'
import { translator } from '#client/shared/messages/translator.ts'
import { codeLanguage } from '#schema/messages/en/codeLanguage.ts'

import { LanguageMenu, type LanguageMenuProps } from './LanguageMenu.tsx'

const t = translator(codeLanguage)

/** The key that moves the focus to the tools of a block, as in tables. */
const TOOLS_KEY = 'Alt-F10'

const isInCode = (editor: Editor): boolean => editor.isEditable && editor.isActive('codeBlock')

/** Offers the language of the block of code around the caret. */
export const useCodeLanguage: UseContribution = ({ editor, editable }) => {
  const menu = useRef<HTMLSelectElement>(null)
  return useMemo((): Contribution => {
    if (!editable) return {}
    return {
      floating: container => <FloatingMenu editor={editor} container={container} menu={menu} />,
      keys: [
        {
          key: TOOLS_KEY,
          run: () => {
            menu.current?.focus()
            return menu.current !== null
          },
        },
      ],
      commands: [
        {
          id: 'code-language',
          group: 'format',
          label: t('label'),
          icon: SquareCode,
          keywords: t('keywords'),
          isAvailable: () => isInCode(editor),
          run: () => menu.current?.focus(),
        },
      ],
    }
  }, [editor, editable])
}

function FloatingMenu(props: LanguageMenuProps) {
  return useEditorState(props.editor, isInCode) && <LanguageMenu {...props} />
}

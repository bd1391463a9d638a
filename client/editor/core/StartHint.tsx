import type { Editor } from '@tiptap/core'

import { translator } from '#client/shared/messages/translator.ts'
import { Button } from '#client/shared/ui/form/Button.tsx'
import { editor as messages } from '#schema/messages/en/editor.ts'
import { sampleText } from '#writing/check/sample.ts'

import { useEditorState } from './useEditorState.ts'

const t = translator(messages)

const isEmptyAndEditable = (editor: Editor): boolean => editor.isEmpty && editor.isEditable

/** Offers a sample while the document is empty. */
export function StartHint({ editor }: { editor: Editor }) {
  const empty = useEditorState(editor, isEmptyAndEditable)
  if (!empty) return null
  const insert = () => {
    const content = sampleText
      .split('\n')
      .filter(line => line.trim() !== '')
      .map(line => ({ type: 'paragraph', content: [{ type: 'text', text: line }] }))
    editor.chain().setContent(content).focus('start').run()
  }
  return (
    <p className="absolute top-12 left-0 flex items-center gap-2 text-sm text-ink-faint">
      {t('noText')}
      <Button variant="link" size="sm" onClick={insert}>
        {t('trySample')}
      </Button>
    </p>
  )
}

import type { Editor } from '@tiptap/core'
import { useState, type RefObject } from 'react'

import { asOneUndoStep } from '#client/editor/core/undoStep.ts'
import { useBlockPlace } from '#client/editor/core/useBlockPlace.ts'
import { useEditorState } from '#client/editor/core/useEditorState.ts'
import { translator } from '#client/shared/messages/translator.ts'
import { codeLanguage } from '#schema/messages/en/codeLanguage.ts'

import { LANGUAGES, listedLanguage } from './languages.ts'

const t = translator(codeLanguage)

/** It is larger for fingers. */
const HEIGHT = matchMedia('(pointer: coarse)').matches ? 44 : 32

export type LanguageMenuProps = {
  editor: Editor
  /** The positioned element that holds the text. */
  container: HTMLElement | null
  /** Lets the owner move the focus to the menu. */
  menu: RefObject<HTMLSelectElement | null>
}

/** The language of the block of code around the caret, above its end. */
export function LanguageMenu({ editor, container, menu }: LanguageMenuProps) {
  const [held, setHeld] = useState(false)
  const { at, language, focused } = useEditorState(editor, stateOfBlock)
  const place = useBlockPlace(editor, container, { at, height: HEIGHT })
  if (!place || !(focused || held)) return null
  const listed = language === null ? '' : listedLanguage(language)
  const choose = (name: string) => {
    const language = name === '' ? null : name
    asOneUndoStep(editor, () => editor.commands.updateAttributes('codeBlock', { language }))
    editor.view.focus()
  }
  return (
    <select
      ref={menu}
      aria-label={t('label')}
      value={listed}
      style={{ right: place.right, top: place.top, height: HEIGHT }}
      className="absolute z-10 max-w-40 animate-appear rounded-lg border bg-paper px-2 text-xs text-ink shadow-float"
      onFocus={() => setHeld(true)}
      onBlur={() => setHeld(false)}
      onChange={({ target }) => choose(target.value)}
      onKeyDown={event => {
        if (event.key !== 'Escape') return
        event.preventDefault()
        event.stopPropagation()
        editor.view.focus()
      }}
    >
      <option value="">{t('none')}</option>
      {listed !== '' && !LANGUAGES.has(listed) && <option value={listed}>{listed}</option>}
      {Array.from(LANGUAGES, ([name, label]) => (
        <option key={name} value={name}>
          {label}
        </option>
      ))}
    </select>
  )
}

/** The position and language of the block of code around the caret. */
function stateOfBlock({ isFocused, state: { selection } }: Editor) {
  const { $head } = selection
  const language: unknown = $head.parent.attrs['language']
  return {
    at: $head.depth > 0 ? $head.before() : 0,
    language: typeof language === 'string' ? language : null,
    focused: isFocused,
  }
}

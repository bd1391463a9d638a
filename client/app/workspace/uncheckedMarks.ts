import type { EditorState } from '@tiptap/pm/state'
import { Decoration, DecorationSet } from '@tiptap/pm/view'
import { atom } from 'jotai'

import type { Drawing } from '#client/editor/drawings/drawings.ts'
import { nameOf } from '#client/features/check-settings/summary.ts'
import { correctionsKey, type CorrectionsState } from '#client/features/corrections/state.ts'
import { store } from '#client/shared/lib/store.ts'
import { translator } from '#client/shared/messages/translator.ts'
import { workspace } from '#schema/messages/en/workspace.ts'

const t = translator(workspace)

/** The code of the language whose mark was pressed, or null. */
export const askedLanguage = atom<string | null>(null)

type Blocks = CorrectionsState['blocks']

/**
 * Returns the drawing that says below a paragraph that it is not checked here, because there is no
 * dictionary for its language. A run of such paragraphs says it once.
 */
export function uncheckedMarks(): Drawing {
  let drawnFor: Blocks | null = null
  let drawn = DecorationSet.empty
  return state => {
    const blocks = correctionsKey.getState(state)?.blocks ?? []
    if (blocks !== drawnFor) {
      drawnFor = blocks
      drawn = marksOf(state, blocks)
    }
    return drawn
  }
}

function marksOf(state: EditorState, blocks: Blocks): DecorationSet {
  const marks = blocks.flatMap((block, index) => {
    const language = uncheckedIn(block)
    const next = blocks.slice(index + 1).find(({ text }) => text.trim() !== '')
    if (language === null || (next && uncheckedIn(next) === language)) return []
    const after = block.start + block.node.content.size + 1
    return [Decoration.widget(after, () => mark(language), { key: `unchecked ${language}`, side: -1 })]
  })
  return DecorationSet.create(state.doc, marks)
}

const uncheckedIn = ({ text, unsupported, language }: Blocks[number]): string | null =>
  unsupported && text.trim() !== '' ? language : null

function mark(language: string): HTMLElement {
  const element = document.createElement('div')
  element.className = 'unchecked'
  element.contentEditable = 'false'
  const button = document.createElement('button')
  button.type = 'button'
  button.textContent = t('unchecked.add')
  button.addEventListener('click', () => store.set(askedLanguage, language))
  element.append(t('unchecked.mark', { language: nameOf(language, { dialect: 'US' }) }), ' · ', button)
  return element
}

import { Extension } from '@tiptap/core'
import { Plugin, PluginKey, type EditorState } from '@tiptap/pm/state'
import { Decoration, DecorationSet } from '@tiptap/pm/view'
import { atom } from 'jotai'

import { correctionsKey, type CorrectionsState } from '#client/features/corrections/state.ts'
import { nameOf } from '#client/features/check-settings/summary.ts'
import { store } from '#client/shared/lib/store.ts'
import { translator } from '#client/shared/messages/translator.ts'
import { workspace } from '#schema/messages/en/workspace.ts'

const t = translator(workspace)

/** The code of the language whose mark was pressed, or null. */
export const askedLanguage = atom<string | null>(null)

type Blocks = CorrectionsState['blocks']
type Marks = { blocks: Blocks; drawn: DecorationSet }

const key = new PluginKey<Marks>('unchecked')

/**
 * Says below a paragraph that it is not checked here, because there is no dictionary for its
 * language. A run of such paragraphs says it once.
 */
export const UncheckedMarks = Extension.create({
  name: 'uncheckedMarks',
  // After the corrections, whose blocks it reads.
  priority: 50,

  addProseMirrorPlugins: () => [
    new Plugin<Marks>({
      key,
      state: {
        init: () => ({ blocks: [], drawn: DecorationSet.empty }),
        apply(_transaction, before, _old, state) {
          const blocks = correctionsKey.getState(state)?.blocks ?? []
          return blocks === before.blocks ? before : { blocks, drawn: marksOf(state, blocks) }
        },
      },
      props: { decorations: state => key.getState(state)?.drawn },
    }),
  ],
})

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

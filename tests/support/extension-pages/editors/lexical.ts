import { createEmptyHistoryState, registerHistory } from '@lexical/history'
import { registerRichText } from '@lexical/rich-text'
import { $createParagraphNode, $createTextNode, $getRoot, createEditor } from 'lexical'

import { editorPlace, offer, PARAGRAPHS } from '../sample.ts'

const place = editorPlace()
place.contentEditable = 'true'
const editor = createEditor({
  namespace: 'test',
  onError(error) {
    throw error
  },
})
editor.setRootElement(place)
registerRichText(editor)
editor.update(
  () => {
    const paragraphs = PARAGRAPHS.map(text => $createParagraphNode().append($createTextNode(text)))
    $getRoot()
      .clear()
      .append(...paragraphs)
  },
  { discrete: true },
)
registerHistory(editor, createEmptyHistoryState(), 300)

offer({
  text: () =>
    editor.read(() =>
      $getRoot()
        .getChildren()
        .map(child => child.getTextContent())
        .join('\n'),
    ),
  model: () => JSON.stringify(editor.getEditorState()),
  redraw() {
    editor.setRootElement(null)
    editor.setRootElement(place)
  },
})

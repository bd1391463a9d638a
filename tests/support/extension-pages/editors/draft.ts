import { ContentState, convertToRaw, Editor, EditorState } from 'draft-js'
import { createElement as h, createRef, useState } from 'react'
import { createRoot } from 'react-dom/client'

import { editorPlace, offer, PARAGRAPHS } from '../sample.ts'

const editor = createRef<Editor>()

function Page() {
  const [state, setState] = useState(() =>
    EditorState.createWithContent(ContentState.createFromText(PARAGRAPHS.join('\n'))),
  )
  offer({
    text: () => state.getCurrentContent().getPlainText('\n'),
    model: () => JSON.stringify(convertToRaw(state.getCurrentContent())),
    redraw: () => editor.current?.restoreEditorDOM(),
  })
  return h(Editor, { ref: editor, editorState: state, onChange: setState })
}

createRoot(editorPlace()).render(h(Page))

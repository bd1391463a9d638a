import { basicSetup, EditorView } from 'codemirror'

import { editorPlace, offer, PARAGRAPHS } from '../sample.ts'

const view = new EditorView({
  doc: PARAGRAPHS.join('\n'),
  extensions: [basicSetup, EditorView.lineWrapping],
  parent: editorPlace(),
})

offer({
  text: () => view.state.doc.toString(),
  model: () => JSON.stringify(view.state.doc),
  redraw: () => view.setState(view.state),
})

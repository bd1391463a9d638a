import Quill from 'quill'

import { editorPlace, offer, PARAGRAPHS } from '../sample.ts'

const quill = new Quill(editorPlace())
quill.setText(PARAGRAPHS.join('\n'), 'silent')
quill.history.clear()

offer({
  text: () => quill.getText().trimEnd(),
  model: () => JSON.stringify(quill.getContents()),
  redraw: () => quill.setContents(quill.getContents(), 'silent'),
})

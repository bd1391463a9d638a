import { baseKeymap } from '@tiptap/pm/commands'
import { history, undo } from '@tiptap/pm/history'
import { keymap } from '@tiptap/pm/keymap'
import { Schema } from '@tiptap/pm/model'
import { EditorState } from '@tiptap/pm/state'
import { EditorView } from '@tiptap/pm/view'

import { editorPlace, offer, PARAGRAPHS } from '../sample.ts'

const schema = new Schema({
  nodes: {
    doc: { content: 'paragraph+' },
    paragraph: { content: 'text*', toDOM: () => ['p', 0], parseDOM: [{ tag: 'p' }] },
    text: {},
  },
})
const paragraphs = PARAGRAPHS.map(text => schema.node('paragraph', null, [schema.text(text)]))
const view = new EditorView(editorPlace(), {
  state: EditorState.create({
    doc: schema.node('doc', null, paragraphs),
    plugins: [history(), keymap({ 'Mod-z': undo }), keymap(baseKeymap)],
  }),
})

offer({
  text: () => view.state.doc.textBetween(0, view.state.doc.content.size, '\n'),
  model: () => JSON.stringify(view.state.doc),
  // With other node views, all nodes are drawn again.
  redraw: () => view.setProps({ nodeViews: {} }),
})

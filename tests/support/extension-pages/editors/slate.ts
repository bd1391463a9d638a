import { createElement as h, useState } from 'react'
import { createRoot } from 'react-dom/client'
import { createEditor, Node, type Descendant } from 'slate'
import { withHistory } from 'slate-history'
import { Editable, Slate, withReact } from 'slate-react'

import { editorPlace, offer, PARAGRAPHS } from '../sample.ts'

const initial: Descendant[] = PARAGRAPHS.map(text => ({ children: [{ text }] }))
const editor = withHistory(withReact(createEditor()))

function Page() {
  const [tag, setTag] = useState('span')
  offer({
    text: () => editor.children.map(node => Node.string(node)).join('\n'),
    model: () => JSON.stringify(editor.children),
    // With another tag, all leaves are drawn again.
    redraw: () => setTag('b'),
  })
  const children = h(Editable, {
    'aria-label': 'Text',
    renderLeaf: ({ attributes, children: texts }) => h(tag, attributes, texts),
  })
  return h(Slate, { editor, initialValue: initial, children })
}

createRoot(editorPlace()).render(h(Page))

import * as Y from 'yjs'

import { performActs } from '#client/editor/acts/perform.ts'
import { BODY_FIELD } from '#document/version.ts'

import { below, oneOf, type Random } from './random.ts'

/** Length of a paste that triggers a compaction of the log. */
const PASTE = 40_000
const MARKS = [
  { bold: {} },
  { italic: {} },
  { link: { href: 'https://example.com' } },
  { bold: null },
  { 'comment--AbCd12+/': { id: 'c1' } },
]

const textsIn = (parent: Y.XmlFragment): Y.XmlText[] =>
  parent
    .toArray()
    .flatMap(child =>
      child instanceof Y.XmlText ? [child] : child instanceof Y.XmlElement ? textsIn(child) : [],
    )

const element = (name: string, ...children: (Y.XmlElement | Y.XmlText)[]): Y.XmlElement => {
  const made = new Y.XmlElement(name)
  made.insert(0, children)
  return made
}

const paragraph = (): Y.XmlElement => element('paragraph', new Y.XmlText())

function block(random: Random): Y.XmlElement {
  switch (below(random, 6)) {
    case 0: {
      const heading = element('heading', new Y.XmlText())
      // Yjs stores JSON, although its types declare text.
      heading.setAttribute('level', 1 as never)
      return heading
    }
    case 1:
      return element('blockquote', paragraph(), paragraph())
    case 2:
      return element('bulletList', element('listItem', paragraph()), element('listItem', paragraph()))
    case 3:
      return element('paragraph', new Y.XmlText(), element('hardBreak'), new Y.XmlText())
    case 4:
      return element('table', row(), row())
    default:
      return paragraph()
  }
}

const cell = (): Y.XmlElement => element('tableCell', paragraph())
const row = (): Y.XmlElement => element('tableRow', cell(), cell())

/** Adds or removes a row or a cell. A table that is no rectangle any more is repaired by the server. */
function editTable(fragment: Y.XmlFragment, random: Random): void {
  for (const table of fragment.toArray()) {
    if (!(table instanceof Y.XmlElement) || table.nodeName !== 'table') continue
    const first = table.get(0)
    const kind = below(random, 3)
    if (kind === 0) table.insert(below(random, table.length + 1), [row()])
    else if (kind === 1 && table.length > 1) table.delete(below(random, table.length), 1)
    else if (first instanceof Y.XmlElement) first.insert(0, [cell()])
  }
}

const write = (text: Y.XmlText, random: Random, characters: string): void =>
  text.insert(below(random, text.length + 1), characters)

/**
 * Makes a random edit: types, deletes, formats, moves in and out of blocks, or undoes. Characters
 * are single code units: Yjs does not promise to converge for half surrogate pairs, and editors
 * never split them.
 */
export function edit(doc: Y.Doc, undo: Y.UndoManager, random: Random): void {
  const fragment = doc.getXmlFragment(BODY_FIELD)
  const texts = textsIn(fragment)
  if (texts.length === 0) return fragment.insert(0, [paragraph()])
  const text = oneOf(random, texts)
  const place = below(random, text.length + 1)
  const rest = Math.min(1 + below(random, 6), text.length - place)
  switch (below(random, 17)) {
    case 0:
      return fragment.insert(below(random, fragment.length + 1), [block(random)])
    case 1:
      return fragment.delete(below(random, fragment.length), 1)
    case 2:
    case 3:
      return text.delete(place, rest)
    case 4:
    case 5:
      return text.format(place, rest, oneOf(random, MARKS))
    case 6:
      return setLevel(fragment, random)
    case 7:
      undo.undo()
      return undefined
    case 8:
      undo.redo()
      return undefined
    case 9:
      performActs(doc, [{ text, index: place, length: rest, insert: 'instead' }], null)
      return undefined
    case 10:
      // An invalid body, which the server repairs.
      return random() < 0.15 ? fragment.push([element('listItem', paragraph())]) : write(text, random, 'x')
    case 11:
      return write(text, random, random() < 0.05 ? 'paste '.repeat(PASTE / 6) : 'äü')
    case 12:
      return editTable(fragment, random)
    default:
      return write(text, random, 'abcdefgh'.slice(0, 1 + below(random, 8)))
  }
}

function setLevel(fragment: Y.XmlFragment, random: Random): void {
  for (const child of fragment.toArray())
    if (child instanceof Y.XmlElement && child.nodeName === 'heading')
      child.setAttribute('level', (1 + below(random, 3)) as never)
}

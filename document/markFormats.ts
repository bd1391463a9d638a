import { prosemirrorToYXmlFragment } from '@tiptap/y-tiptap'
import type { Mark } from 'prosemirror-model'
import * as Y from 'yjs'

/** Formats of a shared text, by their keys. */
export type Formats = Readonly<Record<string, unknown>>

/** Returns marks as the binding writes them: where several of a type may overlap, its name has a hash. */
export function formatsOf(marks: readonly Mark[]): Formats[] {
  const [first] = marks
  if (!first) return []
  const { schema } = first.type
  // One body for all of them: it is slow to make.
  const paragraphs = marks.map(mark => schema.node('paragraph', null, schema.text('x', [mark])))
  const body = new Y.Doc().getXmlFragment()
  prosemirrorToYXmlFragment(schema.node('doc', null, paragraphs), body)
  return body.toArray().map(formatsIn)
}

function formatsIn(paragraph: unknown): Formats {
  const written: unknown = paragraph instanceof Y.XmlElement ? paragraph.get(0) : null
  if (!(written instanceof Y.XmlText)) throw new Error('The binding has written no text.')
  const [part]: { attributes?: Formats }[] = written.toDelta()
  return part?.attributes ?? {}
}

import * as Y from 'yjs'

/** Whether a type is an item of a list, which begins with a paragraph. */
export const isListItem = (type: unknown): type is Y.XmlElement =>
  type instanceof Y.XmlElement && /^(?:list|task)Item$/.test(type.nodeName)

import type { Node } from '@tiptap/pm/model'

/** A heading and the position of its first character. */
export type Heading = { level: number; text: string; position: number }

/** A section and those inside it. `index` counts the headings of the document. */
export type Section = { index: number; text: string; sections: Section[] }

/** Returns the headings of a document that have a text, in order. */
export function headingsIn(doc: Node): Heading[] {
  const headings: Heading[] = []
  doc.descendants((node, position) => {
    if (!node.isTextblock) return true
    const level: unknown = node.attrs['level']
    const text = node.type.name === 'heading' ? node.textContent.trim() : ''
    if (text !== '' && typeof level === 'number') headings.push({ level, text, position: position + 1 })
    return false
  })
  return headings
}

/** Returns the index of the heading whose section a position is in, or -1 before the first one. */
export const sectionAt = (headings: readonly Heading[], position: number): number =>
  headings.findLastIndex(heading => heading.position <= position)

/** Returns the sections of headings: each is inside the last one before it with a lower level. */
export function sectionsOf(headings: readonly Pick<Heading, 'level' | 'text'>[]): Section[] {
  const top: Section[] = []
  const open: { level: number; sections: Section[] }[] = [{ level: 0, sections: top }]
  headings.forEach(({ level, text }, index) => {
    while ((open.at(-1)?.level ?? 0) >= level && open.length > 1) open.pop()
    const section: Section = { index, text, sections: [] }
    open.at(-1)?.sections.push(section)
    open.push({ level, sections: section.sections })
  })
  return top
}

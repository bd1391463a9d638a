import type { ListPlace } from './nest.ts'
import type { Numbering } from './parts.ts'

const TYPES: Record<string, string | null> = {
  decimal: null,
  lowerLetter: 'a',
  upperLetter: 'A',
  lowerRoman: 'i',
  upperRoman: 'I',
}

/** Counts the items of the lists of a Word file, whose numbers go on after other paragraphs. */
export class ListCounter {
  private readonly counts = new Map<string, number[]>()
  private readonly begun = new Set<string>()
  /** The list that the next item of a definition and level belongs to. */
  private readonly lists = new Map<string, string>()

  constructor(private readonly numberings: ReadonlyMap<string, Numbering>) {}

  /** Returns the place of the next item of a list, or null if the file has no such list. */
  next(id: string, level: number): ListPlace | null {
    const numbering = this.numberings.get(id)
    if (!numbering || id === '0') return null
    const { format = 'bullet', start: first = 1, sign = '' } = numbering.levels.get(level) ?? {}
    const counts = this.counts.get(numbering.abstract) ?? []
    this.counts.set(numbering.abstract, counts)
    const own = numbering.starts.get(level)
    const isFirst = !this.begun.has(`${id} ${level}`)
    this.begun.add(`${id} ${level}`)
    const last = counts[level]
    const key = `${numbering.abstract} ${level}`
    const isRestart = isFirst && own !== undefined
    // Other programs change the numbering between the items of a list, and the numbers go on.
    const list = isRestart ? id : (this.lists.get(key) ?? id)
    this.lists.set(key, list)
    const start = isRestart ? own : last === undefined ? (own ?? first) : last + 1
    counts[level] = start
    counts.length = level + 1
    const place = { id: list, level, start, type: TYPES[format] ?? null, checked: false }
    if (format === 'none') return null
    if (format !== 'bullet') return { ...place, kind: 'ordered' }
    const box = /[☐☑☒✓✔]/u.exec(sign)?.[0]
    return box === undefined ? { ...place, kind: 'bullet' } : { ...place, kind: 'task', checked: box !== '☐' }
  }
}

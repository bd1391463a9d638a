import { isOn, readXml } from './xml.ts'

type Relation = { target: string; isExternal: boolean }

/** Returns the targets of a part by id: links, images. */
export function relationsIn(bytes: Uint8Array | null): Map<string, Relation> {
  const relations = new Map<string, Relation>()
  if (!bytes) return relations
  readXml(bytes, {
    open: (name, attributes) => {
      if (name !== 'Relationship') return
      relations.set(attributes['Id'] ?? '', {
        target: attributes['Target'] ?? '',
        isExternal: attributes['TargetMode'] === 'External',
      })
    },
  })
  return relations
}

/** The meaning of a style for a body. */
export type Style = {
  /** In lower case. Those of Word are English in every language. */
  name: string
  basedOn: string
  list: { id: string | null; level: number | null }
  marks: Set<string>
}

const MARKS: Record<string, string> = { 'w:b': 'bold', 'w:i': 'italic', 'w:strike': 'strike' }
const MONOSPACE = /courier|consol|mono|menlo|monaco|source code|fira code/i

export const isMonospace = (font: string | undefined): boolean => font !== undefined && MONOSPACE.test(font)

/** Returns the styles of a Word file by id. */
export function stylesIn(bytes: Uint8Array | null): Map<string, Style> {
  const styles = new Map<string, Style>()
  let style: Style | null = null
  if (!bytes) return styles
  readXml(bytes, {
    open: (name, attributes) => {
      const value = attributes['w:val'] ?? ''
      if (name === 'w:style') {
        style = { name: '', basedOn: '', list: { id: null, level: null }, marks: new Set() }
        styles.set(attributes['w:styleId'] ?? '', style)
      }
      if (!style) return
      const mark = MARKS[name]
      if (name === 'w:name') style.name = value.toLowerCase()
      else if (name === 'w:basedOn') style.basedOn = value
      else if (name === 'w:numId') style.list.id = value
      else if (name === 'w:ilvl') style.list.level = Number(value)
      else if (mark && isOn(attributes)) style.marks.add(mark)
      else if (name === 'w:rFonts' && isMonospace(attributes['w:ascii'])) style.marks.add('code')
    },
    close: name => {
      if (name === 'w:style') style = null
    },
  })
  return styles
}

/** How a level of a list is numbered. */
type Level = { format: string; start: number; sign: string }
export type Numbering = { abstract: string; levels: Map<number, Level>; starts: Map<number, number> }

/** Returns the lists of a Word file by id. */
export function numberingsIn(bytes: Uint8Array | null): Map<string, Numbering> {
  const abstracts = new Map<string, Map<number, Level>>()
  const numberings = new Map<string, Numbering>()
  if (!bytes) return numberings
  let levels = new Map<number, Level>()
  let level: Level | null = null
  let numbering: Numbering | null = null
  let overridden = 0
  readXml(bytes, {
    open: (name, attributes) => {
      const value = attributes['w:val'] ?? ''
      const at = Number(attributes['w:ilvl'])
      if (name === 'w:abstractNum') {
        levels = new Map()
        abstracts.set(attributes['w:abstractNumId'] ?? '', levels)
      } else if (name === 'w:num') {
        numbering = { abstract: '', levels: new Map(), starts: new Map() }
        numberings.set(attributes['w:numId'] ?? '', numbering)
      } else if (name === 'w:lvl') {
        level = { format: 'decimal', start: 1, sign: '' }
        const into = numbering ? numbering.levels : levels
        into.set(at, level)
      } else if (name === 'w:abstractNumId' && numbering) numbering.abstract = value
      else if (name === 'w:lvlOverride') overridden = at
      else if (name === 'w:startOverride') numbering?.starts.set(overridden, Number(value))
      else if (name === 'w:start' && level) level.start = Number(value)
      else if (name === 'w:numFmt' && level) level.format = value
      else if (name === 'w:lvlText' && level) level.sign = value
    },
    close: name => {
      if (name === 'w:lvl') level = null
      if (name === 'w:num') numbering = null
    },
  })
  for (const each of numberings.values())
    each.levels = new Map([...(abstracts.get(each.abstract) ?? []), ...each.levels])
  return numberings
}

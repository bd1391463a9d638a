/** A list of a file: the id of its numbering is its place in the list of them, from 1. */
export type WrittenList = { format: ListFormat; level: number; start: number }

export type ListFormat =
  | 'bullet'
  | 'open'
  | 'done'
  | 'decimal'
  | 'lowerLetter'
  | 'upperLetter'
  | 'lowerRoman'
  | 'upperRoman'

/** Word has nine levels. */
export const LEVELS = 9
export const LEVEL_INDENT = 720
const HANGING = 360
const SIGNS: Partial<Record<ListFormat, readonly string[]>> = {
  bullet: ['•', '◦', '▪'],
  open: ['☐'],
  done: ['☒'],
}

const NAMESPACE = 'http://schemas.openxmlformats.org/wordprocessingml/2006/main'

/**
 * Returns the numberings of a Word file. Each list has its own definition: LibreOffice splits lists
 * that share one.
 */
export const numberingXml = (lists: readonly WrittenList[]): string =>
  `<w:numbering xmlns:w="${NAMESPACE}">${lists.map(abstractXml).join('')}${lists
    .map((_, index) => `<w:num w:numId="${index + 1}"><w:abstractNumId w:val="${index}"/></w:num>`)
    .join('')}</w:numbering>`

function abstractXml({ format, level: own, start }: WrittenList, index: number): string {
  const signs = SIGNS[format]
  const levels = Array.from({ length: LEVELS }, (_, level) => {
    const left = LEVEL_INDENT * (level + 1)
    const sign = signs ? signs[level % signs.length] : `%${level + 1}.`
    return `<w:lvl w:ilvl="${level}"><w:start w:val="${level === own ? start : 1}"/><w:numFmt w:val="${signs ? 'bullet' : format}"/><w:lvlText w:val="${sign}"/><w:lvlJc w:val="left"/><w:pPr><w:ind w:left="${left}" w:hanging="${HANGING}"/></w:pPr></w:lvl>`
  })
  return `<w:abstractNum w:abstractNumId="${index}"><w:multiLevelType w:val="hybridMultilevel"/>${levels.join('')}</w:abstractNum>`
}

import path from 'node:path'

/** A document: its path from the root, and its text. */
export type Doc = { file: string; text: string }

/** Longest line of prose. */
export const MAX_WIDTH = 100

const FENCE = /^( *)```[^]*?^\1```$/gm
const CODE = /`[^`\n]*(?:\n[^`\n]+)?`/g
const LINK = /\[[^\]]*\]\(([^)\s]+)\)/g

/** The text with its blocks of code emptied; lines keep their numbers. */
const withoutFences = (text: string): string =>
  text.replaceAll(FENCE, block => block.replaceAll(/[^\n]+/g, ''))

/** The prose of a document: without code, addresses and quotations from the product. */
const proseOf = (text: string): string =>
  withoutFences(text)
    .replaceAll(/^ *>.*$/gm, '')
    .replaceAll(CODE, code => code.replaceAll(/[^\n]/g, ' '))
    .replaceAll(/\]\([^)\s]+\)|https?:\/\/\S+/g, ' ')
    .replaceAll(/"[^"\n]*"|“[^”\n]*”/g, ' ')

const lineOf = (text: string, index: number): number => text.slice(0, index).split('\n').length

/** Lines wider than {@link MAX_WIDTH}. Tables, headings, code and addresses cannot be wrapped. */
export const wideLines = ({ file, text }: Doc): string[] =>
  withoutFences(text)
    .split('\n')
    .flatMap((line, index) => {
      const breakable = line
        .replaceAll(CODE, '')
        .replaceAll(LINK, '')
        .replaceAll(/https?:\/\/\S+/g, '')
      const wide = breakable === line ? line.length : breakable.length
      return wide <= MAX_WIDTH || /^\s*[|#]/.test(line)
        ? []
        : [`${file}:${index + 1}: ${line.length} characters`]
    })

/** Rows of tables that are read as prose: their table has no line below its head. */
export const brokenTables = ({ file, text }: Doc): string[] => {
  const lines = withoutFences(text).split('\n')
  return lines.flatMap((line, index) => {
    const begins = /^ *\|/.test(line) && !/^ *\|/.test(lines[index - 1] ?? '')
    const isTable = /^ *\|[ :|-]+\|$/.test(lines[index + 1] ?? '')
    return begins && !isTable ? [`${file}:${index + 1}`] : []
  })
}

/** Lines with the markers of a merge conflict, also as the formatter rewraps them. */
export const conflictMarkers = ({ file, text }: Doc): string[] =>
  text
    .split('\n')
    .flatMap((line, index) => (/<{7}|={7}|>{7}|(?:> ){6}>/.test(line) ? [`${file}:${index + 1}`] : []))

/** Words and spellings that docs/writing.md rules out. */
export const BANNED: readonly RegExp[] = [
  /\b(?:some|no|every|any)body\b|\bwhoever\b/gi,
  /\bunless (?:told|given)\b|\banew\b|\bafresh\b/gi,
  /\bof (?:its|their) own\b/gi,
  /\bbeside\b/gi,
  /\bgives?\b/gi,
  /\b(?:is|are|was|were) told\b|\btold of\b|\btells of\b/gi,
  /\bmails\b|\ba mail\b/gi,
  /\bfigures?\b/gi,
  /\b(?:he|his|him)\b/gi,
  /\b\w*(?:colour|behaviour|licence|centre\b|defence|judgement|acknowledgement)\w*/gi,
  /\b(?:author|organ|recogn|summar|serial|synchron|initial|normal|capital|categor)is(?:e|es|ed|ing|ation)\b/gi,
  /\banalys(?:e|es|ed|ing)\b/gi,
]

/** Banned words in the prose of a document. */
export const bannedWords = ({ file, text }: Doc): string[] => {
  const prose = proseOf(text)
  return BANNED.flatMap(pattern =>
    [...prose.matchAll(pattern)].map(match => `${file}:${lineOf(prose, match.index)}: ${match[0]}`),
  )
}

/** Whether a path from the root exists. */
export type Exists = (file: string) => boolean

const PATH = /^[\w@.-]+(?:\/[\w@.-]+)*\/?$/

/**
 * Paths that a document names, in code or as links, and that do not exist from the root or from its
 * folder.
 */
export const missingPaths = ({ file, text }: Doc, exists: Exists): string[] => {
  const folder = path.posix.dirname(file)
  const prose = withoutFences(text)
  const resolved = (name: string) => [path.posix.normalize(name), path.posix.join(folder, name)]
  const named = [...prose.matchAll(CODE)].flatMap(({ 0: code }) =>
    code
      .slice(1, -1)
      .split(/[\s,]+/)
      .map(word => word.replace(/:$/, ''))
      // A word is a path if its first folder exists: `text/event-stream` is none.
      .filter(word => PATH.test(word) && word.includes('/'))
      .filter(word => resolved(word.split('/')[0] ?? '').some(exists)),
  )
  const links = [...prose.matchAll(LINK)].flatMap(([, target = '']) =>
    /^[a-z]+:|^#/.test(target) ? [] : [target.replace(/#.*$/, '')],
  )
  return [
    ...named.filter(name => !resolved(name).some(exists)),
    ...links.filter(link => !exists(path.posix.join(folder, link))),
  ].map(name => `${file}: ${name}`)
}

/** Scripts of package.json that a document runs with npm. */
export const npmScriptsIn = ({ text }: Doc): string[] =>
  [...text.matchAll(/\bnpm (?:run ([\w:-]+)|(start|test)\b)/g)].map(([, run, short]) => run ?? short ?? '')

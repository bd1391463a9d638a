import {
  markInputRule,
  markPasteRule,
  type InputRule,
  type InputRuleMatch,
  PasteRule,
  type PasteRuleMatch,
} from '@tiptap/core'
import type { MarkType } from '@tiptap/pm/model'

/**
 * Texts between signs that add a mark, as in CommonMark, and in GitHub's for strikethrough. A text
 * neither begins nor ends with a space. CommonMark also allows delimiters inside of words, as in
 * `2*3*4`, where people mean the signs.
 */
const TYPED = {
  '**': /(?<=^|[\s\uFFFC\p{Ps}\p{Pi}\p{Pf}\p{Pd}"'*_~])(?<![*\\])\*\*(?![*\s])([^*]*[^*\s\\])\*\*(?!\*)(?=$|[\s\uFFFC\p{P}\p{S}])/gu,
  __: /(?<=^|[\s\uFFFC\p{Ps}\p{Pi}\p{Pf}\p{Pd}"'*_~])(?<![_\\])__(?![_\s])([^_]*[^_\s\\])__(?!_)(?=$|[\s\uFFFC\p{P}\p{S}])/gu,
  '*': /(?<=^|[\s\uFFFC\p{Ps}\p{Pi}\p{Pf}\p{Pd}"'*_~])(?<![*\\])\*(?![*\s])([^*]*[^*\s\\])\*(?!\*)(?=$|[\s\uFFFC\p{P}\p{S}])/gu,
  _: /(?<=^|[\s\uFFFC\p{Ps}\p{Pi}\p{Pf}\p{Pd}"'*_~])(?<![_\\])_(?![_\s])([^_]*[^_\s\\])_(?!_)(?=$|[\s\uFFFC\p{P}\p{S}])/gu,
  '~~': /(?<=^|[\s\uFFFC\p{Ps}\p{Pi}\p{Pf}\p{Pd}"'*_~])(?<![~\\])~~(?![~\s])([^~]*[^~\s\\])~~(?!~)(?=$|[\s\uFFFC\p{P}\p{S}])/gu,
}
type Delimiter = keyof typeof TYPED

/** Pasted Markdown has escapes in the text, which are removed afterwards: `*2 \* 3*`. */
const PASTED: typeof TYPED = {
  '**': /(?<=^|[\s\uFFFC\p{Ps}\p{Pi}\p{Pf}\p{Pd}"'*_~])(?<![*\\])\*\*(?![*\s])((?:[^*\\]|\\(?:\S|(?!\S)))*(?:[^*\s\\]|\\\S))\*\*(?!\*)(?=$|[\s\uFFFC\p{P}\p{S}])/gu,
  __: /(?<=^|[\s\uFFFC\p{Ps}\p{Pi}\p{Pf}\p{Pd}"'*_~])(?<![_\\])__(?![_\s])((?:[^_\\]|\\(?:\S|(?!\S)))*(?:[^_\s\\]|\\\S))__(?!_)(?=$|[\s\uFFFC\p{P}\p{S}])/gu,
  '*': /(?<=^|[\s\uFFFC\p{Ps}\p{Pi}\p{Pf}\p{Pd}"'*_~])(?<![*\\])\*(?![*\s])((?:[^*\\]|\\(?:\S|(?!\S)))*(?:[^*\s\\]|\\\S))\*(?!\*)(?=$|[\s\uFFFC\p{P}\p{S}])/gu,
  _: /(?<=^|[\s\uFFFC\p{Ps}\p{Pi}\p{Pf}\p{Pd}"'*_~])(?<![_\\])_(?![_\s])((?:[^_\\]|\\(?:\S|(?!\S)))*(?:[^_\s\\]|\\\S))_(?!_)(?=$|[\s\uFFFC\p{P}\p{S}])/gu,
  '~~': /(?<=^|[\s\uFFFC\p{Ps}\p{Pi}\p{Pf}\p{Pd}"'*_~])(?<![~\\])~~(?![~\s])((?:[^~\\]|\\(?:\S|(?!\S)))*(?:[^~\s\\]|\\\S))~~(?!~)(?=$|[\s\uFFFC\p{P}\p{S}])/gu,
}

/** Nothing in code or in an address is a delimiter. */
const VERBATIM = /(?<![`\\])(`+)(?!`)[\s\S]*?[^`]\1(?!`)|\bhttps?:\/\/\S*[^\s?!.,:*_~]/g

/** Returns the texts between delimiters of this kind. */
export function delimited(text: string, delimiter: Delimiter, patterns = PASTED): PasteRuleMatch[] {
  const verbatim = [...text.matchAll(VERBATIM)].map(({ index, 0: whole }) => [index, index + whole.length])
  const isFree = (at: number) => verbatim.every(([from = 0, to = 0]) => at < from || at >= to)
  return [...text.matchAll(patterns[delimiter])]
    .map(({ index, 0: whole, 1: replaceWith = '' }) => ({ index, text: whole, replaceWith }))
    .filter(({ index, text: whole }) => isFree(index) && isFree(index + whole.length - 1))
}

/** Returns the text between delimiters at the end of a text. */
export const delimitedAtEnd = (text: string, delimiter: Delimiter): InputRuleMatch | null =>
  delimited(text, delimiter, TYPED).find(match => match.index + match.text.length === text.length) ?? null

const CODE = /(?<![`\\])(`+)(?!`)([\s\S]*?[^`])\1(?!`)/g

/** Returns the code between backticks, without a space at both of its ends. */
export const codeSpans = (text: string): PasteRuleMatch[] =>
  [...text.matchAll(CODE)]
    .map(({ index, 0: whole, 2: code = '' }) => ({
      index,
      text: whole,
      replaceWith: /^ .* $/s.test(code) ? code.slice(1, -1) : code,
    }))
    .filter(({ replaceWith }) => replaceWith.trim() !== '')

/** Returns the code between single backticks at the end of a text. Longer ones may be unfinished. */
export function codeSpanAtEnd(text: string): InputRuleMatch | null {
  const code = /(?<![`\\])`[^`]+`$/.exec(text)
  if (!code || text.slice(0, code.index).includes('``')) return null
  return codeSpans(code[0]).map(match => ({ ...match, index: code.index }))[0] ?? null
}

/** The input rules of a mark with these delimiters. */
export const inputRules = (type: MarkType, ...delimiters: Delimiter[]): InputRule[] =>
  delimiters.map(each => markInputRule({ find: text => delimitedAtEnd(text, each), type }))

/** The paste rules of a mark with these delimiters. Text that is code by now is left alone. */
export const pasteRules = (type: MarkType, ...delimiters: Delimiter[]): PasteRule[] =>
  delimiters.map(each => {
    const find = (text: string) => delimited(text, each)
    const rule = markPasteRule({ find, type })
    return new PasteRule({
      find,
      handler: props => {
        const { doc, schema } = props.state
        const { code } = schema.marks
        if (code && doc.rangeHasMark(props.range.from, props.range.to, code)) return
        rule.handler(props)
      },
    })
  })

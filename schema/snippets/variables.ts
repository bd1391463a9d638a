/** A place in a text that asks for a value, such as `{first name}`. */
export type Variable = {
  /** As it is written, with single spaces. */
  name: string
  /** The same for every spelling of a name that differs in case only. */
  key: string
  start: number
  end: number
}

/** The value of each variable, by its key. */
export type Values = ReadonlyMap<string, string>

/**
 * A name in single braces: letters and digits, and between them spaces, dots, apostrophes, hyphens and
 * underscores. Double braces belong to other systems, and the text keeps them.
 */
const VARIABLE =
  /(?<!\{)\{[ \t\u00a0]*([\p{L}\p{N}][\p{L}\p{M}\p{N}]*(?:(?:[ \t\u00a0]+|[._'’-])[\p{L}\p{M}\p{N}]+)*)[ \t\u00a0]*\}(?!\})/gu

/** Characters of a longer name: it is text in braces. */
export const VARIABLE_MAX = 40

/** Returns the variables of a text in order. */
export function variablesIn(text: string): Variable[] {
  const found: Variable[] = []
  for (const { 0: whole, 1: written = '', index } of text.matchAll(VARIABLE)) {
    const name = written.replaceAll(/[ \t\u00a0]+/g, ' ').normalize('NFC')
    if (name.length <= VARIABLE_MAX)
      found.push({ name, key: keyOf(name), start: index, end: index + whole.length })
  }
  return found
}

const keyOf = (name: string): string => name.toLowerCase()

/** Returns a text with its variables replaced. One without a value stays as it is written. */
export function fillText(text: string, values: Values): string {
  let filled = ''
  let at = 0
  for (const { key, start, end } of variablesIn(text)) {
    filled += text.slice(at, start) + (values.get(key) || text.slice(start, end))
    at = end
  }
  return filled + text.slice(at)
}

/** A node of a body, as far as its text matters here. */
type TextNode = {
  type: string
  text?: string
  marks?: readonly { type: string }[]
  content?: readonly TextNode[]
}

/** Returns the variables of a body, each once, in the order of their first places. Code has none. */
export function variablesOf(node: TextNode): Pick<Variable, 'name' | 'key'>[] {
  const byKey = new Map<string, Pick<Variable, 'name' | 'key'>>()
  const visit = ({ type, content = [] }: TextNode): void => {
    if (type === 'codeBlock') return
    for (const { name, key } of variablesIn(textOf(content)))
      if (!byKey.has(key)) byKey.set(key, { name, key })
    for (const child of content) visit(child)
  }
  visit(node)
  return [...byKey.values()]
}

/** Returns a body with its variables replaced. A value has the format of the brace before it. */
export function fillBody<N extends TextNode>(node: N, values: Values): N {
  const { content } = node
  if (content === undefined || node.type === 'codeBlock') return node
  const replaced = variablesIn(textOf(content)).filter(({ key }) => values.get(key))
  let at = 0
  const filled = content.flatMap(child => {
    const start = at
    at += textOf([child]).length
    if (child.text === undefined) return [fillBody(child, values)]
    if (isCode(child)) return [child]
    const text = filledPart(child.text, start, replaced, values)
    return text === '' ? [] : [{ ...child, text }]
  })
  return { ...node, content: filled }
}

/** Returns what is left of a part of a text that begins at `from`, with the values that begin in it. */
function filledPart(part: string, from: number, variables: readonly Variable[], values: Values): string {
  let filled = ''
  let at = from
  const end = from + part.length
  for (const variable of variables) {
    if (variable.end <= from || variable.start >= end) continue
    if (variable.start >= from)
      filled += part.slice(at - from, variable.start - from) + (values.get(variable.key) ?? '')
    at = Math.min(variable.end, end)
  }
  return filled + part.slice(at - from)
}

/** A character that is in no name stands for everything that is not text. */
const OTHER = '\n'

/** Returns the text of inline nodes, whose length is that of their places. */
const textOf = (nodes: readonly TextNode[]): string =>
  nodes
    .map(node =>
      node.text === undefined ? OTHER : isCode(node) ? OTHER.repeat(node.text.length) : node.text,
    )
    .join('')

const isCode = ({ marks = [] }: TextNode): boolean => marks.some(({ type }) => type === 'code')

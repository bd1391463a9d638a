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

/** The most variables that a text asks for. Further names stay text. */
export const VARIABLES_MAX = 50

type Name = Pick<Variable, 'name' | 'key'>

/**
 * Returns the first variables of a body, each once, in the order of their first places. Code has none.
 * A body is not changed after this was called.
 */
export const variablesOf = (node: TextNode): Name[] => namesOf(node).slice(0, VARIABLES_MAX)

/** Returns whether a body has more variables than are asked for. */
export const hasMoreVariables = (node: TextNode): boolean => namesOf(node).length > VARIABLES_MAX

const known = new WeakMap<TextNode, Name[]>()

/** Returns the names of a body, at most one more than are asked for. */
function namesOf(node: TextNode): Name[] {
  const found = known.get(node)
  if (found) return found
  const byKey = new Map<string, Name>()
  const visit = ({ type, content = [] }: TextNode): void => {
    if (type === 'codeBlock' || byKey.size > VARIABLES_MAX) return
    for (const { name, key } of variablesIn(textOf(content)))
      if (byKey.size <= VARIABLES_MAX && !byKey.has(key)) byKey.set(key, { name, key })
    for (const child of content) visit(child)
  }
  visit(node)
  const names = [...byKey.values()]
  known.set(node, names)
  return names
}

/** Returns a body with its variables replaced. A value has the format of the brace before it. */
export function fillBody<N extends TextNode>(node: N, values: Values): N {
  const asked = askedValues(node, values)
  return asked.size === 0 ? node : fillNode(node, asked)
}

/** Returns whether values make a body longer than it may be. */
export function isFilledTooLong(node: TextNode, values: Values, charactersMax: number): boolean {
  const asked = askedValues(node, values)
  let added = 0
  const visit = ({ type, content = [] }: TextNode): void => {
    if (type === 'codeBlock') return
    for (const { key, start, end } of variablesIn(textOf(content)))
      added += (asked.get(key)?.length ?? end - start) - (end - start)
    for (const child of content) visit(child)
  }
  if (asked.size > 0) visit(node)
  return added > 0 && charactersIn(node) + added > charactersMax
}

/** Returns the number of characters of a body's text. */
export const charactersIn = ({ text = '', content = [] }: TextNode): number =>
  content.reduce((sum, child) => sum + charactersIn(child), text.length)

/** Returns the values of the variables that a body asks for. */
function askedValues(node: TextNode, values: Values): Values {
  const asked = new Map<string, string>()
  for (const { key } of variablesOf(node)) {
    const value = values.get(key)
    if (value) asked.set(key, value)
  }
  return asked
}

function fillNode<N extends TextNode>(node: N, values: Values): N {
  const { content } = node
  if (content === undefined || node.type === 'codeBlock') return node
  const replaced = variablesIn(textOf(content)).filter(({ key }) => values.has(key))
  let at = 0
  /** The first variable that does not end before `at`. */
  let next = 0
  const filled = content.flatMap(child => {
    const start = at
    at += textOf([child]).length
    if (child.text === undefined) return [fillNode(child, values)]
    if (isCode(child)) return [child]
    while ((replaced[next]?.end ?? Infinity) <= start) next += 1
    const text = filledPart(child.text, start, { variables: replaced, next, values })
    return text === '' ? [] : [{ ...child, text }]
  })
  return { ...node, content: filled }
}

/** The variables of a block, of which those from `next` on may reach into a part of it. */
type Filling = { variables: readonly Variable[]; next: number; values: Values }

/** Returns what is left of a part of a text that begins at `from`, with the values that begin in it. */
function filledPart(part: string, from: number, { variables, next, values }: Filling): string {
  let filled = ''
  let at = from
  const end = from + part.length
  for (let n = next; ; n += 1) {
    const variable = variables[n]
    if (!variable || variable.start >= end) return filled + part.slice(at - from)
    if (variable.start >= from)
      filled += part.slice(at - from, variable.start - from) + (values.get(variable.key) ?? '')
    at = Math.min(variable.end, end)
  }
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

import type { ContentMatch, MarkType, NodeType } from 'prosemirror-model'

import { MAX_CHARACTERS } from '#schema/documents/kinds.ts'
import { fail, ok, type Result } from '#schema/shared/result.ts'

import { ATTRIBUTES } from './attributes.ts'
import type { AttributeValue, Body, BodyError, BodyMark, BodyNode } from './body.ts'
import { bodySchema } from './schema.ts'
import { isStorable } from './storable.ts'
import { tableProblem } from './table.ts'
import { MAX_DEPTH } from './version.ts'

export const MAX_BODY_ERRORS = 20

type Fields = Record<string, unknown>

const isFields = (x: unknown): x is Fields => typeof x === 'object' && x !== null && !Array.isArray(x)

export const nodeTypeOf = (name: unknown): NodeType | undefined =>
  typeof name === 'string' && Object.hasOwn(bodySchema.nodes, name) ? bodySchema.nodes[name] : undefined

export const markTypeOf = (name: unknown): MarkType | undefined =>
  typeof name === 'string' && Object.hasOwn(bodySchema.marks, name) ? bodySchema.marks[name] : undefined

type Report = (path: string, message: string) => void

const parseAttributes = (
  typeName: string,
  x: unknown,
  path: string,
  report: Report,
): Record<string, AttributeValue> | undefined => {
  const rules = ATTRIBUTES[typeName] ?? {}
  const given = x ?? {}
  if (!isFields(given)) {
    report(path, 'must be an object')
    return undefined
  }
  for (const name of Object.keys(given)) {
    if (!Object.hasOwn(rules, name)) report(path, `"${name.slice(0, 40)}" is not an attribute of ${typeName}`)
  }
  const entries = Object.entries(rules).map(([name, rule]): [string, AttributeValue] => {
    const value = Object.hasOwn(given, name) ? given[name] : rule.default
    if (rule.accepts(value)) return [name, value]
    report(`${path}.${name}`, 'has a value that is not allowed')
    return [name, rule.default]
  })
  return entries.length > 0 ? Object.fromEntries(entries) : undefined
}

const parseMarks = (x: unknown, parent: NodeType, path: string, report: Report): BodyMark[] => {
  if (x === undefined) return []
  if (!Array.isArray(x)) {
    report(path, 'must be an array')
    return []
  }
  const marks: Ranked[] = []
  const seen = new Set<string>()
  for (const [index, item] of x.entries()) {
    const at = `${path}.${index}`
    const type = isFields(item) ? markTypeOf(item['type']) : undefined
    if (!isFields(item) || type === undefined) {
      report(at, 'is not a known mark')
      continue
    }
    if (Object.keys(item).some(key => key !== 'type' && key !== 'attrs')) report(at, 'has an unknown field')
    if (!parent.allowsMarkType(type)) report(at, `${type.name} is not allowed in ${parent.name}`)
    const attrs = parseAttributes(type.name, item['attrs'], `${at}.attrs`, report)
    const mark: BodyMark = attrs ? { type: type.name, attrs } : { type: type.name }
    const json = JSON.stringify(mark)
    const identity = type.excludes(type) ? type.name : json
    if (seen.has(identity)) report(at, `${type.name} is there twice`)
    seen.add(identity)
    marks.push({ mark, rank: rankOf.get(type.name) ?? 0, json })
  }
  return (marks.length > 1 ? marks.toSorted(byRank) : marks).map(({ mark }) => mark)
}

/** A mark, the place of its type among all, and what orders it among those of its type. */
type Ranked = { mark: BodyMark; rank: number; json: string }

const rankOf = new Map(Object.keys(bodySchema.marks).map((name, rank) => [name, rank]))
const byRank = (a: Ranked, b: Ranked): number => a.rank - b.rank || (a.json < b.json ? -1 : 1)

const sameMarks = (a: BodyNode, b: BodyNode): boolean =>
  a.marks === b.marks ||
  (a.marks?.length === b.marks?.length && JSON.stringify(a.marks) === JSON.stringify(b.marks))

interface Visit {
  node: Fields
  type: NodeType
  depth: number
  path: string
  into: BodyNode
}

/**
 * Parses an untrusted body (HTTP, an import, a decoded Yjs document) into its canonical form: known
 * nodes, marks and attributes, allowed links, content that matches the schema, rectangular tables,
 * at most 32 levels and `characters` UTF-16 units of text. Returns at most 20 errors. Never throws and never
 * recurses, however deep the value is. Drops marks on line breaks, since a shared document does not
 * store them.
 */
export const parseBody = (
  x: unknown,
  { characters = MAX_CHARACTERS }: { characters?: number } = {},
): Result<Body, BodyError[]> => {
  const errors: BodyError[] = []
  const report: Report = (path, message) => {
    if (errors.length < MAX_BODY_ERRORS) errors.push({ path, message })
  }
  if (!isFields(x) || x['type'] !== 'doc')
    return fail([{ path: '', message: 'must be an object of type "doc"' }])

  const root: BodyNode = { type: 'doc' }
  const stack: Visit[] = [{ node: x, type: bodySchema.topNodeType, depth: 0, path: '', into: root }]
  const tables: { node: BodyNode; path: string }[] = []
  let left = characters
  for (let visit = stack.pop(); visit && errors.length < MAX_BODY_ERRORS; visit = stack.pop()) {
    const { node, type, depth, path, into } = visit
    for (const key of Object.keys(node)) {
      if (!KNOWN_FIELDS.has(key)) report(path, `"${key.slice(0, 40)}" is not a field of a node`)
    }
    const attrs = parseAttributes(type.name, node['attrs'], join(path, 'attrs'), report)
    if (attrs) into.attrs = attrs
    if (node['text'] !== undefined) report(path, `${type.name} cannot carry a text itself`)
    const children = node['content'] ?? []
    if (!Array.isArray(children)) {
      report(join(path, 'content'), 'must be an array')
      continue
    }
    if (depth >= MAX_DEPTH && children.some(child => isFields(child) && child['type'] !== 'text')) {
      report(path, `is nested deeper than ${MAX_DEPTH} levels`)
      continue
    }
    const content: BodyNode[] = []
    let match: ContentMatch | null = type.contentMatch
    for (const [index, child] of children.entries()) {
      const at = join(path, `content.${index}`)
      const childType = isFields(child) ? nodeTypeOf(child['type']) : undefined
      if (!isFields(child) || childType === undefined) {
        report(at, 'is not a known node')
        match = null
        break
      }
      match = match.matchType(childType)
      if (match === null) {
        report(at, `${childType.name} is not allowed here in ${type.name}`)
        break
      }
      const marks = parseMarks(child['marks'], type, join(at, 'marks'), report)
      if (childType.isText) {
        const text = parseText(child, at, report)
        left -= text.length
        const made: BodyNode = marks.length > 0 ? { type: 'text', marks, text } : { type: 'text', text }
        const previous = content.at(-1)
        if (previous?.text !== undefined && sameMarks(previous, made)) previous.text += text
        else content.push(made)
      } else {
        const made: BodyNode = { type: childType.name }
        content.push(made)
        stack.push({ node: child, type: childType, depth: depth + 1, path: at, into: made })
      }
    }
    if (match !== null && !match.validEnd) report(path, `${type.name} lacks required content`)
    if (content.length > 0) into.content = content
    if (type.name === 'table') tables.push({ node: into, path })
  }
  if (errors.length === 0)
    for (const { node, path } of tables) {
      const problem = tableProblem(node.content ?? [])
      if (problem !== null) report(path, problem)
    }
  if (left < 0) report('', `is longer than ${characters.toLocaleString('en')} characters`)
  // Without errors, the tree built by the walk is a body.
  return errors.length > 0 ? fail(errors) : ok(root as Body)
}

const KNOWN_FIELDS = new Set(['type', 'attrs', 'content', 'marks', 'text'])
const TEXT_FIELDS = new Set(['type', 'marks', 'text'])
const join = (path: string, rest: string): string => (path === '' ? rest : `${path}.${rest}`)

const parseText = (node: Fields, path: string, report: Report): string => {
  if (Object.keys(node).some(key => !TEXT_FIELDS.has(key))) report(path, 'has an unknown field')
  const text = node['text']
  if (typeof text !== 'string' || text === '') {
    report(path, 'must have a text')
    return ''
  }
  if (!isStorable(text)) report(path, 'holds a character that cannot be stored')
  return text
}

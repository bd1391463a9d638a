import { partsOfSpeech } from '#writing/tagger/token.ts'
import { verbForms } from '#writing/tagger/verbs/inflect.ts'

import type { Atom, Node } from './nodes.ts'

export type WordSets = (name: string) => ReadonlySet<string> | undefined

const tags: ReadonlySet<string> = new Set(partsOfSpeech)

/** Token features available as `#name`. */
export const features = [
  ...verbForms,
  'finite',
  'verb',
  'plural',
  'singular',
  'uncountable',
  'countable',
  'capital',
  'number',
  'word',
  'sign',
] as const
export type Feature = (typeof features)[number]
const featureNames: ReadonlySet<string> = new Set(features)

/** Parses a pattern (see rules/README.md). Throws an Error that describes what is wrong with it. */
export function parsePattern(source: string, sets: WordSets): Node {
  const parts = partsOf(source)
  let next = 0

  function sequence(closing: boolean): { node: Node; quantifier: string } {
    const choices: Node[][] = [[]]
    while (next < parts.length) {
      const part = parts[next] ?? ''
      next += 1
      if (part.startsWith(')')) {
        if (!closing) throw new Error(`A ")" too many in "${source}"`)
        return { node: choiceOf(choices), quantifier: part.slice(1) }
      }
      if (part === '/') choices.push([])
      else choices.at(-1)?.push(...item(part))
    }
    if (closing) throw new Error(`A ")" is missing in "${source}"`)
    return { node: choiceOf(choices), quantifier: '' }
  }

  function item(part: string): Node[] {
    if (part === '(') {
      const group = sequence(true)
      return [repeated(group.node, group.quantifier)]
    }
    if (/^[-+]<?\($/.test(part)) {
      const group = sequence(true)
      return [{ kind: 'look', node: group.node, behind: part.includes('<'), wanted: part.startsWith('+') }]
    }
    if (part === '<') return [{ kind: 'edge', edge: 'start' }]
    if (part === '>') return [{ kind: 'edge', edge: 'end' }]
    if (part === ']') return [{ kind: 'mark', mark: 'close' }]
    if (part === '[') return [{ kind: 'mark', mark: 'open' }]
    return [tokenOf(part)]
  }

  function tokenOf(part: string): Node {
    const [, label, body = '', quantifier = ''] =
      /^(?:([a-z]\w*):)?(\/.*\/|.+?)([?*]|\{\d+,\d+\})?$/.exec(part) ?? []
    const edges = body.split('|').filter(part => part === '<' || part === '>')
    if (edges.length > 0 && body.length > 1) {
      const rest = body.split('|').filter(part => part !== '<' && part !== '>')
      return repeated({ kind: 'choice', nodes: [...edges, rest.join('|')].flatMap(item) }, quantifier)
    }
    const token: Node = {
      kind: 'token',
      atom: atomOf(body, sets, source),
      ...(label === undefined ? {} : { label }),
    }
    return repeated(token, quantifier)
  }

  return sequence(false).node
}

/**
 * Brackets, look-arounds, expressions between slashes, and everything else up to a space or
 * bracket.
 */
const lexis =
  /[-+]<?\(|\(|\)(?:[?*]|\{\d+,\d+\})?|[[\]]|(?:[a-z]\w*:)?\/[^\s/]+\/(?:[?*]|\{\d+,\d+\})?|[^\s()[\]]+/g

const partsOf = (source: string): readonly string[] => source.match(lexis) ?? []

const choiceOf = (choices: Node[][]): Node => {
  const nodes = choices.map((nodes): Node =>
    nodes.length === 1 && nodes[0] ? nodes[0] : { kind: 'sequence', nodes },
  )
  return nodes.length === 1 && nodes[0] ? nodes[0] : { kind: 'choice', nodes }
}

function repeated(node: Node, quantifier: string): Node {
  if (quantifier === '') return node
  if (quantifier === '?') return { kind: 'repeat', node, first: 0, last: 1 }
  if (quantifier === '*') return { kind: 'repeat', node, first: 0, last: 6 }
  const [first = 0, last = 0] = quantifier.slice(1, -1).split(',').map(Number)
  return { kind: 'repeat', node, first, last }
}

/** `a|b&!c` means an `a`, or a `b` that is not a `c`. */
function atomOf(source: string, sets: WordSets, pattern: string): Atom {
  if (/^\/.+\/$/.test(source))
    return { kind: 'expression', expression: new RegExp(`^(?:${source.slice(1, -1)})$`) }
  const either = source.split('|').map(part => allOf(part, sets, pattern))
  const words = either.flatMap(atom => (atom.kind === 'words' ? [...atom.words] : []))
  const others = either.filter(atom => atom.kind !== 'words')
  const parts: Atom[] = words.length > 0 ? [{ kind: 'words', words: new Set(words) }, ...others] : others
  return parts.length === 1 && parts[0] ? parts[0] : { kind: 'any', parts }
}

function allOf(source: string, sets: WordSets, pattern: string): Atom {
  const parts = source.split('&').map(part => single(part, sets, pattern))
  return parts.length === 1 && parts[0] ? parts[0] : { kind: 'all', parts }
}

function single(source: string, sets: WordSets, pattern: string): Atom {
  const name = source.slice(1)
  if (source === '') throw new Error(`An empty part in "${pattern}"`)
  if (source.startsWith('!') && name !== '') return { kind: 'not', part: single(name, sets, pattern) }
  if (/^\/.+\/$/.test(source))
    return { kind: 'expression', expression: new RegExp(`^(?:${source.slice(1, -1)})$`) }
  if (source.startsWith('~')) return { kind: 'lemma', lemma: name }
  if (source.startsWith('@')) {
    if (!tags.has(name)) throw new Error(`No part of speech "${name}" in "${pattern}"`)
    return { kind: 'tag', tag: name }
  }
  if (source.startsWith('#')) {
    if (!featureNames.has(name)) throw new Error(`No feature "${name}" in "${pattern}"`)
    return { kind: 'feature', feature: name }
  }
  if (source.startsWith('$') && name !== '') {
    const words = sets(name)
    if (!words) throw new Error(`No word set "${name}" in "${pattern}"`)
    return { kind: 'words', words }
  }
  if (/[a-z].*[?*{}]/.test(source)) throw new Error(`A repeat inside of "${source}" in "${pattern}"`)
  if (source !== source.toLowerCase())
    throw new Error(`A capital letter in "${pattern}": write words in lower case`)
  return { kind: 'words', words: new Set([source]) }
}

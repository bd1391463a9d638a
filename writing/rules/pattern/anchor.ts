import { lemmaForms } from './atoms.ts'
import type { Atom, Node } from './nodes.ts'

/**
 * A condition that a sentence must meet for a pattern to match, and its position in the pattern.
 */
export interface Anchor {
  /**
   * Words, or `@TAG` for a part of speech. The sentence must contain one of them. Null means that
   * nothing is known.
   */
  keys: readonly string[] | null
  /** Minimum and maximum number of tokens before it in the pattern. */
  before: Range
}

interface Range {
  least: number
  most: number
}

const none: Range = { least: 0, most: 0 }
const plus = (a: Range, b: Range): Range => ({ least: a.least + b.least, most: a.most + b.most })

/** Words too common to narrow down where a pattern may match. */
const common = new Set('the a an of to in and is for that it i was on are as with be he you this'.split(' '))

/** Maximum number of keys that are looked up one by one. */
const NEEDS_MAX = 60

/** Returns the rarest condition of a pattern. */
export function anchorOf(pattern: Node): Anchor {
  let best: Anchor = { keys: null, before: none }
  let bestCost = Number.POSITIVE_INFINITY
  for (const anchor of anchorsOf(pattern)) {
    const { keys, before } = anchor
    const cost = keys ? costOf(keys) + (before.most - before.least) * 5 : Number.POSITIVE_INFINITY
    if (cost < bestCost) {
      best = anchor
      bestCost = cost
    }
  }
  return best
}

/**
 * Returns all conditions of a pattern: a sentence must contain one key from each list. The most
 * selective lists come first.
 */
export function needsOf(pattern: Node): (readonly string[])[] {
  return anchorsOf(pattern)
    .flatMap(({ keys }) => (keys && keys.length <= NEEDS_MAX ? [[...new Set(keys)]] : []))
    .toSorted((a, b) => costOf(a) - costOf(b))
}

/** Returns the condition of each required part of a pattern. */
function anchorsOf(pattern: Node): Anchor[] {
  let passed = none
  return flat(pattern).map(node => {
    const { keys, before } =
      node.kind === 'token' ? { keys: keysOf(node.atom), before: none } : anchorOfPart(node)
    const place = plus(passed, before)
    passed = plus(passed, widthOf(node))
    return { keys, before: place }
  })
}

/** Returns the condition of an alternative, or of a part that occurs at least once. */
function anchorOfPart(node: Node): Anchor {
  if (node.kind === 'repeat' && node.first > 0) return anchorOf(node.node)
  if (node.kind !== 'choice') return { keys: null, before: none }
  const anchors = node.nodes.map(anchorOf)
  const keys = anchors.map(anchor => anchor.keys)
  if (!keys.every(list => list !== null)) return { keys: null, before: none }
  return { keys: keys.flat(), before: either(anchors.map(({ before }) => before)) }
}

const either = (ranges: readonly Range[]): Range => ({
  least: Math.min(...ranges.map(({ least }) => least)),
  most: Math.max(...ranges.map(({ most }) => most)),
})

const flat = (node: Node): readonly Node[] => (node.kind === 'sequence' ? node.nodes.flatMap(flat) : [node])

function costOf(keys: readonly string[]): number {
  return keys.reduce((sum, key) => sum + (key.startsWith('@') ? 150 : common.has(key) ? 30 : 1), 0)
}

function keysOf(atom: Atom): readonly string[] | null {
  switch (atom.kind) {
    case 'words':
      return [...atom.words]
    case 'tag':
      return [`@${atom.tag}`]
    case 'feature':
      return atom.feature === 'plural' || atom.feature === 'singular'
        ? ['@NOUN']
        : atom.feature === 'verb'
          ? ['@VERB', '@AUX']
          : null
    case 'any': {
      const keys = atom.parts.map(keysOf)
      return keys.every(list => list !== null) ? keys.flat() : null
    }
    case 'all': {
      const keys = atom.parts.map(keysOf).filter(list => list !== null)
      return keys.toSorted((a, b) => costOf(a) - costOf(b))[0] ?? null
    }
    case 'lemma':
      return lemmaForms(atom.lemma)
    case 'expression':
    case 'not':
      return null
  }
}

/** Returns the minimum and maximum number of tokens that a node matches. */
function widthOf(node: Node): Range {
  switch (node.kind) {
    case 'token':
      return { least: 1, most: 1 }
    case 'look':
    case 'edge':
    case 'mark':
      return none
    case 'repeat': {
      const { least, most } = widthOf(node.node)
      return { least: least * node.first, most: most * node.last }
    }
    case 'sequence':
      return node.nodes.map(widthOf).reduce(plus, none)
    case 'choice':
      return either(node.nodes.map(widthOf))
  }
}

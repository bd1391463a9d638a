import { lemmaForms } from './atoms.ts'
import type { Atom, Node } from './nodes.ts'

/** What a sentence must have for a pattern to match, and where in the pattern it stands. */
export interface Anchor {
  /** Words, or `@TAG` for a part of speech: one of them is needed. Null: nothing is known. */
  keys: readonly string[] | null
  /** Number of tokens before it in the pattern; null when that varies. */
  offset: number | null
}

/** So common that they hardly narrow down where a pattern may match. */
const common = new Set('the a an of to in and is for that it i was on are as with be he you this'.split(' '))

/** The rarest thing that a pattern cannot match without. */
export function anchorOf(pattern: Node): Anchor {
  let best: Anchor = { keys: null, offset: null }
  let bestCost = Number.POSITIVE_INFINITY
  let offset: number | null = 0
  for (const node of flat(pattern)) {
    const found = node.kind === 'token' ? { keys: keysOf(node.atom), offset: 0 } : anchorOfPart(node)
    const { keys } = found
    const place = offset === null || found.offset === null ? null : offset + found.offset
    const cost = keys ? costOf(keys) + (place === null ? 20 : 0) : Number.POSITIVE_INFINITY
    if (cost < bestCost) {
      best = { keys, offset: place }
      bestCost = cost
    }
    const width = widthOf(node)
    offset = offset === null || width === null ? null : offset + width
  }
  return best
}

/** What a choice, or a part that must be there once at least, cannot match without. */
function anchorOfPart(node: Node): Anchor {
  if (node.kind === 'repeat' && node.first > 0) return anchorOf(node.node)
  if (node.kind !== 'choice') return { keys: null, offset: null }
  const anchors = node.nodes.map(anchorOf)
  const keys = anchors.map(anchor => anchor.keys)
  if (!keys.every(list => list !== null)) return { keys: null, offset: null }
  const offset = anchors[0]?.offset ?? null
  return { keys: keys.flat(), offset: anchors.every(anchor => anchor.offset === offset) ? offset : null }
}

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

/** Number of tokens that a node takes; null when that varies. */
function widthOf(node: Node): number | null {
  switch (node.kind) {
    case 'token':
      return 1
    case 'look':
    case 'edge':
    case 'mark':
      return 0
    case 'repeat': {
      const width = widthOf(node.node)
      return node.first === node.last && width !== null ? width * node.first : null
    }
    case 'sequence': {
      const widths = node.nodes.map(widthOf)
      return widths.every(width => width !== null) ? widths.reduce((sum, width) => sum + width, 0) : null
    }
    case 'choice': {
      const widths = node.nodes.map(widthOf)
      return widths.every(width => width === widths[0]) ? (widths[0] ?? 0) : null
    }
  }
}

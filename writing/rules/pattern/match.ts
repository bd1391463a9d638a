import type { Token } from '#writing/tagger/token.ts'

import { fits } from './atoms.ts'
import type { Atom, Match, Node } from './nodes.ts'

/** Maximum number of steps per attempt. It bounds the time of ambiguous patterns. */
const STEPS_MAX = 2000

/** Maximum length of a look-behind, in tokens. */
const BEHIND_MAX = 8

interface Attempt {
  tokens: readonly Token[]
  steps: number
  open: number
  close: number
  labels: Map<string, Token> | null
}

const noLabels: ReadonlyMap<string, Token> = new Map()

/** A continuation, called with the index after the match. False requests another way to match. */
type Then = (index: number) => boolean

/** Returns the first match of a pattern that begins at the given token, or null. */
export function matchAt(pattern: Node, tokens: readonly Token[], start: number): Match | null {
  const attempt: Attempt = { tokens, steps: STEPS_MAX, open: -1, close: -1, labels: null }
  let end = -1
  const found = run(pattern, attempt, start, index => {
    end = index
    return true
  })
  if (!found || end <= start) return null
  const marked =
    attempt.open < 0 ? { start, end } : { start: attempt.open, end: attempt.close < 0 ? end : attempt.close }
  return marked.end > marked.start ? { start, end, marked, labels: attempt.labels ?? noLabels } : null
}

function run(node: Node, attempt: Attempt, index: number, then: Then): boolean {
  attempt.steps -= 1
  if (attempt.steps < 0) return false
  switch (node.kind) {
    case 'token':
      return oneToken(node, attempt, index, then)
    case 'sequence':
      return inOrder(node.nodes, 0, attempt, index, then)
    case 'choice':
      return node.nodes.some(choice => run(choice, attempt, index, then))
    case 'repeat':
      return repeats(node, 0, attempt, index, then)
    case 'edge':
      return isEdge(node.edge, attempt.tokens, index) && then(index)
    case 'look':
      return looks(node, attempt, index) === node.wanted && then(index)
    case 'mark':
      return marks(node.mark, attempt, index, then)
  }
}

function oneToken(
  node: Extract<Node, { kind: 'token' }>,
  attempt: Attempt,
  index: number,
  then: Then,
): boolean {
  const token = attempt.tokens[index]
  if (!token || !fits(node.atom, token)) return false
  if (node.label === undefined) return then(index + 1)
  const labels = (attempt.labels ??= new Map())
  const before = labels.get(node.label)
  labels.set(node.label, token)
  if (then(index + 1)) return true
  if (before) labels.set(node.label, before)
  else labels.delete(node.label)
  return false
}

function inOrder(nodes: readonly Node[], at: number, attempt: Attempt, index: number, then: Then): boolean {
  let [place, here] = [at, index]
  for (;;) {
    const node = nodes[place]
    if (!node) return then(here)
    place += 1
    const rest = place
    if (node.kind !== 'token')
      return run(node, attempt, here, next => inOrder(nodes, rest, attempt, next, then))
    // Check the most frequent cause of failure first, before allocating anything.
    const token = attempt.tokens[here]
    if (!token || !fits(node.atom, token)) return false
    if (node.label !== undefined)
      return run(node, attempt, here, next => inOrder(nodes, rest, attempt, next, then))
    attempt.steps -= 1
    if (attempt.steps < 0) return false
    here += 1
  }
}

/** Greedy: tries as many repetitions as possible first. */
function repeats(
  node: Extract<Node, { kind: 'repeat' }>,
  done: number,
  attempt: Attempt,
  index: number,
  then: Then,
): boolean {
  if (node.node.kind === 'token' && node.node.label === undefined)
    return tokensInRow(node, node.node.atom, attempt, index, then)
  const more =
    done < node.last &&
    run(node.node, attempt, index, next => next > index && repeats(node, done + 1, attempt, next, then))
  return more || (done >= node.first && then(index))
}

/** Like `repeats`, for a single-token node: finds the maximum run first and then backtracks. */
function tokensInRow(
  { first, last }: Extract<Node, { kind: 'repeat' }>,
  atom: Atom,
  attempt: Attempt,
  index: number,
  then: Then,
): boolean {
  let end = index
  while (end - index < last) {
    const token = attempt.tokens[end]
    attempt.steps -= 1
    if (!token || !fits(atom, token)) break
    end += 1
  }
  for (; end >= index + first; end -= 1) {
    if (attempt.steps < 0) return false
    if (then(end)) return true
  }
  return false
}

function looks({ node, behind }: Extract<Node, { kind: 'look' }>, attempt: Attempt, index: number): boolean {
  const { open, close } = attempt
  const found = behind ? endsHere(node, attempt, index) : run(node, attempt, index, () => true)
  attempt.open = open
  attempt.close = close
  return found
}

function endsHere(node: Node, attempt: Attempt, index: number): boolean {
  for (let start = index; start >= Math.max(0, index - BEHIND_MAX); start -= 1)
    if (run(node, attempt, start, end => end === index)) return true
  return false
}

function marks(mark: 'open' | 'close', attempt: Attempt, index: number, then: Then): boolean {
  const before = attempt[mark]
  attempt[mark] = index
  if (then(index)) return true
  attempt[mark] = before
  return false
}

const isSign = ({ form }: Token): boolean => !/[\p{L}\p{N}]/u.test(form)

/**
 * Returns whether only quotes, brackets and end marks lie between the index and the start or end of
 * the sentence.
 */
function isEdge(edge: 'start' | 'end', tokens: readonly Token[], index: number): boolean {
  if (edge === 'end') return index + 4 >= tokens.length && tokens.slice(index, index + 4).every(isSign)
  return index <= 3 && tokens.slice(0, index).every(isSign)
}

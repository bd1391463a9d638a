import type { Token } from '#writing/tagger/token.ts'
import { fits } from './atoms.ts'
import type { Match, Node } from './nodes.ts'

/** Most steps of one attempt: bounds the time of patterns with many ways to match. */
const STEPS_MAX = 2000

/** How far back a look-behind may begin, in tokens. */
const BEHIND_MAX = 8

interface Attempt {
  tokens: readonly Token[]
  steps: number
  open: number
  close: number
  labels: Map<string, Token> | null
}

const noLabels: ReadonlyMap<string, Token> = new Map()

/** Called with the index after what was matched; false asks for another way to match. */
type Then = (index: number) => boolean

/** The first match of a pattern that begins at the given token, or null. */
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
  const node = nodes[at]
  if (!node) return then(index)
  // What most attempts fail on is looked at before anything is put aside for it.
  if (node.kind === 'token') {
    const token = attempt.tokens[index]
    if (!token || !fits(node.atom, token)) return false
  }
  return run(node, attempt, index, next => inOrder(nodes, at + 1, attempt, next, then))
}

/** As many as possible first. */
function repeats(
  node: Extract<Node, { kind: 'repeat' }>,
  done: number,
  attempt: Attempt,
  index: number,
  then: Then,
): boolean {
  const more =
    done < node.last &&
    run(node.node, attempt, index, next => next > index && repeats(node, done + 1, attempt, next, then))
  return more || (done >= node.first && then(index))
}

function looks({ node, behind }: Extract<Node, { kind: 'look' }>, attempt: Attempt, index: number): boolean {
  const { open, close } = attempt
  const found = behind
    ? Array.from({ length: Math.min(BEHIND_MAX, index) + 1 }, (_, back) => index - back).some(start =>
        run(node, attempt, start, end => end === index),
      )
    : run(node, attempt, index, () => true)
  attempt.open = open
  attempt.close = close
  return found
}

function marks(mark: 'open' | 'close', attempt: Attempt, index: number, then: Then): boolean {
  const before = attempt[mark]
  attempt[mark] = index
  if (then(index)) return true
  attempt[mark] = before
  return false
}

const isSign = ({ form }: Token): boolean => !/[\p{L}\p{N}]/u.test(form)

/** Whether only quotes, brackets and signs that end a sentence stand before, or after, the index. */
function isEdge(edge: 'start' | 'end', tokens: readonly Token[], index: number): boolean {
  if (edge === 'end') return tokens.slice(index, index + 4).every(isSign) && index + 4 >= tokens.length
  return tokens.slice(Math.max(0, index - 3), index).every(isSign) && index <= 3
}

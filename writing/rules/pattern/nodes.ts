import type { Token } from '#writing/tagger/token.ts'

/** A condition on one token. */
export type Atom =
  | { kind: 'words'; words: ReadonlySet<string> }
  | { kind: 'lemma'; lemma: string }
  | { kind: 'tag'; tag: string }
  | { kind: 'feature'; feature: string }
  | { kind: 'expression'; expression: RegExp }
  | { kind: 'any' | 'all'; parts: readonly Atom[] }
  | { kind: 'not'; part: Atom }

/** A parsed pattern. `first` and `last` are inclusive counts of repetitions. */
export type Node =
  | { kind: 'token'; atom: Atom; label?: string }
  | { kind: 'repeat'; node: Node; first: number; last: number }
  | { kind: 'sequence'; nodes: readonly Node[] }
  | { kind: 'choice'; nodes: readonly Node[] }
  | { kind: 'look'; node: Node; behind: boolean; wanted: boolean }
  | { kind: 'edge'; edge: 'start' | 'end' }
  | { kind: 'mark'; mark: 'open' | 'close' }

/** A match in a sentence: token indices with exclusive ends, and the ranges of the labels. */
export interface Match {
  start: number
  end: number
  marked: { start: number; end: number }
  labels: ReadonlyMap<string, Token>
}

import type { Match } from './query.ts'

/** Texts to search for the matches of an expression. */
export type ExpressionTask = { source: string; flags: string; texts: readonly string[] }

/** A worker is ready when its time counts. Its matches have the order of the texts. */
export type ExpressionAnswer = { kind: 'ready' } | { kind: 'found'; matches: readonly (readonly Match[])[] }

import type { Sequelize, Transaction } from 'sequelize'

import type { ApiContext } from '#api/services/context.ts'
import type { Engine } from '#api/services/engine/engine.ts'
import type { Provider, Question } from '#api/services/provider/provider.ts'
import type { Logger } from '#platform/logger.ts'

/** The dependencies of a run: the database, both engines and the log. */
export type Tools = { sequelize: Sequelize; engine: Engine; provider: Provider | null; logger: Logger }

/** One run of an action. */
export type Run = {
  userId: string
  /** The held query. Every run has its own, so it also seeds choices that vary between runs. */
  reservationId: string
  /** Aborted once no one waits for the result. */
  signal: AbortSignal
  /** Sends output to a caller that reads the stream. */
  emit: (text: string) => void
}

/** The part that all questions of one run share. */
export type RunQuestion = Pick<Question, 'action' | 'userId' | 'reservationId' | 'signal'>

type EngineInput<Q> = { engine: Engine; request: Q; run: Run }
type ProviderInput<Q, R> = {
  provider: Provider
  /** For checks of what the provider wrote. */
  engine: Engine
  request: Q
  run: Run
  question: RunQuestion
  /** The built-in engine's result. It is computed at most once per run. */
  builtIn: () => Promise<R>
}

type FreeInput<Q, R> = { engine: Engine; request: Q; run: Run; result: R }

/** A finished run: the result, the engine that made it, and a note for its reader. */
export type RunResult<R> = { engine: string; note: string | null; result: R }
export type Finished<Q, R> = RunResult<R> & {
  kind: string
  userId: string
  reservationId: string
  request: Q
}

/** Where the results of an action are kept, and how they are answered. */
export type ResultStore<Q, R, A extends object> = {
  /** Stores a result, in the transaction that spends the query. Returns the answer. */
  store: (tx: Transaction, finished: Finished<Q, R>) => Promise<A>
  /** Returns the answer of an earlier run. Throws CONFLICT once it is no longer kept. */
  find: (userId: string, reservationId: string) => Promise<A>
  /** How the answer was made. `text` is sent again to a caller that reads the stream. */
  replay(answer: A): { engine: string; note: string | null; text?: string }
}

/**
 * An AI action: it costs one query, unless its result is free, and its result is kept. The provider
 * runs first, if there is one; the built-in engine takes over when the provider fails before any
 * output was sent. Either may be null for an action that it cannot do.
 */
export type Action<Q, R, A extends object> = {
  /** The name in the ledger, in metrics and in `results`. */
  kind: string
  /** Throws if the user may not run it, before a query is held. */
  authorize?: (context: ApiContext, user: Express.User, request: Q) => Promise<unknown>
  engine: ((input: EngineInput<Q>) => Promise<R>) | null
  /** Throws ProviderError for an unusable answer. */
  provider: ((input: ProviderInput<Q, R>) => Promise<R>) | null
  /** Returns why a result costs nothing, in a sentence for its reader; null if it costs a query. */
  whyFree?: (input: FreeInput<Q, R>) => Promise<string | null>
  keep: ResultStore<Q, R, A>
}

/** Defines an action. Its types follow from its functions. */
export const defineAction = <Q, R, A extends object, K extends ResultStore<Q, R, A>>(
  action: Action<Q, R, A> & { keep: K },
): Action<Q, R, A> & { keep: K } => action

/** Passes pieces of a text on as they arrive. Returns the whole text. */
export async function collect(pieces: AsyncIterable<string>, { emit }: Pick<Run, 'emit'>): Promise<string> {
  let text = ''
  for await (const piece of pieces) {
    text += piece
    emit(piece)
  }
  return text
}

import { setTimeout as sleep } from 'node:timers/promises'

import type { Registry } from 'prom-client'
import type { z } from 'zod'

import { callModel, type Tokens } from './call.ts'
import { ProviderError, providerError } from './error.ts'
import { languageModel } from './languageModel.ts'
import { observeProvider, type Outcome } from './metrics.ts'
import { parseAnswer } from './parseAnswer.ts'
import type { Prompt } from './prompts/fence.ts'
import type { ProviderSettings } from './settings.ts'
import { storable } from './storable.ts'
import { createWatch, type Patience } from './watch.ts'

const PATIENCE: Patience = { firstMs: 20_000, silenceMs: 15_000, totalMs: 100_000, waitsMs: [400, 1500] }
/** The longest delay before another attempt. After that, the built-in engine answers. */
const WAIT_MAX_MS = 4000

/** A question for the provider. */
export type Question = {
  /** Its action, as named in the ledger and in metrics. */
  action: string
  userId: string
  /** The held query. */
  reservationId: string
  prompt: Prompt
  /** The maximum number of characters of the answer. */
  answerMax: number
  signal?: AbortSignal | undefined
}

/** A finished call of the provider, for the operator's records. */
export type Use = Tokens & {
  userId: string
  reservationId: string
  action: string
  model: string
  prompt: string
  outcome: Outcome
  /** In the operator's currency; null without prices. */
  cost: number | null
}

/** The language model that the operator has configured. */
export type Provider = {
  /** The model's name, as shown with results. */
  label: string
  /**
   * Yields a text as it arrives. Temporary errors before any output are retried. Throws
   * ProviderError, and the signal's reason.
   */
  write(question: Question): AsyncGenerator<string>
  /** Returns an answer that fits the schema. Throws like `write`. */
  answer<T>(question: Question, schema: z.ZodType<T>): Promise<T>
}

type Options = {
  registry: Registry
  /** Stores the usage of a call. */
  keep: (use: Use) => Promise<void>
  patience?: Patience
}

/** Creates the provider of the settings. It sends nothing before the first question. */
export function createProvider(
  settings: ProviderSettings,
  { registry, keep, patience = PATIENCE }: Options,
): Provider {
  const loading = languageModel(settings)
  const record = observeProvider(registry)
  /** Some servers reject a schema for the answer; then only the prompt describes it. */
  let takesSchemas = true

  async function* once(question: Question, schema?: z.ZodType): AsyncGenerator<string> {
    const { prompt, answerMax, signal } = question
    const model = await loading
    signal?.throwIfAborted()
    const watch = createWatch(patience, signal)
    const call = { model, prompt, answerMax, watch, ...(schema && { schema }) }
    const started = performance.now()
    let outcome: Outcome = 'stopped'
    let took: Tokens = { input: 0, output: 0, estimated: false }
    try {
      yield* storable(callModel(call, tokens => (took = tokens)))
      outcome = 'answered'
    } catch (error) {
      signal?.throwIfAborted()
      outcome = 'failed'
      throw providerError(watch.signal.aborted ? watch.signal.reason : error)
    } finally {
      watch.end()
      const { userId, reservationId, action } = question
      const cost = costOf(took, settings)
      record(action, outcome, took, cost, (performance.now() - started) / 1000)
      await keep({
        ...took,
        userId,
        reservationId,
        action,
        model: settings.model,
        prompt: prompt.version,
        outcome,
        cost,
      })
    }
  }

  async function* write(question: Question, schema?: z.ZodType): AsyncGenerator<string> {
    const { signal } = question
    for (let attempt = 0; ; attempt++) {
      let began = false
      try {
        for await (const text of once(question, schema)) {
          began = true
          yield text
        }
        return
      } catch (error) {
        signal?.throwIfAborted()
        const waitMs = error instanceof ProviderError ? waitBefore(patience.waitsMs[attempt], error) : null
        if (began || waitMs === null) throw error
        await sleep(waitMs, undefined, { signal })
      }
    }
  }

  async function whole(question: Question, schema?: z.ZodType): Promise<string> {
    let text = ''
    for await (const piece of write(question, schema)) text += piece
    return text
  }

  return {
    label: settings.model,
    write: question => write(question),
    async answer(question, schema) {
      if (takesSchemas) {
        try {
          return parseAnswer(await whole(question, schema), schema)
        } catch (error) {
          if (!(error instanceof ProviderError && error.failure === 'refused')) throw error
        }
      }
      const answer = parseAnswer(await whole(question), schema)
      takesSchemas = false
      return answer
    },
  }
}

/** Returns the delay before another attempt, in milliseconds; null for none. */
function waitBefore(pauseMs: number | undefined, { mayPass, waitMs }: ProviderError): number | null {
  const wait = waitMs ?? pauseMs
  return mayPass && pauseMs !== undefined && wait !== undefined && wait <= WAIT_MAX_MS ? wait : null
}

const costOf = ({ input, output }: Tokens, { prices }: ProviderSettings): number | null =>
  prices ? (input * prices.input + output * prices.output) / 1_000_000 : null

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
import { createWatch, type Patience } from './watch.ts'

const PATIENCE: Patience = { firstMs: 20_000, silenceMs: 15_000, totalMs: 100_000, waitsMs: [400, 1500] }
/** Nobody waits longer than that for another attempt: the built-in engine answers. */
const WAIT_MAX_MS = 4000

/** Something that is asked of the provider. */
export type Question = {
  /** What it is for, as ledger and figures name it. */
  action: string
  userId: string
  /** The query that is held for it. */
  reservationId: string
  prompt: Prompt
  /** Most characters that the answer may have. */
  answerMax: number
  signal?: AbortSignal | undefined
}

/** A call of the provider that has ended, for the operator's account. */
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

/** The language model that the operator has set up. */
export type Provider = {
  /** The model's name, which results show. */
  label: string
  /** A text, as it comes. Throws ProviderError, and the signal's reason. What may pass is tried again, before any output. */
  write(question: Question): AsyncGenerator<string>
  /** An answer of a certain form. Throws like `write`. */
  answer<T>(question: Question, schema: z.ZodType<T>): Promise<T>
}

type Options = {
  registry: Registry
  /** Writes down what a call took. */
  keep: (use: Use) => Promise<void>
  patience?: Patience
}

/** The provider of the settings. Nothing is sent before the first question. */
export function createProvider(
  settings: ProviderSettings,
  { registry, keep, patience = PATIENCE }: Options,
): Provider {
  const loading = languageModel(settings)
  const figures = observeProvider(registry)
  /** Some servers refuse to be told the form of an answer; then our words alone tell it. */
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
      yield* callModel(call, tokens => (took = tokens))
      outcome = 'answered'
    } catch (error) {
      signal?.throwIfAborted()
      outcome = 'failed'
      throw providerError(watch.signal.aborted ? watch.signal.reason : error)
    } finally {
      watch.end()
      const { userId, reservationId, action } = question
      const cost = costOf(took, settings)
      figures(action, outcome, took, cost, (performance.now() - started) / 1000)
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

/** How long to wait before trying again, in milliseconds; null: not at all. */
function waitBefore(pauseMs: number | undefined, { mayPass, waitMs }: ProviderError): number | null {
  const wait = waitMs ?? pauseMs
  return mayPass && pauseMs !== undefined && wait !== undefined && wait <= WAIT_MAX_MS ? wait : null
}

const costOf = ({ input, output }: Tokens, { prices }: ProviderSettings): number | null =>
  prices ? (input * prices.input + output * prices.output) / 1_000_000 : null

import { Counter, Histogram, type Registry } from 'prom-client'

import type { Tokens } from './call.ts'

/** The outcome of a call to the provider. */
export type Outcome = 'answered' | 'failed' | 'stopped'

type RecordCall = (
  action: string,
  outcome: Outcome,
  tokens: Tokens,
  cost: number | null,
  seconds: number,
) => void

/** Registers the metrics of the provider. Returns the function that records a call. */
export function observeProvider(registry: Registry): RecordCall {
  const registers = [registry]
  const calls = new Counter({
    name: 'bluepencil_provider_calls_total',
    help: 'Calls of the AI provider',
    labelNames: ['action', 'outcome'],
    registers,
  })
  const counted = new Counter({
    name: 'bluepencil_provider_tokens_total',
    help: 'Tokens sent to the AI provider (in) and received (out)',
    labelNames: ['direction'],
    registers,
  })
  const spent = new Counter({
    name: 'bluepencil_provider_cost_total',
    help: "Cost of the AI provider's tokens at the prices of AI_PRICE_…",
    registers,
  })
  const duration = new Histogram({
    name: 'bluepencil_provider_seconds',
    help: 'From asking the AI provider to the end of its answer',
    buckets: [0.25, 0.5, 1, 2, 4, 8, 16, 32, 64, 128],
    registers,
  })
  return (action, outcome, { input, output }, cost, seconds) => {
    calls.inc({ action, outcome })
    counted.inc({ direction: 'in' }, input)
    counted.inc({ direction: 'out' }, output)
    if (cost !== null) spent.inc(cost)
    duration.observe(seconds)
  }
}

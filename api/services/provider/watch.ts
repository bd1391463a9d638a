import { ProviderError } from './error.ts'

export type Patience = {
  /** Longest wait for the first sign of an answer, in milliseconds. */
  firstMs: number
  /** Longest silence after that. */
  silenceMs: number
  /** Longest time in all. */
  totalMs: number
  /** The pauses before another attempt, unless the provider says how long. */
  waitsMs: readonly number[]
}

export type Watch = {
  /** Aborted by the caller's signal, or with a ProviderError when it takes too long. */
  signal: AbortSignal
  /** There was a sign of life. */
  heard(): void
  /** The call is over; what may still run of it is aborted. */
  end(): void
}

/** Watches over one call of the provider. */
export function createWatch(
  { firstMs, silenceMs, totalMs }: Omit<Patience, 'waitsMs'>,
  wanted?: AbortSignal,
): Watch {
  const late = new AbortController()
  const give = (what: string) => () => late.abort(new ProviderError('slow', what))
  let silence = setTimeout(give('it did not begin to answer in time'), firstMs)
  const total = setTimeout(give('its answer took too long'), totalMs)
  return {
    signal: wanted ? AbortSignal.any([wanted, late.signal]) : late.signal,
    heard() {
      clearTimeout(silence)
      silence = setTimeout(give('it fell silent in its answer'), silenceMs)
    },
    end() {
      clearTimeout(silence)
      clearTimeout(total)
      late.abort(new Error('The call is over.'))
    },
  }
}

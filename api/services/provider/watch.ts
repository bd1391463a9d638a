import { ProviderError } from './error.ts'

export type Patience = {
  /** The longest wait for the first sign of an answer, in milliseconds. */
  firstMs: number
  /** The longest silence after that. */
  silenceMs: number
  /** The longest total time. */
  totalMs: number
  /** The delays before further attempts, for a provider that names none. */
  waitsMs: readonly number[]
}

export type Watch = {
  /** Aborted by the caller's signal, or with a ProviderError after a timeout. */
  signal: AbortSignal
  /** Resets the timer of silence. */
  heard(): void
  /** Ends the watch, and aborts the rest of the call. */
  end(): void
}

/** Creates the timeouts of one call of the provider. */
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

/** Why an action ended without a result. */
export type Failure = {
  message: string
  /** The problems of single fields of the request. */
  fields: Readonly<Record<string, string>>
  /** Whether the same input can succeed later. */
  canRetry: boolean
}

/** An action that is running, or has ended without a result. `soFar` is the text that it has shown. */
export type ActionState<I> =
  | { kind: 'idle' }
  /** `engine` is null until one has started. */
  | { kind: 'running'; input: I; engine: string | null; soFar: string }
  | { kind: 'failed'; input: I; failure: Failure; soFar: string }

export type ActionEvent<I> =
  | { type: 'began'; input: I }
  | { type: 'started'; engine: string }
  | { type: 'shown'; text: string }
  | { type: 'failed'; failure: Failure }
  /** It has its result, was stopped, or its failure was closed. */
  | { type: 'ended' }

export const IDLE = { kind: 'idle' } as const

/** Returns the state after an event. Events that come too late change nothing. */
export function nextState<I>(state: ActionState<I>, event: ActionEvent<I>): ActionState<I> {
  switch (event.type) {
    case 'began':
      if (state.kind === 'running') return state
      return { kind: 'running', input: event.input, engine: null, soFar: '' }
    case 'started':
      return state.kind === 'running' ? { ...state, engine: event.engine } : state
    case 'shown':
      return state.kind === 'running' ? { ...state, soFar: state.soFar + event.text } : state
    case 'failed': {
      if (state.kind !== 'running') return state
      const { input, soFar } = state
      return { kind: 'failed', input, failure: event.failure, soFar }
    }
    case 'ended':
      return state.kind === 'idle' ? state : IDLE
  }
}

import { useCallback, useEffect, useState } from 'react'

import { store } from '#client/shared/lib/store.ts'
import type { Decision, DecisionSubject } from '#schema/corrections/decision.ts'

import type { CorrectionsHandle } from './extension.ts'
import { Renewals } from './renewals.ts'

/** A dismissal is renewed when the text has rested for this long. */
const REST_MS = 1500

type Options = {
  handle: CorrectionsHandle
  editable: boolean
  decide: (subject: DecisionSubject) => Promise<Decision>
  undecide: (made: Decision) => Promise<unknown>
}

/**
 * Renews dismissals whose surroundings have changed. Returns a function that undoes a dismissal with its renewals.
 */
export function useRenewals({ handle, editable, decide, undecide }: Options) {
  const [renewals] = useState(() => new Renewals())
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined
    const renew = () => renewals.renew(store.get(handle.moved), { editable, decide })
    const schedule = () => {
      clearTimeout(timer)
      if (store.get(handle.moved).length > 0) timer = setTimeout(renew, REST_MS)
    }
    schedule()
    const stop = store.sub(handle.moved, schedule)
    return () => {
      stop()
      clearTimeout(timer)
    }
  }, [renewals, handle, editable, decide])
  return useCallback((made: Decision) => renewals.undo(made, undecide), [renewals, undecide])
}

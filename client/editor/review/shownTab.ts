import { atom, type PrimitiveAtom } from 'jotai'
import type { SetStateAction } from 'react'
import * as z from 'zod/mini'

import { onSignOut } from '#client/shared/lib/signOut.ts'
import { store } from '#client/shared/lib/store.ts'
import { storedAtom } from '#client/shared/lib/storedAtom.ts'

/** The tab of the queue, which a document opens with. */
export const QUEUE_TAB = 'issues'

/** The panels that are shown instead, by `placeOf`. Each tab of the browser has its own, over reloads. */
const panels = storedAtom('review-panels', z.record(z.string(), z.string()), {}, () => sessionStorage)

onSignOut(() => {
  store.set(panels, {})
  return Promise.resolve()
})

/** Returns the id of the tab that the review of a user's document shows: the queue's or a panel's. */
export function shownTab(place: string): PrimitiveAtom<string> {
  const shownIn = (all: Readonly<Record<string, string>>) => all[place] ?? QUEUE_TAB
  return atom(
    get => shownIn(get(panels)),
    (_get, set, change: SetStateAction<string>) =>
      set(panels, all => {
        const { [place]: _before, ...others } = all
        const tab = typeof change === 'function' ? change(shownIn(all)) : change
        return tab === QUEUE_TAB ? others : { ...others, [place]: tab }
      }),
  )
}

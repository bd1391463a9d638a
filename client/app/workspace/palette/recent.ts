import * as z from 'zod/mini'

import { store } from '#client/shared/lib/store.ts'
import { storedAtom } from '#client/shared/lib/storedAtom.ts'

const KEPT = 8

/** The ids of the commands that were used last, the latest first; kept on this device. */
export const recentCommands = storedAtom<readonly string[]>('recent-commands', z.array(z.string()), [])

/** Puts a command at the top of the recent ones. */
export function noteUse(id: string): void {
  store.set(recentCommands, [id, ...store.get(recentCommands).filter(other => other !== id)].slice(0, KEPT))
}

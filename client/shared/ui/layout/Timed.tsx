import { useSyncExternalStore } from 'react'

import { everyMinute } from '#client/shared/lib/everyMinute.ts'

/**
 * A text that depends on the time, such as how long ago something was. It is drawn again when its
 * words change, and then alone.
 */
export const Timed = ({ text }: { text: () => string }) => useSyncExternalStore(everyMinute, text)

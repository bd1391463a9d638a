import { useEffect } from 'react'

import type { EventPatcher } from './events.ts'
import { useLiveConnection } from './LiveProvider.tsx'

/**
 * Keeps reads up to date that only some pages make, by patchers that come with these pages. They stay while the
 * tab has its connection, as the reads do.
 */
export function useLiveEvents(patchers: readonly EventPatcher[]): void {
  const connection = useLiveConnection()
  useEffect(() => connection?.patchWith(patchers), [connection, patchers])
}

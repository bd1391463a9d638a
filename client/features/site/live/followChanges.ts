import { isRecord } from '#schema/shared/records.ts'

import { announceChanges } from '../siteChanges.ts'
import { VisitorSocket } from './visitorSocket.ts'

/**
 * Follows the changes that concern every page of the site, also without an account. While the page is not
 * connected, it changes when it is read again. Returns a function that stops it.
 */
export function followChanges(): () => void {
  const socket = new VisitorSocket({
    // Events may have been missed before.
    onConnect: () => announceChanges(null),
    onMessage: (name, value) => {
      if (name === 'resync') announceChanges(null)
      if (name === 'events') announceChanges(namesOf(value))
    },
  })
  // Browsers keep no page with an open connection for the way back.
  const leave = () => socket.close()
  const comeBack = ({ persisted }: PageTransitionEvent) => {
    if (persisted) socket.open()
  }
  window.addEventListener('pagehide', leave)
  window.addEventListener('pageshow', comeBack)
  socket.open()
  return () => {
    window.removeEventListener('pagehide', leave)
    window.removeEventListener('pageshow', comeBack)
    leave()
  }
}

/** Returns the names of a batch of events. */
const namesOf = (batch: unknown): string[] =>
  Array.isArray(batch)
    ? batch.flatMap((event: unknown) =>
        isRecord(event) && typeof event['name'] === 'string' ? [event['name']] : [],
      )
    : []

import { io, type Socket } from 'socket.io-client'

import { HANDSHAKE_MS } from '#client/shared/live/handshake.ts'
import type { ServerToClient } from '#schema/events/socket.ts'
import { VISITORS } from '#schema/site/visitors.ts'

import { announceChanges } from '../siteChanges.ts'

/** About the time until a page that was refused tries again. */
const AGAIN_MS = 60_000

/**
 * Follows the changes that concern every page of the site, also without an account. While the page is not
 * connected, it changes when it is read again. Returns a function that stops it.
 */
export function followChanges(): () => void {
  const socket: Socket<ServerToClient, Record<string, never>> = io(VISITORS, {
    transports: ['websocket'],
    timeout: HANDSHAKE_MS,
    reconnectionDelay: 500,
    reconnectionDelayMax: 5000,
  })
  // Events may have been missed before.
  socket.on('connect', () => announceChanges(null))
  socket.on('resync', () => announceChanges(null))
  socket.on('events', batch => announceChanges(batch.map(({ name }) => name)))
  // Socket.IO does not try again after a refusal, such as of one page too many from this address.
  let again: ReturnType<typeof setTimeout> | undefined
  const comeLater = () => {
    clearTimeout(again)
    if (!socket.active) again = setTimeout(() => socket.connect(), AGAIN_MS * (0.5 + Math.random()))
  }
  socket.on('connect_error', comeLater)
  socket.on('disconnect', reason => {
    if (reason === 'io server disconnect') comeLater()
  })
  // Browsers keep no page with an open connection for the way back.
  const leave = () => {
    clearTimeout(again)
    socket.disconnect()
  }
  const comeBack = ({ persisted }: PageTransitionEvent) => {
    if (persisted) socket.connect()
  }
  window.addEventListener('pagehide', leave)
  window.addEventListener('pageshow', comeBack)
  return () => {
    window.removeEventListener('pagehide', leave)
    window.removeEventListener('pageshow', comeBack)
    leave()
  }
}

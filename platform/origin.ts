import type { IncomingMessage } from 'node:http'

export type OriginCheck = (request: IncomingMessage) => boolean

/**
 * Whether a request comes from our own pages: its Origin has the host of the request, or is
 * PUBLIC_URL's. A request without an Origin passes unless the browser reports another site.
 * Programs outside a browser send neither.
 */
export const createOriginCheck =
  (publicUrl: string | undefined): OriginCheck =>
  request => {
    const { origin, host } = request.headers
    if (origin !== undefined) {
      if (!URL.canParse(origin)) return false
      const from = new URL(origin)
      return from.host === host || (publicUrl !== undefined && from.origin === new URL(publicUrl).origin)
    }
    const site = request.headers['sec-fetch-site']
    return site === undefined || site === 'same-origin' || site === 'none'
  }

import * as z from 'zod/mini'

/** The files of the app that this device keeps. */
export const APP_CACHE = 'bluepencil/app'

/** The page of every path of the app. */
export const SHELL = '/index.html'

/** Further files of the page, which change without a new name. */
export const SHELL_FILES = ['/theme.js', '/favicon.svg']

/** Where the files are that never change. */
export const ASSETS = '/assets/'

/** A page asks the service worker to keep the files that it has loaded. */
export const keepRequest = z.object({ keep: z.array(z.string()) })
export type KeepRequest = z.infer<typeof keepRequest>

/** Returns the files with a hash in their name that a page loads at once. */
export const filesNamedIn = (html: string): string[] =>
  Array.from(html.matchAll(/"(\/assets\/[^"]+)"/g), ([, file = '']) => file)

/**
 * Whether an answer is a file of the app. The sign-in page of a network comes with 200 too, and a
 * page that was kept for a script would break the app on this device.
 */
export const isFile = ({
  ok,
  redirected,
  headers,
}: Pick<Response, 'ok' | 'redirected' | 'headers'>): boolean =>
  ok && !redirected && !(headers.get('content-type') ?? 'text/html').startsWith('text/html')

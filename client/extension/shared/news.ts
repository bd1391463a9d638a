import * as z from 'zod/mini'

import { extensionSettings } from './settings.ts'

/**
 * The keys that the browser passes on, by their names in the manifest. `issue` checks the field with the
 * cursor, and opens the issue there.
 */
export const pageCommand = z.enum(['issue', 'snippets', 'rewrite'])
export type PageCommand = z.infer<typeof pageCommand>

/** The messages of the background to content scripts, and to the extension's own pages. */
export const news = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('settingsChanged'), settings: extensionSettings }),
  z.object({ kind: z.literal('command'), command: pageCommand }),
  /** Asks whether a content script runs, which alone is the answer. */
  z.object({ kind: z.literal('isHere') }),
])
export type News = z.infer<typeof news>

import * as z from 'zod/mini'

import { pageCommand } from './device.ts'
import { extensionSettings } from './settings.ts'

/** The messages of the background to content scripts, and to the extension's own pages. */
export const news = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('settingsChanged'), settings: extensionSettings }),
  z.object({ kind: z.literal('command'), command: pageCommand }),
  /** Asks whether a content script runs, which alone is the answer. */
  z.object({ kind: z.literal('isHere') }),
])
export type News = z.infer<typeof news>

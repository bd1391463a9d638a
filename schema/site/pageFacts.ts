import * as z from 'zod/mini'

import { siteSettings } from '#schema/site/contract.ts'

/** The facts that a page needs before its first call. One that is opened offline has none. */
export const pageFacts = z.object({
  /** Whether the page was requested without a session. */
  visitor: z.boolean(),
  /** Whether this server offers sign-in with Google. */
  google: z.boolean(),
  /** The page of `site/` that the server rendered, with the site's settings and its own content. */
  site: z.optional(z.object({ screen: z.string(), settings: siteSettings, content: z.unknown() })),
})
export type PageFacts = z.infer<typeof pageFacts>

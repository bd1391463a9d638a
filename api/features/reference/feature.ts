import type { Feature } from '#api/services/feature.ts'

import { publicDocument } from './document.ts'
import { docsOf } from './operations.ts'

let made: ReturnType<typeof publicDocument> | null = null
/** It takes a while to make, and never changes. */
const madeDocument = () => (made ??= publicDocument())

/** The description of the public API, as a page and as an OpenAPI document. */
export const reference: Feature = {
  site: ({ urls }) => ({
    'api-docs': async () => ({ content: docsOf(madeDocument(), originOf(urls.page('/'))) }),
  }),
  files: ({ urls }) => [
    {
      path: '/openapi.json',
      type: 'application/json',
      read: async () =>
        JSON.stringify({ ...madeDocument(), servers: [{ url: originOf(urls.page('/')) }] }, null, 2),
    },
  ],
}

const originOf = (page: string): string => new URL(page).origin

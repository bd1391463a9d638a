import type { Feature } from '#api/services/feature.ts'
import type { ApiDocsContent } from '#schema/api-docs/contract.ts'

import { clientAt } from './clientFile.ts'
import { publicDocument } from './document.ts'
import { docsOf } from './operations.ts'

let made: ReturnType<typeof publicDocument> | null = null
let shown: ApiDocsContent | null = null
/** It takes a while to make, and never changes. */
const madeDocument = () => (made ??= publicDocument())
/** The address of this server is known once it listens, and does not change then. */
const contentAt = (origin: string) =>
  shown?.origin === origin ? shown : (shown = docsOf(madeDocument(), origin))

/** The description of the public API, as a page and as an OpenAPI document, and its typed client. */
export const apiDocs: Feature = {
  site: ({ urls }) => ({
    'api-docs': async () => ({ content: contentAt(originOf(urls.page('/'))) }),
  }),
  files: ({ urls }) => [
    {
      path: '/openapi.json',
      type: 'application/json',
      read: async () =>
        JSON.stringify({ ...madeDocument(), servers: [{ url: originOf(urls.page('/')) }] }, null, 2),
    },
    { path: '/api-client.ts', type: 'text/plain', read: () => clientAt(originOf(urls.page('/'))) },
  ],
}

const originOf = (page: string): string => new URL(page).origin

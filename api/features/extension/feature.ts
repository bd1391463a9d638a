import type { Feature } from '#api/services/feature.ts'
import { EXTENSION_FILE } from '#schema/extension/file.ts'

import { packedExtension } from './packed.ts'

/** The browser extension, as a file to download that knows this server. */
export const extension: Feature = {
  files: ({ extension, urls }) => [
    {
      path: EXTENSION_FILE,
      type: 'application/zip',
      read: () => packedExtension(extension, new URL(urls.page('/')).origin),
    },
  ],
}

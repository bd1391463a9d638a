import { streamAudited, type Download } from '#api/features/auth/download.ts'
import type { ApiContext } from '#api/services/context.ts'

import { linkOf } from './links.ts'
import { listAddresses } from './subscriptions.ts'

/**
 * Streams the addresses of the newsletter, each with its link to unsubscribe. A newsletter is sent with
 * another program, and must contain the link. Throws IN_PROGRESS.
 */
export const streamAddresses = (
  { secretBox, urls }: Pick<ApiContext, 'secretBox' | 'urls'>,
  download: Download,
): Promise<void> =>
  streamAudited(
    download,
    { act: 'newsletter.downloaded' },
    {
      name: 'newsletter',
      head: ['email', 'unsubscribe'],
      parts: rowsOf(email => [email, linkOf(urls, secretBox, 'unsubscribe', email)]),
    },
  )

async function* rowsOf(rowOf: (email: string) => string[]): AsyncGenerator<string[][]> {
  let after = ''
  for (let part = await listAddresses(after); part.length > 0; part = await listAddresses(after)) {
    yield part.map(({ email }) => rowOf(email))
    after = part.at(-1)?.email ?? ''
  }
}

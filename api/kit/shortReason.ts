import { z } from 'zod'

/** The codes of errors of connections, whose messages have addresses of the installation. */
const connection = z.object({
  code: z.string().regex(/^(?:E(?:CONN\w*|NOTFOUND|AI_AGAIN|\w*UNREACH|PIPE|DNS))$/),
})

/**
 * Returns the reason of a failure for administrators, as one short line. Of a connection that failed, it is
 * only the code.
 */
export function shortReason(error: unknown): string {
  const failed = connection.safeParse(error)
  const text = failed.success ? failed.data.code : error instanceof Error ? error.message : String(error)
  return text
    .replaceAll(/\p{Cc}+/gu, ' ')
    .replaceAll(/\b(?:\d{1,3}\.){3}\d{1,3}(?::\d+)?\b/g, '…')
    .slice(0, 500)
}

import { z } from 'zod'

/**
 * Codes of a database that is away or out of resources. Node.js: a connection that cannot be opened
 * or breaks. PostgreSQL: classes 08 (connection), 53 (resources, such as a full disk), 57P
 * (shutdown) and 58 (system), and 57014 (the limit of a statement's time).
 */
const CODE =
  /^(ECONN|EPIPE$|ETIMEDOUT$|ENOTFOUND$|EAI_AGAIN$|EHOSTUNREACH$|08...$|53...$|57P..$|57014$|58...$)/
/** The messages of errors without a code: of pg, and ours. */
const MESSAGE =
  /^(The database has not answered|Connection terminated|timeout exceeded when trying to connect|Client has encountered a connection error)/

const described = z.object({ code: z.string().optional().catch(undefined), message: z.string().catch('') })

/** Whether an error means that the database is unavailable, not that a statement is wrong. */
export function isOutage(error: unknown): boolean {
  const { data } = described.safeParse(error)
  return data !== undefined && (CODE.test(data.code ?? '') || MESSAGE.test(data.message))
}

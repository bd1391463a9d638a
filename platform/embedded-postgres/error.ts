import { OperatorError } from '#platform/operatorError.ts'

/** The embedded database cannot be used. The message is for the person who starts the product. */
export class EmbeddedPostgresError extends OperatorError {
  override readonly name = 'EmbeddedPostgresError'
}

/** An error that only an external PostgreSQL server solves. */
export const cannotRunHere = (reason: string, cause?: unknown): EmbeddedPostgresError =>
  new EmbeddedPostgresError(
    `${reason} Set DATABASE_URL to your own PostgreSQL server, for example DATABASE_URL=postgres://user:password@localhost:5432/bluepencil.`,
    { cause },
  )

/** Returns the code of a system error (ENOENT, EACCES …) or of a database error (28P01 …). */
export const codeOf = (error: unknown): string | undefined =>
  error instanceof Error && 'code' in error && typeof error.code === 'string' ? error.code : undefined

import type { UseQueryResult } from '@tanstack/react-query'

import { HttpError } from '#client/shared/api/httpError.ts'

/** Whether there is no such user or order. */
export const isMissing = ({ error }: Pick<UseQueryResult, 'error'>): boolean =>
  error instanceof HttpError && error.status === 404

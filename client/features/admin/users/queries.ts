import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query'

import { call } from '#client/shared/api/call.ts'
import * as endpoints from '#schema/admin/endpoints.ts'
import { LEDGER_PAGE, type LedgerEntry, type UserFilters } from '#schema/admin/users.ts'

import { pagedQuery } from '../pagedQuery.ts'
import { ADMIN } from '../useAdminTime.ts'

/** The users that the filters leave. */
export const usersQuery = (filters: UserFilters) =>
  pagedQuery({
    queryKey: [ADMIN, 'users', filters],
    read: (place, signal) => call(endpoints.listUsers, { query: { ...filters, ...place } }, { signal }),
    rowsOf: ({ users }) => users,
  })

export const userQuery = (userId: string) =>
  queryOptions({
    queryKey: [ADMIN, 'user', userId],
    queryFn: ({ signal }) => call(endpoints.readUser, { params: { userId } }, { signal }),
  })

/** The queries that a user was granted and used, newest first. */
export const ledgerQuery = (userId: string) =>
  infiniteQueryOptions({
    queryKey: [ADMIN, 'user', userId, 'ledger'],
    queryFn: ({ signal, pageParam }) =>
      call(
        endpoints.readLedger,
        { params: { userId }, query: pageParam === 0 ? {} : { before: pageParam } },
        { signal },
      ),
    initialPageParam: 0,
    getNextPageParam: (page: readonly LedgerEntry[]) =>
      page.length < LEDGER_PAGE ? undefined : page.at(-1)?.position,
    select: ({ pages }) => pages.flat(),
  })

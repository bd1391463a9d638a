import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query'

import { call } from '#client/shared/api/call.ts'
import * as endpoints from '#schema/admin/endpoints.ts'
import { LEDGER_PAGE, type LedgerEntry, type UserFilters, type UsersPage } from '#schema/admin/users.ts'

import { ADMIN } from '../useAdminTime.ts'

/** The users that the filters leave: the pages that are loaded, joined. */
export const usersQuery = (filters: UserFilters) =>
  infiniteQueryOptions({
    queryKey: [ADMIN, 'users', filters],
    queryFn: ({ signal, pageParam }) =>
      call(
        endpoints.listUsers,
        { query: { ...filters, ...(pageParam && { after: pageParam }) } },
        { signal },
      ),
    initialPageParam: '',
    getNextPageParam: ({ users, more }: UsersPage) => (more ? users.at(-1)?.id : undefined),
    select: ({ pages }) => pages.flatMap(({ users }) => users),
    placeholderData: previous => previous,
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

import type { UseQueryResult } from '@tanstack/react-query'
import type { ReactNode } from 'react'

import { translator } from '#client/shared/messages/translator.ts'
import { EmptyState } from '#client/shared/ui/feedback/EmptyState.tsx'
import { QueryState } from '#client/shared/ui/feedback/QueryState.tsx'
import type { UserDetails } from '#schema/admin/users.ts'
import { admin } from '#schema/messages/en/admin.ts'

import { isMissing } from '../isMissing.ts'

const t = translator(admin)

type Props = {
  query: UseQueryResult<UserDetails>
  loading: ReactNode
  children: (details: UserDetails) => ReactNode
}

/** The content of a page of a user, or that there is none. */
export function UserState({ query, loading, children }: Props) {
  if (isMissing(query)) return <EmptyState title={t('user.missing')} description={t('user.missingText')} />
  return (
    <QueryState query={query} loading={loading}>
      {children}
    </QueryState>
  )
}

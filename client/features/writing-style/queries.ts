import { keepPreviousData, queryOptions, useMutation, useQuery } from '@tanstack/react-query'

import { call } from '#client/shared/api/call.ts'
import type { StyleDays } from '#schema/writing-style/contract.ts'
import * as endpoints from '#schema/writing-style/endpoints.ts'

/** The texts of a report: those of a period, or one document. */
export type Scope = { days: StyleDays; document: string | null }

const queryOf = ({ days, document }: Scope) => (document === null ? { days } : { days, document })

/** Reports follow the documents, which change while this screen is closed. */
const FRESH_MS = 10_000

const overviewQuery = (scope: Scope) =>
  queryOptions({
    queryKey: ['writing-style', 'overview', scope],
    queryFn: ({ signal }) => call(endpoints.read, { query: queryOf(scope) }, { signal }),
    staleTime: FRESH_MS,
    refetchOnMount: 'always',
    placeholderData: keepPreviousData,
  })

const mistakesQuery = (scope: Scope) =>
  queryOptions({
    queryKey: ['writing-style', 'mistakes', scope],
    queryFn: ({ signal }) => call(endpoints.mistakes, { query: queryOf(scope) }, { signal }),
    staleTime: FRESH_MS,
    refetchOnMount: 'always',
  })

/** The measures of the texts. Those of the last scope stay until the new ones are there. */
export const useOverview = (scope: Scope) => useQuery(overviewQuery(scope))

/** The commonest mistakes in the newest texts. */
export const useMistakes = (scope: Scope) => useQuery(mistakesQuery(scope))

/** Asks the engine whether a sentence was corrected. */
export const usePracticeCheck = () =>
  useMutation({
    mutationFn: (body: { rule: string; before: string; after: string }) => call(endpoints.practice, { body }),
  })

import { infiniteQueryOptions, useMutation, useQueryClient } from '@tanstack/react-query'

import { call } from '#client/shared/api/call.ts'
import { HttpError } from '#client/shared/api/httpError.ts'
import { toast } from '#client/shared/ui/feedback/toast.ts'
import * as endpoints from '#schema/admin/reportEndpoints.ts'
import type { ReportDecision, ReportsPage, ReportsQuery } from '#schema/admin/reports.ts'

import { ADMIN } from '../useAdminTime.ts'

const REPORTS = [ADMIN, 'reports']

/** The reports of a state, newest first: the pages that are loaded, joined. */
export const reportsQuery = (state: ReportsQuery['state']) =>
  infiniteQueryOptions({
    queryKey: [...REPORTS, state ?? 'all'],
    queryFn: ({ signal, pageParam }) =>
      call(
        endpoints.list,
        { query: { ...(state && { state }), ...(pageParam && { after: pageParam }) } },
        { signal },
      ),
    initialPageParam: '',
    getNextPageParam: ({ next }: ReportsPage) => next,
    // A report that was sent again is first, and may be on a later page, too.
    select: ({ pages }) => [
      ...new Map(pages.flatMap(({ reports }) => reports).map(report => [report.id, report])).values(),
    ],
    placeholderData: previous => previous,
    staleTime: 0,
  })

type Decided = { reportId: string; body: ReportDecision; done: string }

/** Decides on a report. The lists are read again, also after a change by someone else. */
export function useDecision() {
  const client = useQueryClient()
  const readAgain = () => client.invalidateQueries({ queryKey: REPORTS })
  return useMutation({
    mutationFn: ({ reportId, body }: Decided) => call(endpoints.decide, { params: { reportId }, body }),
    onSuccess: async (_report, { done }) => {
      await readAgain()
      toast({ title: done })
    },
    onError: error => {
      if (error instanceof HttpError && error.status === 409) void readAgain()
    },
  })
}

import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query'

import { call } from '#client/shared/api/call.ts'
import { HttpError } from '#client/shared/api/httpError.ts'
import { plansQuery } from '#client/shared/api/plans.ts'
import { withReauthentication } from '#client/shared/reauthentication/reauthentication.ts'
import { toast } from '#client/shared/ui/feedback/toast.ts'
import * as endpoints from '#schema/admin/planEndpoints.ts'
import type { AdminPlan, PlanEdit } from '#schema/admin/plans.ts'
import type { PlanName } from '#schema/plans/contract.ts'
import { ADMIN_ROOM } from '#schema/rooms/room.ts'

import { PLANS } from './events.ts'

/** The plans as they are stored. */
export const storedPlansQuery = queryOptions({
  queryKey: PLANS,
  queryFn: ({ signal }) => call(endpoints.list, {}, { signal }),
  staleTime: 0,
  meta: { room: ADMIN_ROOM },
})

/** Changes a plan. After a change by someone else, the newest values are read. */
export function usePlanEdit(planName: PlanName, done: string) {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (body: PlanEdit) =>
      withReauthentication(() => call(endpoints.change, { params: { planName }, body })),
    onSuccess: changed => {
      client.setQueryData<AdminPlan[]>(PLANS, plans =>
        plans?.map(plan => (plan.name === changed.name ? changed : plan)),
      )
      void client.invalidateQueries({ queryKey: plansQuery.queryKey })
      toast({ title: done })
    },
    onError: error => {
      if (error instanceof HttpError && error.status === 409)
        void client.invalidateQueries({ queryKey: PLANS })
    },
  })
}

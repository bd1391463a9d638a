import { useMutation, useQueryClient, type QueryKey } from '@tanstack/react-query'

import { HttpError } from '#client/shared/api/httpError.ts'
import { toast } from '#client/shared/ui/feedback/toast.ts'

type Act<Answer> = {
  send: () => Promise<Answer>
  /** Says that it is done. */
  done: string
}

type Options<Answer> = {
  /** The reads that a change by someone else makes wrong, if they are others than the lists. */
  outdated?: QueryKey
  /** Shows the answer to an act. */
  show?: (answer: Answer) => void
}

/** Does an act on a row of lists, which are read again, as after a change by someone else. */
export function useStaffAct<Answer = unknown>(
  lists: QueryKey,
  { outdated = lists, show }: Options<Answer> = {},
) {
  const client = useQueryClient()
  return useMutation({
    mutationFn: ({ send }: Act<Answer>) => send(),
    onSuccess: async (answer, { done }) => {
      show?.(answer)
      await client.invalidateQueries({ queryKey: lists })
      toast({ title: done })
    },
    onError: error => {
      if (error instanceof HttpError && error.status === 409)
        void client.invalidateQueries({ queryKey: outdated })
    },
  })
}

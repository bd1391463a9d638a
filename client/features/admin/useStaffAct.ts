import { useMutation, useQueryClient, type QueryKey } from '@tanstack/react-query'

import { HttpError } from '#client/shared/api/httpError.ts'
import { toast } from '#client/shared/ui/feedback/toast.ts'

type Act = {
  send: () => Promise<unknown>
  /** Says that it is done. */
  done: string
}

/** Does an act on a row of lists. They are read again, also after a change by someone else. */
export function useStaffAct(lists: QueryKey) {
  const client = useQueryClient()
  const readAgain = () => client.invalidateQueries({ queryKey: lists })
  return useMutation({
    mutationFn: ({ send }: Act) => send(),
    onSuccess: async (_answer, { done }) => {
      await readAgain()
      toast({ title: done })
    },
    onError: error => {
      if (error instanceof HttpError && error.status === 409) void readAgain()
    },
  })
}

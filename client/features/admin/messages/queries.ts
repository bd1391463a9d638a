import { infiniteQueryOptions, useMutation, useQueryClient } from '@tanstack/react-query'

import { call } from '#client/shared/api/call.ts'
import { HttpError } from '#client/shared/api/httpError.ts'
import { translator } from '#client/shared/messages/translator.ts'
import { toast } from '#client/shared/ui/feedback/toast.ts'
import * as endpoints from '#schema/admin/messageEndpoints.ts'
import type { MessageAnswer, MessagesPage, MessagesQuery } from '#schema/admin/messages.ts'
import { adminMessages } from '#schema/messages/en/adminMessages.ts'

import { ADMIN } from '../useAdminTime.ts'

const t = translator(adminMessages)

const MESSAGES = [ADMIN, 'messages']

/** The messages of a state, newest first: the pages that are loaded, joined. */
export const messagesQuery = (state: MessagesQuery['state']) =>
  infiniteQueryOptions({
    queryKey: [...MESSAGES, state ?? 'all'],
    queryFn: ({ signal, pageParam }) =>
      call(
        endpoints.list,
        { query: { ...(state && { state }), ...(pageParam && { after: pageParam }) } },
        { signal },
      ),
    initialPageParam: '',
    getNextPageParam: ({ next }: MessagesPage) => next,
    select: ({ pages }) => pages.flatMap(({ messages }) => messages),
    placeholderData: previous => previous,
    staleTime: 0,
  })

type Answered = { messageId: string; body: MessageAnswer }

/** Answers a message. The lists are read again, also after a change by someone else. */
export function useAnswer() {
  const client = useQueryClient()
  const readAgain = () => client.invalidateQueries({ queryKey: MESSAGES })
  return useMutation({
    mutationFn: ({ messageId, body }: Answered) => call(endpoints.answer, { params: { messageId }, body }),
    onSuccess: async () => {
      await readAgain()
      toast({ title: t('done') })
    },
    onError: error => {
      if (error instanceof HttpError && error.status === 409) void readAgain()
    },
  })
}

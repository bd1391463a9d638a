import { infiniteQueryOptions, queryOptions, useMutation, useQueryClient } from '@tanstack/react-query'

import { call } from '#client/shared/api/call.ts'
import { HttpError } from '#client/shared/api/httpError.ts'
import { toast } from '#client/shared/ui/feedback/toast.ts'
import type { AdminContent, ContentFilters, ContentPage } from '#schema/admin/content.ts'
import * as endpoints from '#schema/admin/contentEndpoints.ts'

import { ADMIN } from '../useAdminTime.ts'

const TEXTS = [ADMIN, 'content']
const LISTS = [...TEXTS, 'list']

/** The texts that the filters leave: the pages that are loaded, joined. */
export const textsQuery = (filters: ContentFilters) =>
  infiniteQueryOptions({
    queryKey: [...LISTS, filters],
    queryFn: ({ signal, pageParam }) =>
      call(endpoints.list, { query: { ...filters, ...(pageParam && { after: pageParam }) } }, { signal }),
    initialPageParam: '',
    getNextPageParam: ({ texts, more }: ContentPage) => (more ? texts.at(-1)?.id : undefined),
    select: ({ pages }) => pages.flatMap(({ texts }) => texts),
    placeholderData: previous => previous,
    staleTime: 0,
  })

export const textQuery = (textId: string) =>
  queryOptions({
    queryKey: [...TEXTS, 'text', textId],
    queryFn: ({ signal }) => call(endpoints.read, { params: { textId } }, { signal }),
    staleTime: 0,
  })

/** The HTML of a text as the public page shows it. The one before stays until it is there. */
export const previewQuery = (markdown: string, isInSections: boolean) =>
  queryOptions({
    queryKey: [...TEXTS, 'preview', isInSections, markdown],
    queryFn: ({ signal }) => call(endpoints.preview, { body: { markdown, isInSections } }, { signal }),
    placeholderData: previous => previous,
    // Each typed text is another one.
    gcTime: 0,
  })

type Act = { send: () => Promise<AdminContent>; done: string }

/** Does an act on a text, and says so. After a change by someone else, the newest values are read. */
export function useTextAct() {
  const client = useQueryClient()
  return useMutation({
    mutationFn: ({ send }: Act) => send(),
    onSuccess: async (text, { done }) => {
      client.setQueryData(textQuery(text.id).queryKey, text)
      await client.invalidateQueries({ queryKey: LISTS })
      toast({ title: done })
    },
    onError: error => {
      if (error instanceof HttpError && error.status === 409)
        void client.invalidateQueries({ queryKey: [...TEXTS, 'text'] })
    },
  })
}

/** Deletes a text, and says so. */
export function useTextRemoval(done: string) {
  const client = useQueryClient()
  return useMutation({
    mutationFn: ({ id: textId, revision }: AdminContent) =>
      call(endpoints.remove, { params: { textId }, query: { revision } }),
    onSuccess: async () => {
      await client.invalidateQueries({ queryKey: LISTS })
      toast({ title: done })
    },
    onError: error => {
      if (error instanceof HttpError && error.status === 409)
        void client.invalidateQueries({ queryKey: [...TEXTS, 'text'] })
    },
  })
}

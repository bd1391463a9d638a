import { queryOptions, useQueryClient } from '@tanstack/react-query'

import { call } from '#client/shared/api/call.ts'
import type { AdminContent, ContentFilters } from '#schema/admin/content.ts'
import * as endpoints from '#schema/admin/contentEndpoints.ts'

import { pagedQuery } from '../pagedQuery.ts'
import { ADMIN } from '../useAdminTime.ts'
import { useStaffAct } from '../useStaffAct.ts'

const TEXTS = [ADMIN, 'content']
const LISTS = [...TEXTS, 'list']
const ROWS = [...TEXTS, 'text']

/** The texts that the filters leave. */
export const textsQuery = (filters: ContentFilters) =>
  pagedQuery({
    queryKey: [...LISTS, filters],
    read: (place, signal) => call(endpoints.list, { query: { ...filters, ...place } }, { signal }),
    rowsOf: ({ texts }) => texts,
  })

export const textQuery = (textId: string) =>
  queryOptions({
    queryKey: [...ROWS, textId],
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

/** Does an act on a text, which is shown as it is afterward. */
export function useTextAct() {
  const client = useQueryClient()
  return useStaffAct<AdminContent>(LISTS, {
    outdated: ROWS,
    show: text => void client.setQueryData(textQuery(text.id).queryKey, text),
  })
}

/** Deletes a text. */
export const useTextRemoval = () => useStaffAct(LISTS, { outdated: ROWS })

import { queryOptions, useMutation, useQueryClient, type QueryClient } from '@tanstack/react-query'

import { call } from '#client/shared/api/call.ts'
import { keptName, useUserRoom } from '#client/shared/api/currentUser.ts'
import { keepRead, keptRead } from '#client/shared/api/keptReads.ts'
import { onEvent } from '#client/shared/live/events.ts'
import { useLiveQuery } from '#client/shared/live/useLiveQuery.ts'
import { dictionary, dictionaryChanged, type Dictionary } from '#schema/dictionary/contract.ts'
import * as endpoints from '#schema/dictionary/endpoints.ts'

const KEPT = 'dictionary'

/** How the words are read; without a connection, those that are kept for the user. */
export const dictionaryQuery = queryOptions({
  queryKey: ['dictionary'],
  queryFn: ({ signal, client }) =>
    keptRead(keptName(client, KEPT), dictionary, () => call(endpoints.read, {}, { signal })),
})

/** The user's dictionary. Events update it in every tab; without a connection it is the kept one. */
export const useDictionary = () => useLiveQuery(useUserRoom(), dictionaryQuery)

/** Adds a word. */
export function useAddWord() {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (word: string) => call(endpoints.add, { body: { word } }),
    onSuccess: ({ added, revision }) => patch(client, { added, removed: [], revision }),
  })
}

/** Removes a word. */
export function useRemoveWord() {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (word: string) => call(endpoints.remove, { params: { word } }),
    onSuccess: () => refresh(client),
  })
}

/** Adds the words of a file. */
export function useImportWords() {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (file: Blob) =>
      call(endpoints.importWords, { body: new Blob([file], { type: 'text/plain' }) }),
    onSuccess: () => refresh(client),
  })
}

const refresh = (client: QueryClient) => client.invalidateQueries({ queryKey: dictionaryQuery.queryKey })

type DictionaryChange = { added: readonly string[]; removed: readonly string[]; revision: number }

/** Applies the next change. After a gap, the words are read again. */
function patch(client: QueryClient, { added, removed, revision }: DictionaryChange): void {
  const held = client.getQueryData(dictionaryQuery.queryKey)
  if (!held || revision <= held.revision) return
  // A dictionary that was never used has the revision 0, and 2 after its first change.
  if (revision !== held.revision + 1 && !(held.revision === 0 && revision === 2)) return void refresh(client)
  const gone = new Set(removed)
  const changed: Dictionary = {
    words: [...added, ...held.words.filter(word => !gone.has(word))],
    revision,
  }
  client.setQueryData(dictionaryQuery.queryKey, changed)
  keepRead(keptName(client, KEPT), changed)
}

/** Changes of the dictionary in other tabs and on other devices. */
export const dictionaryEvents = onEvent(dictionaryChanged, (client, { revision, value }) => {
  if (value?.complete) patch(client, { ...value, revision })
  else if ((client.getQueryData(dictionaryQuery.queryKey)?.revision ?? revision) < revision)
    void refresh(client)
})

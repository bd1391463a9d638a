import { queryOptions, useMutation, useQueryClient, type QueryClient } from '@tanstack/react-query'

import { call } from '#client/shared/api/call.ts'
import { useUserRoom } from '#client/shared/api/currentUser.ts'
import { keepRead, keptRead } from '#client/shared/api/keptReads.ts'
import { isNewer, onEvent } from '#client/shared/live/events.ts'
import { useLiveQuery } from '#client/shared/live/useLiveQuery.ts'
import * as endpoints from '#schema/check-settings/endpoints.ts'
import {
  changedPreferences,
  checkPreferences,
  preferencesChanged,
  type CheckPreferences,
  type PreferencesChange,
  type RuleOff,
} from '#schema/check-settings/preferences.ts'

const KEPT = 'check-preferences'

const preferencesQuery = queryOptions({
  queryKey: ['check-preferences'],
  queryFn: ({ signal }) =>
    keptRead(KEPT, checkPreferences, () => call(endpoints.readPreferences, {}, { signal })),
})

/** The corrections that the user turned off, and their default goals. Events update it in every tab. */
export const usePreferences = () => useLiveQuery(useUserRoom(), preferencesQuery)

// One at a time, so that the last change wins.
const scope = { id: 'check-preferences' }

/** Turns categories on or off, or changes the default goals. */
export function useChangePreferences() {
  const client = useQueryClient()
  return useMutation({
    scope,
    mutationFn: (change: PreferencesChange) => call(endpoints.changePreferences, { body: change }),
    // The choice shows at once; the answer has a larger revision.
    onMutate: change =>
      client.setQueryData(preferencesQuery.queryKey, held => held && changedPreferences(held, change)),
    onSuccess: changed => adopt(client, changed),
    onError: () => client.invalidateQueries({ queryKey: preferencesQuery.queryKey }),
  })
}

/** Turns a rule off. */
export function useTurnRuleOff() {
  const client = useQueryClient()
  return useMutation({
    scope,
    mutationFn: ({ rule, title }: RuleOff) =>
      call(endpoints.turnRuleOff, { params: { rule }, body: { title } }),
    onSuccess: changed => adopt(client, changed),
  })
}

/** Turns a rule on again. */
export function useTurnRuleOn() {
  const client = useQueryClient()
  return useMutation({
    scope,
    mutationFn: (rule: string) => call(endpoints.turnRuleOn, { params: { rule } }),
    onSuccess: changed => adopt(client, changed),
  })
}

function adopt(client: QueryClient, changed: CheckPreferences): void {
  if (!isNewer(changed, client.getQueryData(preferencesQuery.queryKey))) return
  client.setQueryData(preferencesQuery.queryKey, changed)
  keepRead(KEPT, changed)
}

/** Changes of the preferences in other tabs and on other devices. */
export const preferenceEvents = onEvent(preferencesChanged, (client, { value }) => {
  if (value) adopt(client, value)
})

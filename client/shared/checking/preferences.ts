import {
  notifyManager,
  queryOptions,
  useMutation,
  useQueryClient,
  type QueryClient,
} from '@tanstack/react-query'
import { atom, useAtomValue, useSetAtom } from 'jotai'
import { useMemo } from 'react'

import { call } from '#client/shared/api/call.ts'
import { keptName, useUserRoom } from '#client/shared/api/currentUser.ts'
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

/** How the preferences are read; without a connection, those that are kept for the user. */
export const preferencesQuery = queryOptions({
  queryKey: ['check-preferences'],
  queryFn: ({ signal, client }) =>
    keptRead(keptName(client, KEPT), checkPreferences, () => call(endpoints.readPreferences, {}, { signal })),
})

/** The changes that are being saved. */
const waitingAtom = atom<readonly PreferencesChange[]>([])

/**
 * The corrections that the user turned off, and their default goals. Events update it in every tab. A
 * change that is being saved shows at once, and what comes meanwhile does not undo it.
 */
export function usePreferences() {
  const { data: held, error, refetch } = useLiveQuery(useUserRoom(), preferencesQuery)
  const waiting = useAtomValue(waitingAtom)
  const data = useMemo(() => held && waiting.reduce(changedPreferences, held), [held, waiting])
  return { data, error, refetch }
}

// One at a time, so that the last change wins.
const scope = { id: 'check-preferences' }

/** Turns categories on or off, or changes the default goals. */
export function useChangePreferences() {
  const client = useQueryClient()
  const setWaiting = useSetAtom(waitingAtom)
  const { mutate, ...saving } = useMutation({
    scope,
    mutationFn: (change: PreferencesChange) => call(endpoints.changePreferences, { body: change }),
    onSuccess: changed => adopt(client, changed),
    onError: () => readAgain(client),
    // Not before the answer shows. Otherwise, the choice would disappear for a moment.
    onSettled: (_changed, _error, change) =>
      notifyManager.schedule(() => setWaiting(changes => changes.filter(each => each !== change))),
  })
  const choose = (change: PreferencesChange) => {
    setWaiting(changes => [...changes, change])
    mutate(change)
  }
  return { ...saving, choose }
}

/** Turns a rule off. */
export function useTurnRuleOff() {
  const client = useQueryClient()
  return useMutation({
    scope,
    mutationFn: ({ rule, title }: RuleOff) =>
      call(endpoints.turnRuleOff, { params: { rule }, body: { title } }),
    onSuccess: changed => adopt(client, changed),
    onError: () => readAgain(client),
  })
}

/** Turns a rule on again. */
export function useTurnRuleOn() {
  const client = useQueryClient()
  return useMutation({
    scope,
    mutationFn: (rule: string) => call(endpoints.turnRuleOn, { params: { rule } }),
    onSuccess: changed => adopt(client, changed),
    onError: () => readAgain(client),
  })
}

/** The server may have made a change whose answer was lost. No one waits for this. */
function readAgain(client: QueryClient): void {
  void client.invalidateQueries({ queryKey: preferencesQuery.queryKey })
}

function adopt(client: QueryClient, changed: CheckPreferences): void {
  if (!isNewer(changed, client.getQueryData(preferencesQuery.queryKey))) return
  client.setQueryData(preferencesQuery.queryKey, changed)
  keepRead(keptName(client, KEPT), changed)
}

/** Changes of the preferences in other tabs and on other devices. */
export const preferenceEvents = onEvent(preferencesChanged, (client, { value }) => {
  if (value) adopt(client, value)
})

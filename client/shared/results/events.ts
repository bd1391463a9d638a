import type { QueryClient } from '@tanstack/react-query'

import { isNewer, onEvent } from '#client/shared/live/events.ts'
import { RESULTS_KEPT, resultChanged, type ResultItem } from '#schema/results/contract.ts'

/** The key of the list of an action's kept results. */
export const keyOf = (kind: string) => ['results', kind] as const

/** Adds a result to its list, or replaces it. */
export function addResult(client: QueryClient, added: ResultItem): void {
  client.setQueryData<ResultItem[]>(keyOf(added.kind), list => {
    if (!list) return list
    const held = list.find(item => item.id === added.id)
    if (!isNewer(added, held)) return list
    const others = list.filter(item => item.id !== added.id)
    return [added, ...others]
      .toSorted((a, b) => Date.parse(b.createdAt) - Date.parse(a.createdAt))
      .slice(0, RESULTS_KEPT)
  })
}

/** Results of the user's actions, including those from other tabs. */
export const resultEvents = onEvent(resultChanged, (client, { key, value }) => {
  if (value) addResult(client, value)
  else
    client.setQueriesData<ResultItem[]>({ queryKey: ['results'] }, list =>
      list?.filter(item => item.id !== key),
    )
})

import { QueryClient } from '@tanstack/react-query'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'

import { currentUserQuery } from '#client/shared/api/currentUser.ts'
import { defaultGoals } from '#schema/check-settings/goals.ts'
import { ada } from '#tests/support/ada.ts'

import { dictionaryQuery } from './dictionary.ts'
import { preferencesQuery } from './preferences.ts'

const eve = { ...ada, id: '00000000-0000-4000-8000-00000000000e' }
const dictionary = { words: ['Lovelace'], revision: 2 }
const preferences = { categoriesOff: ['style'], rulesOff: [], goals: defaultGoals, revision: 2 }

let answer: () => Promise<Response>
beforeEach(() => {
  window.localStorage.clear()
  vi.stubGlobal('fetch', () => answer())
})
afterEach(() => vi.unstubAllGlobals())

/** Opens a page of a user. */
function pageOf(user: typeof ada): QueryClient {
  const client = new QueryClient({ defaultOptions: { queries: { retry: false, networkMode: 'always' } } })
  client.setQueryData(currentUserQuery.queryKey, user)
  return client
}

test.each([
  ['words', dictionary, (client: QueryClient) => client.fetchQuery(dictionaryQuery)],
  ['preferences', preferences, (client: QueryClient) => client.fetchQuery(preferencesQuery)],
])(
  'without a connection, the %s are those that were kept, and never those of another account',
  async (_name, value, read) => {
    answer = async () => Response.json(value)
    expect(await read(pageOf(ada))).toMatchObject(value)
    answer = () => Promise.reject(new TypeError('There is no connection.'))
    expect(await read(pageOf(ada))).toMatchObject(value)
    await expect(read(pageOf(eve))).rejects.toThrow('There is no connection.')
  },
)

import * as z from 'zod/mini'

import { wordAdded } from '../common/answered.ts'
import { onNews } from '../common/onNews.ts'
import {
  overview,
  tabChecked,
  usageOutcome,
  wordsSynced,
  type OwnCall,
  type Overview,
} from '../common/ownCalls.ts'

/** Calls of the popup to the background. All reject if the extension was updated meanwhile. */
export const readOverview = (): Promise<Overview> => send({ kind: 'overview' }, overview)
export const readUsage = () => send({ kind: 'usage' }, usageOutcome)
export const enterKey = (key: string) => send({ kind: 'enterKey', key }, usageOutcome)
export const addWord = (word: string) => send({ kind: 'addWord', word }, wordAdded)
export const syncWords = () => send({ kind: 'syncWords' }, wordsSynced)
export const checkTab = (tabId: number) => send({ kind: 'checkTab', tabId }, tabChecked)

/** Makes a change. */
export const change = (call: OwnCall): Promise<true> => send(call, z.literal(true))

async function send<S extends z.ZodMiniType>(call: OwnCall, answer: S): Promise<z.output<S>> {
  return z.parse(answer, await chrome.runtime.sendMessage(call))
}

/** Calls back after each change of the settings or of the account, until the returned function is called. */
export function onChange(listen: () => void): () => void {
  const stop = onNews(({ kind }) => {
    if (kind === 'settingsChanged') listen()
  })
  const look = ({ account }: Record<string, chrome.storage.StorageChange>) => {
    if (account) listen()
  }
  chrome.storage.local.onChanged.addListener(look)
  return () => {
    stop()
    chrome.storage.local.onChanged.removeListener(look)
  }
}

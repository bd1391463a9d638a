import * as z from 'zod/mini'

import { news } from '../common/news.ts'
import { overview, tabChecked, usageOutcome, type OwnCall, type Overview } from '../common/ownCalls.ts'

/** Calls of the popup to the background. All reject if the extension was updated meanwhile. */
export const readOverview = (): Promise<Overview> => send({ kind: 'overview' }, overview)
export const readUsage = () => send({ kind: 'usage' }, usageOutcome)
export const enterKey = (key: string) => send({ kind: 'enterKey', key }, usageOutcome)
export const checkTab = (tabId: number) => send({ kind: 'checkTab', tabId }, tabChecked)

/** Makes a change. */
export const change = (call: OwnCall): Promise<true> => send(call, z.literal(true))

async function send<S extends z.ZodMiniType>(call: OwnCall, answer: S): Promise<z.output<S>> {
  return z.parse(answer, await chrome.runtime.sendMessage(call))
}

/** Calls back after each change of the settings, until the returned function is called. */
export function onSettingsChange(listen: () => void): () => void {
  const hear = (message: unknown, { tab }: chrome.runtime.MessageSender) => {
    if (tab === undefined && news.safeParse(message).data?.kind === 'settingsChanged') listen()
  }
  chrome.runtime.onMessage.addListener(hear)
  return () => chrome.runtime.onMessage.removeListener(hear)
}

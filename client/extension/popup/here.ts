import { isRunningIn } from '../common/contentScript.ts'
import { isSite } from '../common/hosts.ts'

/**
 * The page behind the popup. `site`: checked by itself; `other`: checked after a click, which may have
 * happened; `closed`: no extension may read it; `tab`: there is none, because the popup is open in a tab.
 */
export type Here =
  | { kind: 'site'; host: string }
  | { kind: 'other'; host: string; tabId: number; isRunning: boolean }
  | { kind: 'closed' }
  | { kind: 'tab' }

/** Returns where the popup is open. */
export async function findHere(): Promise<Here> {
  if (await chrome.tabs.getCurrent()) return { kind: 'tab' }
  const [tab] = await chrome.tabs.query({ active: true, currentWindow: true })
  const { id, url } = tab ?? {}
  return hereOf({ id, url }, id !== undefined && (await isRunningIn(id)))
}

type Tab = { id: number | undefined; url: string | undefined }

/**
 * Returns the kind of a tab. Its address is known, since the user's click has opened the tab. The user
 * may have taken the leave to run on a site away.
 */
export function hereOf({ id, url }: Tab, isRunning: boolean): Here {
  if (id === undefined || url === undefined || !/^https?:\/\//.test(url)) return { kind: 'closed' }
  const address = new URL(url)
  const host = address.hostname
  return isSite(address) && isRunning ? { kind: 'site', host } : { kind: 'other', host, tabId: id, isRunning }
}

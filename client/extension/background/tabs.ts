import { isRunningIn, sendToTab } from '../common/contentScript.ts'
import type { PageCommand } from '../common/device.ts'
import { SITES } from '../common/hosts.ts'

/** The files that the manifest names for the sites, for a page without them. */
const SCRIPT = 'content.js'
const STYLES = 'marks.css'

/**
 * Starts the content script in a tab that the user's click opened to this extension, unless it runs
 * there. Returns whether it runs now: pages of the browser and of its store refuse it.
 */
export async function checkTab(tabId: number): Promise<boolean> {
  if (await isRunningIn(tabId)) return true
  const target = { tabId, allFrames: true }
  try {
    await chrome.scripting.insertCSS({ target, files: [STYLES] })
    await chrome.scripting.executeScript({ target, files: [SCRIPT] })
    return true
  } catch {
    return false
  }
}

/** Starts the content script in the tabs that were open before this extension or this version. */
export async function checkOpenTabs(): Promise<void> {
  const tabs = await chrome.tabs.query({ url: [...SITES] })
  await Promise.all(tabs.flatMap(({ id }) => (id === undefined ? [] : [checkTab(id)])))
}

/** Passes a key on to the page of a tab. The press opens the tab to this extension, as a click does. */
export async function passCommand(command: PageCommand, tabId: number): Promise<void> {
  if (await checkTab(tabId)) await sendToTab(tabId, { kind: 'command', command })
}

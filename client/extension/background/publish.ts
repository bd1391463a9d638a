import { sendToTab } from '../common/contentScript.ts'
import type { News } from '../common/news.ts'

/** The longest wait for the extension's own pages. The browser may have frozen one in a tab. */
const PATIENCE_MS = 500

/**
 * Sends news to the extension's own pages, and then to the content scripts of all tabs: the checker
 * knows the settings with which they check again.
 */
export async function publish(news: News): Promise<void> {
  // Without a listener, a message is an error.
  const heard = chrome.runtime.sendMessage(news).catch(() => undefined)
  await Promise.race([heard, new Promise(resolve => setTimeout(resolve, PATIENCE_MS))])
  for (const { id } of await chrome.tabs.query({})) if (id !== undefined) void sendToTab(id, news)
}

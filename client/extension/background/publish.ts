import { sendToTab } from '../shared/contentScript.ts'
import type { News } from '../shared/news.ts'

/**
 * Sends news to the extension's own pages, and then to the content scripts of all tabs: the checker
 * knows the settings with which they check again.
 */
export async function publish(news: News): Promise<void> {
  // Without a listener, a message is an error.
  await chrome.runtime.sendMessage(news).catch(() => undefined)
  for (const { id } of await chrome.tabs.query({})) if (id !== undefined) void sendToTab(id, news)
}

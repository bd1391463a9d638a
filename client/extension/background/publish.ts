import type { News } from '../shared/news.ts'

/** Sends news to the extension's own pages, and to the content scripts of all tabs. */
export async function publish(news: News): Promise<void> {
  const tabs = await chrome.tabs.query({})
  await Promise.all([
    // Without a listener, a message is an error.
    chrome.runtime.sendMessage(news).catch(() => undefined),
    ...tabs.map(({ id }) => id !== undefined && sendToTab(id, news)),
  ])
}

/** Sends news to the content scripts of a tab. Returns whether one is there. */
export const sendToTab = (tabId: number, news: News): Promise<boolean> =>
  chrome.tabs.sendMessage(tabId, news).then(
    () => true,
    () => false,
  )

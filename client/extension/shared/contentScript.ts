import type { News } from './news.ts'

/** Sends news to the content scripts of a tab. Returns whether one is there. */
export const sendToTab = (tabId: number, news: News): Promise<boolean> =>
  chrome.tabs.sendMessage(tabId, news).then(
    () => true,
    () => false,
  )

/** Returns whether a content script runs in a tab. */
export const isRunningIn = (tabId: number): Promise<boolean> => sendToTab(tabId, { kind: 'isHere' })

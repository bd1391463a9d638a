import type { News } from './news.ts'

/** Sends news to the content scripts of a tab, or of one of its frames. Returns whether one is there. */
export const sendToTab = (tabId: number, news: News, frameId?: number): Promise<boolean> =>
  chrome.tabs.sendMessage(tabId, news, frameId === undefined ? {} : { frameId }).then(
    () => true,
    () => false,
  )

/** The number of the frame that is the page itself. */
const PAGE = 0

/** Returns whether a content script runs in the page of a tab. One in a frame of a site does not count. */
export const isRunningIn = (tabId: number): Promise<boolean> => sendToTab(tabId, { kind: 'isHere' }, PAGE)

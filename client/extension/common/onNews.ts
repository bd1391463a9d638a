import { isGone } from './ask.ts'
import { news, type News } from './news.ts'

/** Calls with the news of the background, until the returned function is called. */
export function onNews(hear: (heard: News) => void): () => void {
  const listener = (message: unknown, { tab }: chrome.runtime.MessageSender) => {
    // Content scripts, which have a tab, send to all of the extension.
    const heard = tab === undefined ? news.safeParse(message) : null
    if (heard?.success) hear(heard.data)
  }
  chrome.runtime.onMessage.addListener(listener)
  return () => {
    // In a page that outlived the extension, there is nothing to remove it from.
    if (!isGone()) chrome.runtime.onMessage.removeListener(listener)
  }
}

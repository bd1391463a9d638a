import { deviceCall, type DeviceCall } from '../common/deviceCalls.ts'
import { ownCall, type OwnCall } from '../common/ownCalls.ts'

type Sender = Pick<chrome.runtime.MessageSender, 'id' | 'url' | 'tab'>

/**
 * Returns the call in a message, or null if it is none or its sender may not make it. A content script
 * may make those of a page alone. The browser names the sender, which pages cannot forge.
 */
export function callIn(message: unknown, sender: Sender): DeviceCall | OwnCall | null {
  if (sender.id !== chrome.runtime.id) return null
  const parsed = (isOwnPage(sender) ? ownCall : deviceCall).safeParse(message)
  return parsed.success ? parsed.data : null
}

/** Whether the sender is a page of this extension, also in a tab. */
const isOwnPage = ({ url }: Sender): boolean => url?.startsWith(chrome.runtime.getURL('')) ?? false

import type { DeviceCall } from './deviceCalls.ts'

/** Whether the extension was removed or updated since this script started. */
export const isGone = (): boolean => chrome.runtime?.id === undefined

/**
 * Makes a call to the background, once more if that ended before its answer. Rejects when the
 * extension is gone.
 */
export async function ask(call: DeviceCall): Promise<unknown> {
  try {
    return await chrome.runtime.sendMessage(call)
  } catch (error) {
    if (isGone()) throw error
    return chrome.runtime.sendMessage(call)
  }
}

import { pageCommand } from '../common/device.ts'
import { settingsIn } from '../common/settings.ts'
import { followPermissions } from './account.ts'
import { answer } from './answers.ts'
import { publish } from './publish.ts'
import { callIn } from './senders.ts'
import { restrictStorage } from './storage.ts'
import { checkOpenTabs, passCommand } from './tabs.ts'

// The service worker. The browser ends it when nothing happens, and starts it for an event, so it
// keeps nothing in memory that it cannot read again.

void restrictStorage()

chrome.runtime.onMessage.addListener((message: unknown, sender, respond) => {
  const call = callIn(message, sender)
  if (call === null) return false
  // No answer is null, which no sender takes for one.
  answer(call).then(respond, (error: unknown) => {
    console.error(error)
    respond(null)
  })
  return true
})

chrome.storage.local.onChanged.addListener(({ settings }) => {
  // Only then was it not changed here, where all hear of it: the storage was cleared.
  if (settings && settings.newValue === undefined)
    void publish({ kind: 'settingsChanged', settings: settingsIn(null) })
})

chrome.permissions.onRemoved.addListener(() => void followPermissions())

chrome.commands.onCommand.addListener((name, tab) => {
  const command = pageCommand.safeParse(name)
  if (command.success && tab?.id !== undefined) void passCommand(command.data, tab.id)
})

chrome.runtime.onInstalled.addListener(() => void checkOpenTabs())

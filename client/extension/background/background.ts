import { pageCommand } from '../shared/device.ts'
import { answer } from './answers.ts'
import { callIn } from './senders.ts'
import { restrictStorage } from './storage.ts'
import { checkOpenTabs, passCommand } from './tabs.ts'

// The service worker. The browser ends it when nothing happens, and starts it for an event, so it
// keeps nothing in memory that it cannot read again.

void restrictStorage()

chrome.runtime.onMessage.addListener((message: unknown, sender, respond) => {
  const call = callIn(message, sender)
  if (call === null) return false
  // Without an answer, the sender's promise is rejected.
  answer(call).then(respond, (error: unknown) => {
    console.error(error)
    respond(null)
  })
  return true
})

chrome.commands.onCommand.addListener((name, tab) => {
  const command = pageCommand.safeParse(name)
  if (command.success && tab?.id !== undefined) void passCommand(command.data, tab.id)
})

chrome.runtime.onInstalled.addListener(() => void checkOpenTabs())

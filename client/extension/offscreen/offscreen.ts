import { startChecker } from '#client/checker/checker.ts'

import { checkOrder, CHECK_PORT } from '../common/checkPort.ts'
import { onNews } from '../common/onNews.ts'
import { settingsIn, type ExtensionSettings } from '../common/settings.ts'
import { PageChecks } from './pageChecks.ts'

// The page of the checker, one for all tabs. The texts of pages come on ports, and the settings from the
// background. It calls no server.

let current: ExtensionSettings | null = null
const first = chrome.runtime
  .sendMessage({ kind: 'settings' })
  .catch(() => null)
  .then((answer: unknown) => {
    current ??= settingsIn(answer)
    startChecker(current.dialect)
  })

const settings = (): ExtensionSettings => (current ??= settingsIn(null))

onNews(heard => {
  if (heard.kind === 'settingsChanged') current = heard.settings
})

chrome.runtime.onConnect.addListener(port => {
  if (port.name !== CHECK_PORT || port.sender?.id !== chrome.runtime.id) return port.disconnect()
  const checks = new PageChecks({ settings, answer: checked => port.postMessage(checked) })
  port.onMessage.addListener((message: unknown) => {
    const order = checkOrder.safeParse(message)
    if (order.success) void first.then(() => checks.obey(order.data))
  })
  port.onDisconnect.addListener(() => void first.then(() => checks.stop()))
})

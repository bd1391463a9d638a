import * as z from 'zod/mini'

import { extensionDevice } from '#schema/messages/en/extensionDevice.ts'

import { answered, keptRewrite, menuSnippet, rewrittenText, wordAdded } from '../common/answered.ts'
import { ask, isGone } from '../common/ask.ts'
import { CheckConnection } from '../common/checkConnection.ts'
import type { Answered, Device } from '../common/device.ts'
import { SEARCH_MAX, TITLE_MAX, type DeviceCall } from '../common/deviceCalls.ts'
import { englishTranslator } from '../common/englishTranslator.ts'
import { onNews } from '../common/onNews.ts'
import { serverOrigin } from '../common/serverOrigin.ts'
import { extensionSettings, isChecked } from '../common/settings.ts'

const t = englishTranslator(extensionDevice)

/** Returns the extension's own processes, as a content script reaches them. */
export function createDevice(): Device {
  const checker = new CheckConnection()
  return {
    isGone,
    warm: () => checker.open(),
    check: (text, options) => checker.check(text, options),
    settings: async () => {
      const settings = extensionSettings.parse(await ask({ kind: 'settings' }))
      // A page that is checked asks for them as it is loaded: the checker is ready when a field has the focus.
      if (isChecked(settings, location.hostname, Date.now())) checker.open()
      return settings
    },
    onSettings: listen =>
      onNews(heard => {
        if (heard.kind === 'settingsChanged') listen(heard.settings)
      }),
    onCommand: listen =>
      onNews(heard => {
        if (heard.kind === 'command') listen(heard.command)
      }),
    addWord: async word => wordAdded.parse(await ask({ kind: 'addWord', word })),
    turnOffRule: (rule, title) => change({ kind: 'turnOffRule', rule, title: title?.slice(0, TITLE_MAX) }),
    turnOffHost: host => change({ kind: 'turnOffHost', host }),
    snippets: words =>
      orFailed(async () => {
        const search = words.slice(0, SEARCH_MAX)
        return snippetsAnswered.parse(await ask({ kind: 'snippets', search }))
      }),
    rewrite: (action, text) =>
      orFailed(async () => rewriteAnswered.parse(await ask({ kind: 'rewrite', action, text }))),
    // Without an answer, the user may still ask for another one.
    keptRewrite: text =>
      ask({ kind: 'keptRewrite', text }).then(
        answer => z.nullable(keptRewrite).parse(answer),
        () => null,
      ),
    forgetRewrite: text => void ask({ kind: 'forgetRewrite', text }).catch(() => undefined),
    server: () => Promise.resolve(new URL(serverOrigin()).host),
    signIn: () => void ask({ kind: 'signIn' }).catch(() => undefined),
  }
}

const snippetsAnswered = answered(z.array(menuSnippet))
const rewriteAnswered = answered(rewrittenText)

/** Makes a change. Rejects unless the background answers that it is made. */
const change = async (call: DeviceCall): Promise<void> => void z.parse(z.literal(true), await ask(call))

/** A call that brought no answer has failed, with a line for the user. */
const orFailed = <T>(made: () => Promise<Answered<T>>): Promise<Answered<T>> =>
  made().catch(() => ({ kind: 'failed', message: t('noAnswer') }))

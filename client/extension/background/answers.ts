import { extension } from '#schema/messages/en/extension.ts'

import type { Answered } from '../common/device.ts'
import type { DeviceCall } from '../common/deviceCalls.ts'
import { englishTranslator } from '../common/englishTranslator.ts'
import type { Outcome, OwnCall, Overview } from '../common/ownCalls.ts'
import type { ExtensionSettings } from '../common/settings.ts'
import { enterKey, readUsage, signOut } from './account.ts'
import { hostOff, hostOn, ruleOff, ruleOn } from './changes.ts'
import { addWord, removeWord, syncWords, syncWordsIfDue } from './dictionary.ts'
import { findRewrite, forgetRewrite } from './keptRewrites.ts'
import { ensureChecker } from './offscreenDocument.ts'
import { rewrite } from './rewrite.ts'
import { findSnippets } from './snippets.ts'
import { changeSettings, readKey, readSettings } from './storage.ts'
import { checkTab } from './tabs.ts'

const t = englishTranslator(extension)

/** Does a call and returns its answer: true where there is nothing to say. */
export async function answer(call: DeviceCall | OwnCall): Promise<unknown> {
  switch (call.kind) {
    case 'warm':
      void syncWordsIfDue()
      await ensureChecker()
      return true
    case 'settings':
      return readSettings()
    case 'addWord':
      return addWord(call.word)
    case 'removeWord':
      await removeWord(call.word)
      return true
    case 'turnOffRule':
      return change(ruleOff(call.rule, call.title))
    case 'turnOnRule':
      return change(ruleOn(call.rule))
    case 'turnOffHost':
      return change(hostOff(call.host))
    case 'turnOnHost':
      return change(hostOn(call.host))
    case 'pause':
      return change(settings => ({ ...settings, pausedUntil: call.until }))
    case 'setDialect':
      return change(settings => ({ ...settings, dialect: call.dialect }))
    case 'snippets':
      return withKey(key => findSnippets(key, call.search))
    case 'rewrite':
      return withKey(key => rewrite({ key, action: call.action, text: call.text }))
    case 'keptRewrite': {
      const key = await readKey()
      return key === null ? null : findRewrite({ key, text: call.text })
    }
    case 'forgetRewrite': {
      const key = await readKey()
      if (key !== null) await forgetRewrite({ key, text: call.text })
      return true
    }
    case 'checkTab':
      return checkTab(call.tabId)
    case 'signIn':
      await chrome.runtime.openOptionsPage()
      return true
    case 'enterKey':
      return enterKey(call.key)
    case 'signOut':
      await signOut()
      return true
    case 'overview':
      return { settings: await readSettings(), isSignedIn: (await readKey()) !== null } satisfies Overview
    case 'syncWords':
      return syncWords()
    case 'usage':
      return readUsage()
  }
}

async function change(made: (settings: ExtensionSettings) => ExtensionSettings): Promise<true> {
  await changeSettings(made)
  return true
}

/** Makes a call with the user's key, and returns its answer in the form for a page. */
async function withKey<T>(make: (key: string) => Promise<Outcome<T>>): Promise<Answered<T>> {
  const key = await readKey()
  if (key === null) return { kind: 'signedOut' }
  const outcome = await make(key)
  switch (outcome.kind) {
    case 'done':
      return outcome
    case 'refused':
      return { kind: 'signedOut' }
    case 'unreachable':
      return { kind: 'failed', message: t('unreachable') }
    case 'failed':
      return { kind: 'failed', message: outcome.message }
  }
}

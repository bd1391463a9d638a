import type { Page } from 'playwright'

import type { Target } from '#tests/support/factories.ts'

import { expect } from './expect.ts'
import type { Visitor } from './people.ts'
import { inDatabase } from './support.ts'

type SpeechOptions = {
  /** The microphone permission before the page asks for it. */
  permission?: PermissionState
  /** The user's answer when the page asks. */
  isAllowed?: boolean
  /** Whether the browser has speech recognition. */
  isSupported?: boolean
}

/** A speech recognizer that tests speak through. */
type Speech = {
  isListening: () => boolean
  language: () => string
  /** Recognizes some words, which are final or may still change. */
  say: (text: string, isFinal: boolean) => void
  /** Ends with an error. */
  fail: (code: string) => void
}

declare global {
  interface Window {
    speech: Speech
    /** The texts that were read aloud. */
    readAloud: string[]
    /** The emails that the mail app was asked to open. */
    mailed: string[]
  }
}

/**
 * Switches voice commands on for a user, and puts a recognizer, a microphone, a voice and an app for
 * emails into the page in place of the browser's own, which a headless browser lacks.
 */
export async function giveSpeech(
  { page, person }: Pick<Visitor, 'page' | 'person'>,
  product: Target,
  { permission = 'granted', isAllowed = true, isSupported = true }: SpeechOptions = {},
): Promise<void> {
  await inDatabase(product, 'UPDATE users SET voice_commands_enabled = true WHERE id = $1', [person.user.id])
  await page.addInitScript(installSpeech, { permission, isAllowed, isSupported })
}

/** Runs in the page. */
function installSpeech({ permission, isAllowed, isSupported }: Required<SpeechOptions>): void {
  const status = Object.assign(new EventTarget(), { name: 'microphone', state: permission })
  const query = navigator.permissions.query.bind(navigator.permissions)
  navigator.permissions.query = wanted =>
    wanted.name === 'microphone' ? Promise.resolve(status as unknown as PermissionStatus) : query(wanted)
  const set = (state: PermissionState) => {
    status.state = state
    status.dispatchEvent(new Event('change'))
  }
  Object.defineProperty(navigator, 'mediaDevices', {
    value: {
      getUserMedia: () => {
        set(isAllowed ? 'granted' : 'denied')
        return isAllowed
          ? Promise.resolve(new MediaStream())
          : Promise.reject(new DOMException('Refused', 'NotAllowedError'))
      },
    },
  })

  window.mailed = []
  const onClick = (event: MouseEvent) => {
    const link = event.target instanceof Element ? event.target.closest('a') : null
    if (link?.protocol !== 'mailto:') return
    event.preventDefault()
    window.mailed.push(link.href)
  }
  document.addEventListener('click', onClick, { capture: true })

  window.readAloud = []
  class Utterance extends EventTarget {
    lang = ''
    readonly text: string
    constructor(text: string) {
      super()
      this.text = text
    }
  }
  Object.defineProperty(window, 'SpeechSynthesisUtterance', { value: Utterance })
  Object.defineProperty(window, 'speechSynthesis', {
    value: {
      speak(utterance: Utterance) {
        window.readAloud.push(utterance.text)
      },
      cancel: () => undefined,
    },
  })

  for (const name of ['SpeechRecognition', 'webkitSpeechRecognition'])
    Object.defineProperty(window, name, { value: undefined, configurable: true })
  if (!isSupported) return
  let current: Recognition | null = null
  const listenTo = (one: Recognition) => {
    if (current) throw new DOMException('It has started.', 'InvalidStateError')
    current = one
  }
  class Recognition extends EventTarget {
    lang = ''
    continuous = true
    interimResults = false
    start = () => listenTo(this)
    stop = () => {
      if (current !== this) return
      current = null
      setTimeout(() => this.dispatchEvent(new Event('end')))
    }
  }
  Object.defineProperty(window, 'SpeechRecognition', { value: Recognition })
  window.speech = {
    isListening: () => current !== null,
    language: () => current?.lang ?? '',
    say(text, isFinal) {
      // As in browsers, a result is a list that is no array.
      const results = [{ 0: { transcript: text, confidence: 0.9 }, length: 1, isFinal }]
      current?.dispatchEvent(Object.assign(new Event('result'), { results, resultIndex: 0 }))
      // One utterance at a time.
      if (isFinal && current?.continuous === false) current.stop()
    },
    fail(code) {
      current?.dispatchEvent(Object.assign(new Event('error'), { error: code }))
      current?.stop()
    },
  }
}

/** Waits until the page listens. */
export const listening = (page: Page): Promise<void> =>
  expect.poll(() => page.evaluate(() => window.speech.isListening())).toBe(true)

/** Says a text to a page that listens, or is about to. */
export async function say(page: Page, text: string): Promise<void> {
  await listening(page)
  await page.evaluate(words => window.speech.say(words, true), text)
}

/** Presses the key of voice commands, so that the page listens, and says a command. */
export async function command(page: Page, text: string): Promise<void> {
  await page.keyboard.press('ControlOrMeta+Shift+s')
  await say(page, text)
}

/** Returns the panel of voice commands. */
export const voicePanel = (page: Page) => page.getByRole('dialog', { name: 'Voice commands' })

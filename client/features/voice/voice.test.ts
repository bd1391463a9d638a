import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'

import { HttpError } from '#client/shared/api/httpError.ts'
import { store } from '#client/shared/lib/store.ts'
import { actions } from '#client/shared/spoken/actions.ts'
import { areaField } from '#client/shared/spoken/areaField.ts'
import { fields, noteCaret } from '#client/shared/spoken/fields.ts'
import { currentToast, dismissToast } from '#client/shared/ui/feedback/toast.ts'
import type { TextField } from '#schema/voice/contract.ts'
import { interpret } from '#writing/voice/interpret.ts'

import type { RecognizerEvents } from './recognizer.ts'
import { INITIAL, keepListening, voiceOpen, voiceState } from './state.ts'
import { failureOf } from './toasts.ts'
import { createVoice, type VoicePorts } from './voice.ts'

let removals: (() => void)[]
let events: RecognizerEvents | null
let opened: string[]
let spoken: string[]
let kept: string
let ports: VoicePorts
let voice: ReturnType<typeof createVoice>

/** Speaks an utterance, and waits for its outcome. */
async function say(text: string): Promise<void> {
  const now = events
  now?.onFinal(text)
  now?.onEnd()
  await vi.advanceTimersByTimeAsync(0)
}
const state = () => store.get(voiceState)
const toasted = () => {
  const toast = store.get(currentToast)
  return toast?.open ? [toast.title, toast.description] : null
}

const rejecting = (error: Error) => async (): Promise<never> => {
  throw error
}

/** Puts a text area on the screen. */
function area(name: TextField, value: string): HTMLTextAreaElement {
  const element = document.createElement('textarea')
  element.value = value
  document.body.append(element)
  let wasUsed = false
  const field = areaField(name, element, () => wasUsed)
  element.addEventListener('focus', () => {
    wasUsed = true
    noteCaret(field)
  })
  const remove = fields.add(field)
  removals.push(() => {
    remove()
    element.remove()
  })
  return element
}

beforeEach(() => {
  vi.useFakeTimers()
  removals = []
  events = null
  opened = []
  spoken = []
  kept = ''
  store.set(voiceState, INITIAL)
  store.set(voiceOpen, true)
  store.set(keepListening, false)
  dismissToast()
  ports = {
    recognizer: {
      isSupported: () => true,
      start(_language, given) {
        events = given
        return () => given.onEnd()
      },
    },
    interpret: text => Promise.resolve(interpret(text)),
    openSection: section => opened.push(section),
    newDocument: () => opened.push('new document'),
    openField: name => opened.push(`field ${name}`),
    clipboard: {
      readText: () => Promise.resolve(kept),
      writeText: text => {
        kept = text
        return Promise.resolve()
      },
    },
    speaker: {
      isSupported: () => true,
      speak: text => spoken.push(text),
      stop: () => undefined,
    },
    language: () => 'en-US',
    microphoneRefused: () => failureOf('permissionDenied'),
  }
  voice = createVoice(ports)
})
afterEach(() => {
  for (const remove of removals) remove()
  vi.useRealTimers()
})

describe('listening', () => {
  test('is idle, listening, processing, and idle again', async () => {
    const kinds: string[] = ['idle']
    const unsubscribe = store.sub(voiceState, () => {
      const { kind } = state().listening
      if (kinds.at(-1) !== kind) kinds.push(kind)
    })
    voice.start()
    events?.onInterim('go to')
    expect(state().listening).toEqual({ kind: 'listening', interim: 'go to' })
    await say('go to settings')
    unsubscribe()
    expect(kinds).toEqual(['idle', 'listening', 'processing', 'idle'])
    expect(state()).toMatchObject({ said: 'go to settings', command: 'go to settings' })
    expect(opened).toEqual(['settings'])
  })

  test('begins a new document', async () => {
    await voice.submit('new document', false)
    expect(opened).toEqual(['new document'])
  })

  test('closes the panel a second after a navigation', async () => {
    voice.start()
    await say('go to settings')
    await vi.advanceTimersByTimeAsync(999)
    expect(store.get(voiceOpen)).toBe(true)
    await vi.advanceTimersByTimeAsync(1)
    expect(store.get(voiceOpen)).toBe(false)
  })

  test.each([
    ['network', ['Voice Recognition Error', 'Error: network. Please try again.']],
    ['no-speech', ['Voice Recognition Error', 'Error: no-speech. Please try again.']],
    [
      'not-allowed',
      ['Microphone Permission Denied', 'Please allow microphone access in your browser settings.'],
    ],
  ])('is idle after the error %s, which a toast shows', (code, text) => {
    voice.start()
    events?.onError(code)
    events?.onEnd()
    expect(state().listening).toEqual({ kind: 'idle' })
    expect(toasted()).toEqual(text)
  })

  test('goes on after each command when the user wants it, until “stop listening”', async () => {
    store.set(keepListening, true)
    voice.start()
    await say('go to settings')
    expect(state().listening.kind).toBe('listening')
    events?.onError('no-speech')
    events?.onEnd()
    expect(toasted()).toBeNull()
    expect(state().listening.kind).toBe('listening')
    await say('stop listening')
    expect(state().listening.kind).toBe('idle')
  })

  test('begins again when the user asks for it before the recognizer has ended', async () => {
    voice.start()
    const first = events
    first?.onFinal('go to settings')
    await vi.advanceTimersByTimeAsync(0)
    voice.start()
    expect(events).toBe(first)
    first?.onEnd()
    expect(state().listening.kind).toBe('listening')
    expect(events).not.toBe(first)
  })

  test('ends at once when it is stopped, whatever the recognizer still reports', async () => {
    voice.start()
    const late = events
    voice.stop()
    late?.onFinal('go to settings')
    late?.onEnd()
    await vi.advanceTimersByTimeAsync(0)
    expect(opened).toEqual([])
    expect(state().listening.kind).toBe('idle')
  })
})

describe('a call that fails', () => {
  test.each([
    [new HttpError(500, 'Internal', ''), ['Voice Command Failed', 'Server error: 500']],
    [
      new TypeError('Failed to fetch'),
      ['Voice Command Failed', 'Failed to process voice command. Please try again.'],
    ],
    [
      new HttpError(403, '', JSON.stringify({ success: false, code: 'VOICE_NOT_ALLOWED', message: '' })),
      ['Voice Commands Not Enabled', 'Contact admin to enable voice commands for your account.'],
    ],
    [
      new HttpError(403, '', JSON.stringify({ success: false, code: 'VOICE_SWITCHED_OFF', message: '' })),
      ['Voice Commands Disabled', 'Enable voice commands in Settings to use this feature.'],
    ],
  ])('is shown by its toast: %s', async (error, text) => {
    ports.interpret = rejecting(error)
    await voice.submit('bold', false)
    expect(toasted()).toEqual(text)
    expect(state().listening.kind).toBe('idle')
  })

  test('shows the reason of a text that is not understood', async () => {
    await voice.submit('purple monkey', false)
    expect(toasted()).toEqual([
      'Voice Command Failed',
      "I didn't understand 'purple monkey'. Try 'check grammar'.",
    ])
    ports.interpret = text => Promise.resolve({ ...interpret(text), error: '' } as never)
    await voice.submit('purple monkey', false)
    expect(toasted()).toEqual(['Voice Command Failed', 'Command processing failed'])
  })
})

describe('the clipboard', () => {
  test('takes a field’s text, and pastes it a second later', async () => {
    area('email', 'Dear Bob')
    const sentiment = area('sentiment', '')
    const copying = voice.submit('copy from email to sentiment', false)
    await vi.advanceTimersByTimeAsync(999)
    expect([kept, sentiment.value]).toEqual(['Dear Bob', ''])
    await vi.advanceTimersByTimeAsync(1)
    await copying
    expect(sentiment.value).toBe('Dear Bob')
    expect(state().message).toBe('Pasted.')
  })

  test('opens a field that is not on the screen, and pastes when it is there', async () => {
    area('email', 'Dear Bob')
    const copying = voice.submit('copy from email to editor', false)
    await vi.advanceTimersByTimeAsync(1000)
    expect(opened).toEqual(['field editor'])
    const editor = area('editor', '')
    await copying
    expect(editor.value).toBe('Dear Bob')
  })

  test('says when a field stays away, and when there is nothing to copy or to paste', async () => {
    area('email', 'Dear Bob')
    const copying = voice.submit('copy from email to editor', false)
    await vi.advanceTimersByTimeAsync(12_000)
    await copying
    expect(toasted()).toEqual([
      'Paste Failed',
      'Content was copied but paste failed. You can manually paste with Ctrl+V',
    ])
    area('sentiment', '  ')
    await voice.submit('copy from sentiment', false)
    expect(toasted()).toEqual(['Copy Failed', 'No content found in sentiment'])
    kept = ''
    await voice.submit('paste', false)
    expect(toasted()).toEqual(['Paste Failed', 'No content found in clipboard'])
  })

  test.each([
    [
      new DOMException('No', 'NotAllowedError'),
      ['Clipboard Access Denied', 'Please allow clipboard access or use Ctrl+V to paste manually'],
    ],
    [new TypeError('No clipboard'), ['Command Failed', 'Failed to execute clipboard command']],
  ])('says that it is closed: %s', async (error, text) => {
    area('email', 'Dear Bob')
    ports.clipboard.writeText = rejecting(error)
    ports.clipboard.readText = rejecting(error)
    for (const command of ['copy', 'paste']) {
      dismissToast()
      await voice.submit(command, false)
      expect(toasted()).toEqual(text)
    }
  })
})

describe('dictation', () => {
  test('goes to the caret with spaces and capitals, and back', async () => {
    const email = area('email', 'Dear Bob,')
    await voice.submit('type new line thank you for lunch period', false)
    expect(email.value).toBe('Dear Bob,\nThank you for lunch.')
    await voice.submit('type see you soon', false)
    expect(email.value).toBe('Dear Bob,\nThank you for lunch. See you soon')
    await voice.submit('scratch that', false)
    expect(email.value).toBe('Dear Bob,\nThank you for lunch.')
    await voice.submit('scratch that', false)
    expect(email.value).toBe('Dear Bob,')
    await voice.submit('scratch that', false)
    expect(toasted()?.[1]).toBe('There is nothing left to remove, or it has been changed.')
  })

  test('is replaced by its correction', async () => {
    const email = area('email', '')
    voice.start()
    await say('type deer Bob')
    await voice.submit('type dear Bob', true)
    expect(email.value).toBe('Dear Bob')
  })

  test('is continuous until “stop dictation”', async () => {
    const email = area('email', '')
    voice.start()
    await say('dictate')
    expect(state().isDictating).toBe(true)
    await say('go to the dashboard comma')
    await say('please')
    await say('scratch that')
    await say('bye stop dictation')
    expect(email.value).toBe('Go to the dashboard, bye')
    expect(state()).toMatchObject({ isDictating: false, listening: { kind: 'idle' } })
  })

  test('ends after 15 seconds of silence', async () => {
    area('email', '')
    voice.start()
    await say('dictate')
    await vi.advanceTimersByTimeAsync(10_000)
    events?.onInterim('hello')
    await vi.advanceTimersByTimeAsync(14_999)
    expect(state().isDictating).toBe(true)
    await vi.advanceTimersByTimeAsync(1)
    expect(state()).toMatchObject({
      isDictating: false,
      listening: { kind: 'idle' },
      message: 'Dictation stopped after 15 seconds of silence.',
    })
  })

  test('keeps to the room of a field', async () => {
    const email = area('email', '')
    email.maxLength = 5
    await voice.submit('type hello there', false)
    expect(email.value).toBe('')
    expect(toasted()?.[1]).toBe('There is no room for this text.')
  })
})

describe('an AI command', () => {
  test('says its cost first, and runs after a spoken yes', async () => {
    const run = vi.fn(() => null)
    removals.push(actions.add({ name: 'make_shorter', isMetered: true, problem: () => null, run }))
    voice.start()
    await say('make it shorter')
    expect(state().question?.command).toBe('make it shorter')
    expect(run).not.toHaveBeenCalled()
    // It listens for the answer.
    await say('yes please')
    expect(run).toHaveBeenCalledOnce()
    expect(state()).toMatchObject({ question: null, message: 'Done: make it shorter.' })
  })

  test('does not run after a no, nor after another command', async () => {
    const run = vi.fn(() => null)
    removals.push(actions.add({ name: 'make_shorter', isMetered: true, problem: () => null, run }))
    for (const answer of ['cancel', 'go to settings']) {
      voice.start()
      await say('make it shorter')
      await say(answer)
      expect(state().question).toBeNull()
    }
    expect(run).not.toHaveBeenCalled()
  })

  test('opens the screen that has it', async () => {
    const run = vi.fn(() => null)
    await voice.submit('write an email about the launch', false)
    expect(opened).toEqual([])
    const answering = voice.answer(true)
    await vi.advanceTimersByTimeAsync(0)
    expect(opened).toEqual(['email'])
    removals.push(actions.add({ name: 'write_email', isMetered: true, problem: () => null, run }))
    await answering
    expect(run).toHaveBeenCalledWith('the launch')
  })

  test('says where it works', async () => {
    await voice.submit('make it shorter', false)
    expect(toasted()?.[1]).toBe('This works in documents. Say “open text editor” first.')
  })

  test('without a query runs at once', async () => {
    area('email', 'One two three')
    await voice.submit('how many words', false)
    expect(state().message).toBe('3 words.')
    await voice.submit('read it back', false)
    expect(spoken).toEqual(['One two three'])
    expect(state().isReading).toBe(true)
  })
})

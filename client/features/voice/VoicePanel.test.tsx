import { act } from 'react'
import { afterEach, beforeEach, expect, onTestFinished, test, vi } from 'vitest'

import { CurrentUser } from '#client/shared/api/currentUser.ts'
import { store } from '#client/shared/lib/store.ts'
import { actions } from '#client/shared/spoken/actions.ts'
import type { User } from '#schema/users/user.ts'
import { ada } from '#tests/support/ada.ts'
import { startDrawing, type Drawing } from '#tests/support/drawing.tsx'
import { interpret } from '#writing/voice/interpret.ts'

import { pressVoice } from './access.ts'
import { microphonePermission } from './microphone.ts'
import { INITIAL, voiceOpen, voicePressed, voiceState } from './state.ts'
import { VoicePanel } from './VoicePanel.tsx'

const speaker: User = {
  ...ada,
  subscriptionPlan: 'premium',
  monthlyLimit: 500,
  voiceCommandsAllowed: true,
  voiceCommandsEnabled: true,
  voiceLanguage: 'en-GB',
}

class Recognition extends EventTarget {
  static current: Recognition | null = null
  lang = ''
  start() {
    Recognition.current = this
  }
  stop() {
    if (Recognition.current !== this) return
    Recognition.current = null
    this.dispatchEvent(new Event('end'))
  }
}

let drawing: Drawing
const opened: string[] = []

const panel = () => drawing.screen.querySelector('[role=dialog]')
const textOf = () => panel()?.textContent ?? ''
const buttonOf = (name: string) =>
  [...(panel()?.querySelectorAll('button') ?? [])].find(({ textContent }) => textContent === name)

const draw = (user = speaker) =>
  drawing.draw(
    <CurrentUser value={user}>
      <VoicePanel
        left={86}
        openSection={section => opened.push(section)}
        newDocument={() => opened.push('new document')}
        openField={name => opened.push(name)}
        openSettings={() => opened.push('voice settings')}
      />
    </CurrentUser>,
  )

/** Waits until the panel shows a text. */
const shows = (text: string) => vi.waitFor(() => expect(textOf()).toContain(text))

const say = (text: string) =>
  act(async () => {
    const { current } = Recognition
    current?.dispatchEvent(
      Object.assign(new Event('result'), {
        results: [{ 0: { transcript: text }, length: 1, isFinal: true }],
      }),
    )
    current?.stop()
  })

beforeEach(() => {
  vi.stubGlobal('SpeechRecognition', Recognition)
  // A browser that does not know the permission by its name.
  Object.defineProperty(navigator, 'permissions', { value: undefined, configurable: true })
  vi.stubGlobal('fetch', async (_url: string, { body }: { body: string }) => {
    const { spokenText } = JSON.parse(body) as { spokenText: string }
    return Response.json(interpret(spokenText))
  })
  opened.length = 0
  Recognition.current = null
  store.set(voiceState, INITIAL)
  store.set(voiceOpen, false)
  store.set(voicePressed, false)
  store.set(microphonePermission, 'granted')
  drawing = startDrawing()
  document.body.append(drawing.screen)
})
afterEach(async () => {
  await drawing.end()
  drawing.screen.remove()
  vi.unstubAllGlobals()
})

test('listens at the press of its key, and stops at the next', async () => {
  await draw()
  expect(panel()).toBeNull()
  await act(async () => pressVoice(speaker, () => undefined))
  await shows('Listening...')
  expect(textOf()).toContain('Active')
  expect(Recognition.current?.lang).toBe('en-GB')
  expect(document.activeElement).toBe(buttonOf('Stop Listening'))
  await act(async () => pressVoice(speaker, () => undefined))
  await shows('Ready')
  expect(Recognition.current).toBeNull()
})

/** Draws the panel for Ada, who begins to speak. */
async function listens(): Promise<void> {
  await draw()
  await act(async () => pressVoice(speaker, () => undefined))
  await shows('Listening...')
}

/** Asks the panel for a metered command, which it does not run yet. */
async function asksForMetered() {
  const run = vi.fn(() => null)
  onTestFinished(actions.add({ name: 'make_shorter', isMetered: true, problem: () => null, run }))
  await listens()
  await say('make it shorter')
  await shows('This uses 1 AI query. 86 are left this month.')
  return run
}

test('runs a spoken command, and shows it', async () => {
  await listens()
  await say('go to email generator')
  await vi.waitFor(() => expect(opened).toEqual(['email']))
  await shows('Last command go to email')
  expect(panel()?.querySelector('input')?.value).toBe('go to email generator')
})

test('asks before a metered command, with its cost', async () => {
  const run = await asksForMetered()
  expect(run).not.toHaveBeenCalled()
  await act(async () => buttonOf('Run')?.click())
  await vi.waitFor(() => expect(run).toHaveBeenCalledOnce())
  // It listened for the answer.
  expect(Recognition.current).toBeNull()
  expect(document.activeElement).toBe(buttonOf('Start Voice Command'))
})

test('closes and stops when the user may no longer use it', async () => {
  await listens()
  await draw({ ...speaker, voiceCommandsAllowed: false })
  await vi.waitFor(() => expect(panel()).toBeNull())
  expect(Recognition.current).toBeNull()
})

test('drops its question when it is closed', async () => {
  const run = await asksForMetered()
  await act(async () => panel()?.querySelector<HTMLElement>('[aria-label="Close voice commands"]')?.click())
  expect(panel()).toBeNull()
  await act(async () => store.set(voiceOpen, true))
  expect(textOf()).not.toContain('This uses 1 AI query.')
  expect(run).not.toHaveBeenCalled()
})

test('needs the microphone first', async () => {
  store.set(microphonePermission, 'unknown')
  await draw()
  await act(async () => pressVoice(speaker, () => undefined))
  await shows('Grant Access')
  expect(textOf()).toContain('Disabled')
  expect(Recognition.current).toBeNull()
})

test('offers a test command to a browser without recognition', async () => {
  vi.stubGlobal('SpeechRecognition', undefined)
  await draw()
  await act(async () => store.set(voiceOpen, true))
  await act(async () => buttonOf('Test: “go to email generator”')?.click())
  await vi.waitFor(() => expect(opened).toEqual(['email']))
})

test('is not opened for a user who has switched it off', () => {
  pressVoice({ ...speaker, voiceCommandsEnabled: false }, () => undefined)
  expect(store.get(voiceOpen)).toBe(false)
})

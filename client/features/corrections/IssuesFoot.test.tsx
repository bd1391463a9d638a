import { Editor } from '@tiptap/core'
import { act } from 'react'
import { createRoot, type Root } from 'react-dom/client'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'

import { setCheckerOwner } from '#client/checker/checker.ts'
import type { CheckAnswer, CheckRequest } from '#client/checker/checkMessages.ts'
import { listen } from '#client/checker/listen.ts'
import { bodyExtensions } from '#client/editor/schema/extensions.ts'
import { store } from '#client/shared/lib/store.ts'
import { writingSettings } from '#schema/check-settings/settings.ts'
import type { Issue } from '#schema/corrections/issue.ts'

import { Corrections } from './extension.ts'
import { IssuesFoot } from './IssuesFoot.tsx'
import { act as send } from './state.ts'

const LOADING = 'Spelling comes first. Getting grammar ready…'
const CHECKING = 'Checking…'

/** The requests of the page to its checker, and the port for the answers. */
let asked: CheckRequest[]
let page: MessagePort | undefined

class FakeWorker extends EventTarget {
  private readonly isChecker: boolean
  constructor({ pathname }: URL) {
    super()
    this.isChecker = pathname.includes('check.worker')
  }
  postMessage({ kind }: { kind: string }, [port]: MessagePort[]): void {
    if (!this.isChecker || kind !== 'connect' || !port) return
    page = port
    listen(port, data => asked.push(data as CheckRequest))
  }
  terminate(): void {
    page?.close()
  }
}

const settings = writingSettings.parse({})
const how = { ...settings, language: 'en' }

/** Finds a word of a text. */
const find = (category: Issue['category'], text: string, word: string): Issue => ({
  id: word,
  category,
  rule: 'SomeRule',
  message: word,
  explanation: '',
  replacements: [],
  start: text.indexOf(word),
  end: text.indexOf(word) + word.length,
  confidence: 1,
  safe: false,
})

const PLAIN = 'This sentence is right.'
const MISSPELLED = 'We will recieve it.'
const MISTAKEN = 'They was here.'

const spelling: Record<string, Issue[]> = { [MISSPELLED]: [find('spelling', MISSPELLED, 'recieve')] }
const grammar: Record<string, Issue[]> = { [MISTAKEN]: [find('grammar', MISTAKEN, 'was')] }

const ready: CheckAnswer = { kind: 'ready' }
const spelled = (text: string): CheckAnswer => ({ kind: 'spelled', text, how, issues: spelling[text] ?? [] })
const checked = (text: string): CheckAnswer => ({
  kind: 'checked',
  text,
  how,
  language: 'en',
  detected: 'en',
  issues: [...(spelling[text] ?? []), ...(grammar[text] ?? [])],
})

let editor: Editor
let root: Root

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true)
  vi.stubGlobal('Worker', FakeWorker)
  asked = []
  document.body.innerHTML = '<div></div><main></main>'
  root = createRoot(document.body.querySelector('div') ?? document.body)
})
afterEach(() => {
  act(() => root.unmount())
  editor.destroy()
  setCheckerOwner('another user')
  setCheckerOwner(null)
  document.body.innerHTML = ''
  vi.unstubAllGlobals()
  vi.useRealTimers()
})

/** Opens a document of these paragraphs. */
async function open(...paragraphs: string[]): Promise<void> {
  editor = new Editor({
    element: document.body.querySelector('main'),
    extensions: [...bodyExtensions(), Corrections],
    content: paragraphs.map(text => `<p>${text}</p>`).join(''),
  })
  act(() => root.render(<IssuesFoot corrections={editor.storage.corrections} />))
  act(() => send(editor.view, { kind: 'settings', settings }))
  await delivered()
}

/** Lets messages arrive on ports, which takes turns of the loop, and the screen follow. */
const delivered = () =>
  act(async () => {
    for (let turn = 0; turn < 10; turn += 1) await new Promise(resolve => setImmediate(resolve))
  })

/** The checker answers what it was asked. */
async function answer(sent: CheckAnswer): Promise<void> {
  const wanted = { spelled: 'spell', checked: 'check' }
  if (sent.kind === 'spelled' || sent.kind === 'checked')
    expect(asked).toContainEqual({ kind: wanted[sent.kind], text: sent.text, how })
  page?.postMessage(sent)
  await delivered()
}

/** The number of issues, and what the foot says about it. */
function shown(): [number, string] {
  const { findings } = store.get(editor.storage.corrections.handle.snapshot)
  return [findings.length, document.body.querySelector('div')?.textContent ?? '']
}

test('says that grammar is getting ready, then that it is checked, until every paragraph was', async () => {
  await open(MISSPELLED, PLAIN, MISTAKEN)
  await answer(spelled(MISSPELLED))
  expect(shown()).toEqual([1, LOADING])
  await answer(spelled(PLAIN))
  await answer(spelled(MISTAKEN))
  expect(shown()).toEqual([1, LOADING])
  await answer(ready)
  expect(shown()).toEqual([1, CHECKING])
  await answer(checked(MISSPELLED))
  expect(shown()).toEqual([1, CHECKING])
  await answer(checked(PLAIN))
  expect(shown()).toEqual([1, CHECKING])
  await answer(checked(MISTAKEN))
  expect(shown()).toEqual([2, ''])
})

test('says so also where grammar is ready before the spelling is', async () => {
  await open(MISTAKEN, MISSPELLED)
  await answer(ready)
  await answer(checked(MISTAKEN))
  expect(shown()).toEqual([1, CHECKING])
  await answer(checked(MISSPELLED))
  expect(shown()).toEqual([2, ''])
})

test('does not say that there are no issues before every paragraph was checked', async () => {
  await open(PLAIN, MISTAKEN)
  const [, loading] = shown()
  expect(loading).toContain('Getting the checker ready…')
  await answer(spelled(PLAIN))
  await answer(spelled(MISTAKEN))
  expect(shown()).toEqual([0, loading])
  await answer(ready)
  expect(shown()).toEqual([0, CHECKING])
  await answer(checked(PLAIN))
  expect(shown()).toEqual([0, CHECKING])
  await answer(checked(MISTAKEN))
  expect(shown()).toEqual([1, ''])
})

test('says that a change is being checked if that takes longer than a moment', async () => {
  await open(MISSPELLED)
  await answer(ready)
  await answer(checked(MISSPELLED))
  expect(shown()).toEqual([1, ''])
  act(() => void editor.commands.insertContentAt(editor.state.doc.content.size, `<p>${MISTAKEN}</p>`))
  await delivered()
  act(() => void vi.advanceTimersByTime(300))
  expect(shown()).toEqual([1, CHECKING])
  await answer(checked(MISTAKEN))
  expect(shown()).toEqual([2, ''])
})

import { afterEach, beforeEach, expect, test, vi } from 'vitest'

import { browserRecognizer, type RecognizerEvents } from './recognizer.ts'

/** The recognition of a browser, whose results have their values in getters. */
class Recognition extends EventTarget {
  static last: Recognition
  lang = ''
  continuous = true
  interimResults = false
  isOn = false
  start() {
    Recognition.last = this
    this.isOn = true
  }
  stop() {
    this.isOn = false
    this.dispatchEvent(new Event('end'))
  }
  emit(type: string, values: object) {
    this.dispatchEvent(Object.assign(new Event(type), values))
  }
}

class Result {
  readonly length = 1
  private readonly words: string
  private readonly final: boolean
  constructor(words: string, final: boolean) {
    this.words = words
    this.final = final
  }
  get isFinal() {
    return this.final
  }
  get 0() {
    return { transcript: this.words, confidence: 0.5 }
  }
}
const results = (...list: [string, boolean][]) => ({
  results: list.map(([words, final]) => new Result(words, final)),
})

let heard: string[]
const events: RecognizerEvents = {
  onInterim: text => heard.push(`interim ${text}`),
  onFinal: text => heard.push(`final ${text}`),
  onError: code => heard.push(`error ${code}`),
  onEnd: () => heard.push('end'),
}

beforeEach(() => {
  heard = []
  vi.stubGlobal('webkitSpeechRecognition', Recognition)
})
afterEach(() => vi.unstubAllGlobals())

test('listens to one utterance in the language, with its words as they come', () => {
  expect(browserRecognizer.isSupported()).toBe(true)
  const stop = browserRecognizer.start('en-IN', events)
  const recognition = Recognition.last
  expect(recognition).toMatchObject({ lang: 'en-IN', continuous: false, interimResults: true, isOn: true })
  recognition.emit('result', results(['go to', false]))
  recognition.emit('result', results([' go to email ', true]))
  recognition.emit('result', results(['go to', true], [' email', false]))
  stop()
  expect(heard).toEqual(['interim go to', 'final go to email', 'interim go to email', 'end'])
})

test('reports the code of an error, and survives events without values', () => {
  browserRecognizer.start('en-US', events)
  Recognition.last.emit('error', { error: 'network' })
  Recognition.last.emit('error', {})
  Recognition.last.emit('result', {})
  expect(heard).toEqual(['error network', 'error unknown', 'interim '])
})

test('is missing in a browser without it', () => {
  vi.stubGlobal('webkitSpeechRecognition', undefined)
  expect(browserRecognizer.isSupported()).toBe(false)
})

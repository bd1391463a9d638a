import { connect } from 'node:net'

import { call, inParallel, type Attack, type Scene } from './attack.ts'

const AT_ONCE = 18
/** The most characters of a visitor's text. */
const CHARACTERS = 20_000

const repeated = (part: string, length: number): string => part.repeat(Math.floor(length / part.length))

const LONG_SENTENCE = new URLSearchParams({ language: 'en-US', text: repeated('teh ', CHARACTERS) })
const SHORT_LINES = new URLSearchParams({ language: 'en-US', text: repeated('a\n', CHARACTERS) })
const MARKUP = new URLSearchParams({
  language: 'en-US',
  data: JSON.stringify({
    annotation: [{ text: 'teh ' }, { markup: '<p>', interpretAs: repeated('teh ', 10 * CHARACTERS) }],
  }),
})

const sending = (name: string, title: string, body: URLSearchParams): Attack => ({
  name,
  title,
  run: (scene, deeds, signal) =>
    inParallel(AT_ONCE, signal, () => call(scene, deeds, signal, '/v2/check', { method: 'POST', body })),
})

export const longSentence = sending('3a', 'a visitor checks a sentence of 5,000 mistakes', LONG_SENTENCE)
export const shortLines = sending('3b', 'a visitor checks 10,000 lines', SHORT_LINES)
export const markup = sending('3c', 'a visitor checks markup that stands for 200,000 characters', MARKUP)

export const unread: Attack = {
  name: '3d',
  title: 'a visitor reads none of 18 answers',
  run: (scene, deeds, signal) =>
    inParallel(AT_ONCE, signal, async () => {
      deeds.add('connections')
      await unreadAnswer(scene, 'POST /v2/check', LONG_SENTENCE.toString(), {
        'Content-Type': 'application/x-www-form-urlencoded',
      })
      deeds.add('closed')
    }),
}

/** Short words, whose candidates are many. */
const SHORT_WORDS = new URLSearchParams({ language: 'en-US', text: repeated('ur ', CHARACTERS) })
const VISITORS = 3

export const shortWords: Attack = {
  name: '3e',
  title: 'three visitors check short words',
  run: (scene, deeds, signal) =>
    inParallel(VISITORS, signal, lane => {
      const address = scene.address.replace(/\d+$/, `${lane + 1}`)
      return call({ ...scene, address }, deeds, signal, '/v2/check', { method: 'POST', body: SHORT_WORDS })
    }),
}

const MINUTES_5 = 300
const UNREAD = 40
/** The most characters of a user's text, with a finding at every other word. */
const LONG_TEXT = JSON.stringify({ text: repeated('the the ', 10 * CHARACTERS) })

export const unreadByUser: Attack = {
  name: '3f',
  title: 'a user reads none of 40 answers',
  seconds: MINUTES_5,
  run: (scene, deeds, signal) =>
    inParallel(UNREAD, signal, async () => {
      deeds.add('connections')
      await unreadAnswer(scene, 'POST /api/writing/check', LONG_TEXT, {
        Cookie: scene.accounts[0]?.cookie ?? '',
        Origin: scene.url,
        'Content-Type': 'application/json',
      })
      deeds.add('closed')
    }),
}

/** Makes a call and takes nothing from the socket. Resolves when the server closes it. */
const unreadAnswer = (
  scene: Scene,
  route: string,
  body: string,
  headers: Readonly<Record<string, string>>,
): Promise<void> =>
  new Promise(resolve => {
    const { hostname, port, host } = new URL(scene.url)
    const socket = connect(Number(port), hostname)
    socket.pause()
    socket.on('error', () => undefined)
    socket.on('close', () => resolve())
    const head = {
      Host: host,
      'X-Forwarded-For': scene.address,
      ...headers,
      'Content-Length': String(Buffer.byteLength(body)),
    }
    const lines = Object.entries(head).map(([name, value]) => `${name}: ${value}\r\n`)
    socket.write(`${route} HTTP/1.1\r\n${lines.join('')}\r\n${body}`)
  })

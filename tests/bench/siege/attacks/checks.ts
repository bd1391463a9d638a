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
      await unreadCheck(scene, LONG_SENTENCE.toString())
      deeds.add('closed')
    }),
}

/** Asks for a check and takes nothing from the socket. Resolves when the server closes it. */
const unreadCheck = (scene: Scene, body: string): Promise<void> =>
  new Promise(resolve => {
    const { hostname, port, host } = new URL(scene.url)
    const socket = connect(Number(port), hostname)
    socket.pause()
    socket.on('error', () => undefined)
    socket.on('close', () => resolve())
    const head = {
      Host: host,
      'X-Forwarded-For': scene.address,
      'Content-Type': 'application/x-www-form-urlencoded',
      'Content-Length': String(Buffer.byteLength(body)),
    }
    const lines = Object.entries(head).map(([name, value]) => `${name}: ${value}\r\n`)
    socket.write(`POST /v2/check HTTP/1.1\r\n${lines.join('')}\r\n${body}`)
  })

import { afterEach, beforeEach, describe, expect, test } from 'vitest'

import type { Channel } from '#realtime/cluster/channel.ts'
import { until } from '#tests/support/patience.ts'

type Opened = {
  /** Connects another process to the same channel. */
  connect: () => Promise<Channel>
  /** Waits until messages in flight have arrived. */
  deliver: () => Promise<void>
  close: () => Promise<void>
}

/** The contract of every channel. */
export function channelContract(name: string, open: () => Promise<Opened>): void {
  describe(name, () => {
    let opened: Opened
    let one: Channel
    let other: Channel
    let heard: string[]

    beforeEach(async () => {
      opened = await open()
      one = await opened.connect()
      other = await opened.connect()
      heard = []
    })
    afterEach(() => opened.close())

    const bytes = (text: string) => new TextEncoder().encode(text)
    const hear = (topic: string, as = '') =>
      other.join(topic, message => heard.push(as + new TextDecoder().decode(message)))
    const arriving = async (isThere: () => boolean) => {
      await until(async () => {
        await opened.deliver()
        return isThere()
      }, 'the messages arrive')
    }
    const arrived = async (count: number) => {
      await arriving(() => heard.length >= count)
      await opened.deliver()
      return heard
    }

    test("carries bytes unchanged, in the sender's order", async () => {
      const messages: Uint8Array[] = []
      await other.join('a', message => messages.push(message.slice()))
      const sent = [new Uint8Array(), Uint8Array.of(0, 255, 128, 10, 13), new Uint8Array(300_000).fill(7)]
      for (const message of sent) one.publish('a', message)
      await arriving(() => messages.length >= 3)
      expect(messages.map(message => Buffer.from(message).toString('hex'))).toEqual(
        sent.map(message => Buffer.from(message).toString('hex')),
      )
    })

    test('delivers each topic to its subscribers from then on', async () => {
      await hear('before', 'before ')
      one.publish('a', bytes('too early'))
      one.publish('before', bytes('0'))
      // Earlier messages of the sender have arrived by then.
      expect(await arrived(1)).toEqual(['before 0'])
      await hear('a', 'a ')
      await hear('b', 'b ')
      one.publish('a', bytes('1'))
      one.publish('b', bytes('2'))
      one.publish('c', bytes('3'))
      expect((await arrived(3)).toSorted()).toEqual(['a 1', 'b 2', 'before 0'])
    })

    test('silences a topic that was left, and can join it again at once', async () => {
      await hear('a', 'first ')
      other.leave('a')
      const joined = hear('a', 'second ')
      await joined
      one.publish('a', bytes('1'))
      expect(await arrived(1)).toEqual(['second 1'])
      other.leave('a')
      // It has left before it joins the next one.
      await hear('b')
      one.publish('a', bytes('2'))
      one.publish('b', bytes('3'))
      expect(await arrived(2)).toEqual(['second 1', '3'])
    })

    test('handles many topics, joined and left in turn', async () => {
      const topics = Array.from({ length: 200 }, (_, i) => `topic ${i}`)
      await Promise.all(topics.map(topic => hear(topic, `${topic}: `)))
      for (const topic of topics.slice(0, 100)) other.leave(topic)
      await Promise.all(topics.slice(0, 50).map(topic => hear(topic, `${topic}: again `)))
      for (const topic of topics) one.publish(topic, bytes('x'))
      const got = await arrived(150)
      expect(new Set(got)).toEqual(
        new Set([
          ...topics.slice(0, 50).map(topic => `${topic}: again x`),
          ...topics.slice(100).map(topic => `${topic}: x`),
        ]),
      )
    })

    test('reports that it is up', () => {
      expect(one.isUp).toBe(true)
    })
  })
}

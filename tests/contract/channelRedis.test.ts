import { afterAll, beforeAll, describe, expect, test } from 'vitest'

import { createLogger } from '#platform/logger.ts'
import { RedisChannel } from '#realtime/cluster/redisChannel.ts'
import { collectedLog } from '#tests/support/logLines.ts'
import { until } from '#tests/support/patience.ts'
import { startRedis, type RedisServer } from '#tests/support/redis.ts'

import { channelContract } from './channel.ts'

let redis: RedisServer
let channels: RedisChannel[] = []

beforeAll(async () => {
  redis = await startRedis()
})
afterAll(() => redis.dispose())

const connect = async () => {
  const channel = await RedisChannel.create(redis.url, createLogger('silent'))
  channels.push(channel)
  channel.start()
  await until(() => channel.isUp, 'the channel is up')
  return channel
}
const close = () => {
  for (const channel of channels) channel.stop()
  channels = []
  return Promise.resolve()
}

channelContract('the channel over Redis', () =>
  Promise.resolve({ connect, deliver: () => Promise.resolve(), close }),
)

describe('when Redis goes down', () => {
  test.each([
    ['is killed and comes back empty', () => redis.kill9(), () => redis.startEmpty()],
    [
      'does not answer for a while',
      () => Promise.resolve(redis.pause()),
      () => Promise.resolve(redis.resume()),
    ],
  ])('and %s: resubscribes all topics, including new ones, and reports it', async (_, go, come) => {
    const [one, other] = [await connect(), await connect()]
    const heard: string[] = []
    const hear = (topic: string) => other.join(topic, message => heard.push(`${topic} ${message.length}`))
    await hear('before')
    let back = 0
    other.onBack(() => back++)
    await go()
    await until(() => !one.isUp && !other.isUp, 'it is noticed')
    one.publish('before', new Uint8Array(1))
    await hear('meanwhile')
    expect(back).toBe(0)
    await come()
    await until(() => one.isUp && other.isUp && back > 0, 'the channels are back')
    // It may be up a moment before its topics are subscribed again.
    await until(() => {
      one.publish('before', new Uint8Array(2))
      one.publish('meanwhile', new Uint8Array(3))
      return new Set(heard).size >= 2
    }, 'both arrive')
    expect([...new Set(heard)].toSorted()).toEqual(['before 2', 'meanwhile 3'])
    await close()
  })

  test('starts without a server and connects when there is one', async () => {
    await redis.stop()
    const log = collectedLog()
    const channel = await RedisChannel.create(redis.url, log.logger)
    channel.start()
    await channel.join('early', () => undefined)
    await until(() => log.count('connection to Redis lost') > 2, 'it has tried')
    expect(channel.isUp).toBe(false)
    await redis.start()
    await until(() => channel.isUp, 'it begins')
    channel.stop()
  })
})

import { MemoryRelay } from '#tests/support/memoryChannel.ts'

import { channelContract } from './channel.ts'

channelContract('the channel of tests', () => {
  const relay = new MemoryRelay()
  return Promise.resolve({
    connect: () => Promise.resolve(relay.connect()),
    deliver: () => Promise.resolve(relay.deliver()),
    close: () => Promise.resolve(),
  })
})

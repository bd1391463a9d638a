import { randomUUID } from 'node:crypto'

import { MemoryLog } from '#realtime/storage/memory.ts'

import { updateLogContract } from './updateLog.ts'

updateLogContract('memory', () => {
  const log = new MemoryLog()
  const create = () => {
    const id = randomUUID()
    log.create(id)
    return Promise.resolve(id)
  }
  return Promise.resolve({ log, create })
})

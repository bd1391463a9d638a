import { QueryClient, QueryObserver } from '@tanstack/react-query'
import { expect, test, vi } from 'vitest'

import { EventInbox } from '#client/shared/live/inbox.ts'

import { DASHBOARD, dashboardEvents } from './events.ts'

const ID = '00000000-0000-4000-8000-00000000000a'

const projected = (revision: number) => ({
  name: 'documents.projected',
  key: ID,
  revision,
  value: { kind: 'document', words: 9, at: '2026-08-01T10:00:00.000Z', revision },
})

/** An open dashboard whose reads wait for their answers. */
function open() {
  const answers: (() => void)[] = []
  const queryClient = new QueryClient()
  const inbox = new EventInbox(queryClient, dashboardEvents)
  inbox.open()
  const queryFn = () => new Promise<number>(resolve => answers.push(() => resolve(answers.length)))
  const close = new QueryObserver(queryClient, { queryKey: [...DASHBOARD, ID], queryFn }).subscribe(
    () => undefined,
  )
  return {
    answers,
    receive: (...revisions: number[]) => inbox.receive(revisions.map(projected)),
    answer: async () => {
      const asked = answers.length
      answers.at(-1)?.()
      await vi.waitFor(() => expect(queryClient.getQueryData([...DASHBOARD, ID])).toBe(asked))
    },
    close: () => {
      close()
      inbox.close()
      queryClient.clear()
    },
  }
}

test('a stored projection makes an open dashboard be read again, an older one does not', async () => {
  const { answers, receive, answer, close } = open()
  await answer()
  receive(4)
  expect(answers).toHaveLength(2)
  await answer()
  receive(4, 3)
  expect(answers).toHaveLength(2)
  receive(5)
  expect(answers).toHaveLength(3)
  close()
})

test('projections during a read do not begin it again, and one read follows it', async () => {
  const { answers, receive, answer, close } = open()
  for (const revision of [1, 2, 3]) receive(revision)
  expect(answers).toHaveLength(1)
  await answer()
  expect(answers).toHaveLength(2)
  await answer()
  expect(answers).toHaveLength(2)
  close()
})

test('documents that are written all the time read it no more often than the server allows', async () => {
  vi.useFakeTimers()
  const { answers, receive, close } = open()
  const read = async (ms: number) => {
    answers.at(-1)?.()
    await vi.advanceTimersByTimeAsync(ms)
  }
  await read(0)
  for (let revision = 10; revision < 130; revision += 1) {
    receive(revision)
    await read(500)
  }
  expect(answers.length).toBeLessThan(32)
  const before = answers.length
  receive(200)
  await read(3000)
  expect(answers.length).toBeGreaterThan(before)
  close()
  vi.useRealTimers()
})

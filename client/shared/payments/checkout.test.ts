import { afterEach, beforeEach, expect, test, vi } from 'vitest'

import { openCheckout } from './checkout.ts'

const created = { order_id: 'BP1', payment_session_id: 'session', environment: 'sandbox' } as const
const checkout = vi.fn<(options: object) => Promise<unknown>>()

/** What the browser says when it shows the page: loaded, or in the state in which it was left. */
const show = (persisted: boolean) =>
  window.dispatchEvent(Object.assign(new Event('pageshow'), { persisted }))

beforeEach(() => {
  vi.stubGlobal('Cashfree', () => ({ checkout }))
})
afterEach(() => {
  vi.unstubAllGlobals()
})

test('ends when Back leads to the page, whose checkout never answers', async () => {
  checkout.mockReturnValueOnce(new Promise(() => undefined))
  const over = vi.fn<() => void>()
  const opened = openCheckout(created).then(over)
  await vi.waitFor(() => expect(checkout).toHaveBeenCalledOnce())
  show(false)
  await Promise.resolve()
  expect(over).not.toHaveBeenCalled()
  show(true)
  await opened
  expect(over).toHaveBeenCalledOnce()
})

test('says that the checkout could not be opened', async () => {
  checkout.mockResolvedValueOnce({ error: { message: 'No.' } })
  await expect(openCheckout(created)).rejects.toThrow('Payment checkout failed')
})

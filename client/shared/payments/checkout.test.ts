import { afterEach, beforeEach, expect, test, vi } from 'vitest'

import { openCheckout } from './checkout.ts'

const created = { order_id: 'BP1', payment_session_id: 'session', environment: 'sandbox' } as const
const checkout = vi.fn<(options: object) => Promise<unknown>>()

beforeEach(() => {
  vi.stubGlobal('Cashfree', () => ({ checkout }))
})
afterEach(() => {
  vi.unstubAllGlobals()
})

test('ends when Back leads to the page, whose checkout never answers', async () => {
  checkout.mockReturnValueOnce(new Promise(() => undefined))
  const opened = openCheckout(created)
  await vi.waitFor(() => expect(checkout).toHaveBeenCalledOnce())
  window.dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true }))
  await opened
})

test('says that the checkout could not be opened', async () => {
  checkout.mockResolvedValueOnce({ error: { message: 'No.' } })
  await expect(openCheckout(created)).rejects.toThrow('Payment checkout failed')
})

import { createHmac } from 'node:crypto'

import fc from 'fast-check'
import { describe, expect, test } from 'vitest'

import { eventKey, isGenuine, isLate, labelOf, outcomeOf, reportIn, signatureOf } from './cashfreeEvents.ts'

const KEY = 'a secret'
const body = Buffer.from('{"type":"PAYMENT_SUCCESS_WEBHOOK"}')
const timestamp = '1764200000000'

describe('a signature', () => {
  test('is the HMAC of the timestamp and the bytes in Base64', () => {
    const expected = createHmac('sha256', KEY).update(`${timestamp}${body.toString()}`).digest('base64')
    expect(signatureOf(KEY, { body, timestamp })).toBe(expected)
  })

  test('fits its own bytes, timestamp and key alone', () => {
    fc.assert(
      fc.property(fc.uint8Array({ maxLength: 50 }), fc.string(), fc.string(), (bytes, at, other) => {
        const event = { body: Buffer.from(bytes), timestamp: at }
        const signature = signatureOf(KEY, event)
        expect(isGenuine(KEY, { ...event, signature })).toBe(true)
        expect(isGenuine(`${KEY}.`, { ...event, signature })).toBe(false)
        expect(isGenuine(KEY, { ...event, signature: other })).toBe(other === signature)
        expect(isGenuine(KEY, { ...event, timestamp: `${at}1`, signature })).toBe(false)
      }),
    )
  })
})

describe('an event', () => {
  const now = new Date(Number(timestamp))

  test.each([
    [timestamp, false],
    [String(Number(timestamp) - 299_999), false],
    [String(Number(timestamp) - 300_001), true],
    [String(Number(timestamp) + 300_001), true],
    ['1764200000', false],
    ['', true],
    ['soon', true],
    ['Infinity', true],
  ])('signed at %s is late: %s', (at, expected) => {
    expect(isLate(at, now)).toBe(expected)
  })

  test('is kept under a hash of its bytes', () => {
    expect(eventKey(body)).toBe(eventKey(Buffer.from(body)))
    expect(eventKey(body)).not.toBe(eventKey(Buffer.concat([body, Buffer.from(' ')])))
  })
})

describe('a report', () => {
  const payment = {
    cf_payment_id: 5_114_914_738_541,
    payment_status: 'SUCCESS',
    payment_amount: 4970.04,
    payment_currency: 'INR',
  }
  const reported = (change: object, type = 'PAYMENT_SUCCESS_WEBHOOK') =>
    reportIn(
      Buffer.from(
        JSON.stringify({ type, data: { order: { order_id: 'BP1' }, payment: { ...payment, ...change } } }),
      ),
    )

  test('of a payment has its amount in paise and its id as text', () => {
    expect(reported({})).toEqual({
      kind: 'payment',
      payment: {
        orderId: 'BP1',
        paymentId: '5114914738541',
        outcome: 'paid',
        amount: 497_004,
        currency: 'INR',
      },
    })
    expect(reported({ payment_amount: 0.001 })).toMatchObject({ payment: { amount: null } })
  })

  test.each([
    [{ payment_amount: '4970.04' }],
    [{ payment_currency: null }],
    [{ cf_payment_id: 1e300 }],
    [{ payment_status: 1 }],
  ])('in another form, with %j, is unclear', change => {
    expect(reported(change)).toEqual({ kind: 'unclear', orderId: 'BP1' })
  })

  test('of a refund names it', () => {
    const refund = { order_id: 'BP1', refund_id: 'RF1' }
    const event = { type: 'REFUND_STATUS_WEBHOOK', data: { refund } }
    expect(reportIn(Buffer.from(JSON.stringify(event)))).toEqual({
      kind: 'refund',
      orderId: 'BP1',
      refundId: 'RF1',
    })
  })

  test('of a payment that the service returns by itself names both', () => {
    const auto_refund = { order_id: 'BP1', cf_payment_id: 2_148_333_968, refund_status: 'SUCCESS' }
    const event = { type: 'AUTO_REFUND_STATUS_WEBHOOK', data: { auto_refund } }
    expect(reportIn(Buffer.from(JSON.stringify(event)))).toEqual({
      kind: 'returned',
      orderId: 'BP1',
      paymentId: '2148333968',
    })
    const { order_id: _, ...without } = auto_refund
    const unknown = { ...event, data: { auto_refund: without } }
    expect(reportIn(Buffer.from(JSON.stringify(unknown)))).toEqual({ kind: 'other' })
  })

  test('never throws, and is of no order if it names none', () => {
    fc.assert(
      fc.property(fc.oneof(fc.string(), fc.json()), text => {
        expect(reportIn(Buffer.from(text))).toEqual({ kind: 'other' })
      }),
    )
    expect(reported({ payment_status: 'NOT_ATTEMPTED' })).toEqual({ kind: 'other' })
    const order = { order_id: 'BP1\u0000' }
    const event = { type: 'PAYMENT_SUCCESS_WEBHOOK', data: { order, payment } }
    expect(reportIn(Buffer.from(JSON.stringify(event)))).toEqual({ kind: 'other' })
  })
})

describe('the label of an event', () => {
  const labelled = (event: unknown) => labelOf(Buffer.from(JSON.stringify(event)))
  const order = { order_id: 'BP1' }

  test.each([
    ['a payment', { type: 'PAYMENT_SUCCESS_WEBHOOK', data: { order, payment: {} } }],
    ['a refund', { type: 'REFUND_STATUS_WEBHOOK', data: { refund: order } }],
    ['a return', { type: 'AUTO_REFUND_STATUS_WEBHOOK', data: { auto_refund: order } }],
  ])('names the order of %s', (_what, event) => {
    expect(labelled(event)).toEqual({ type: event.type, orderId: 'BP1' })
  })

  test('is empty for another form', () => {
    for (const event of [null, [], { type: 1, data: { order: { order_id: 'BP1\u0000' } } }, { type: 'a b' }])
      expect(labelled(event)).toEqual({ type: null, orderId: null })
    fc.assert(
      fc.property(fc.string(), text => {
        expect(labelOf(Buffer.from(text))).toEqual({ type: null, orderId: null })
      }),
    )
  })
})

test.each([
  ['SUCCESS', 'paid'],
  ['FAILED', 'failed'],
  ['CANCELLED', 'failed'],
  ['VOID', 'failed'],
  ['USER_DROPPED', 'dropped'],
  ['PENDING', 'pending'],
  ['FLAGGED', 'pending'],
  ['NOT_ATTEMPTED', null],
])('the status %s means %s', (status, outcome) => {
  expect(outcomeOf(status)).toBe(outcome)
})

import express from 'express'
import { expect, test } from 'vitest'

import { shedLoad } from '#api/kit/shedLoad.ts'
import { AppError } from '#schema/shared/errors.ts'

const app = express()
const request = Object.create(app.request) as express.Request
const response = Object.create(app.response) as express.Response

/** Returns the error of a call while the event loop is so late, or null if the call goes on. */
function turnedAway(milliseconds: number, factor: number): AppError | null {
  try {
    void shedLoad({ milliseconds }, 300, factor)(request, response, () => undefined)
    return null
  } catch (error) {
    if (error instanceof AppError) return error
    throw error
  }
}

test('turns calls away while the event loop is late, and says when to try again', () => {
  expect(turnedAway(300, 1)).toBeNull()
  const error = turnedAway(301, 1)
  expect(error?.code).toBe('UNAVAILABLE')
  expect(error?.details).toEqual({ retryAfter: 2 })
})

test('multiplies the limit, as all limits', () => {
  expect(turnedAway(900, 3)).toBeNull()
  expect(turnedAway(901, 3)).not.toBeNull()
})

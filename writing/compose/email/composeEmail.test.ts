import { expect, it } from 'vitest'

import { WORDS_MAX } from '#schema/email/contract.ts'
import { composeEmail } from './composeEmail.ts'
import { sampleRequests } from './sampleRequests.ts'

it.each(sampleRequests().map((request, at) => [`${at} ${request.tone} ${request.length}`, request] as const))(
  '%s',
  (name, request) => {
    const draft = composeEmail(request, { seed: name })
    expect(new Set(draft.subjects).size).toBe(3)
    expect(draft.words).toBeLessThanOrEqual(WORDS_MAX[request.length])
    expect(draft.leftOut).toEqual([])
    expect(composeEmail(request, { seed: name })).toEqual(draft)
  },
)

import { describe, expect, it } from 'vitest'

import type { Member } from '#schema/sharing/contract.ts'

import { outcomeOf } from './outcome.ts'

const EMAIL = 'gus@example.org'
const gus: Member = {
  userId: '00000000-0000-4000-8000-00000000000a',
  firstName: 'Gus',
  lastName: 'Writer',
  email: EMAIL,
  role: 'editor',
  waiting: false,
  offered: false,
}
const wanted = { email: EMAIL, role: 'editor' } as const
const nobody = { member: undefined, wasInvited: false }

describe('an email that the owner adds', () => {
  it('is a new person', () => {
    expect(outcomeOf(gus, wanted, { before: nobody, kind: 'document' })).toEqual({
      title: 'Person added',
      description: `${EMAIL} can now edit this document.`,
    })
  })

  it('is no new person again with the same role', () => {
    const before = { ...nobody, member: gus }
    expect(outcomeOf(gus, wanted, { before, kind: 'document' })).toEqual({
      title: 'Already added',
      description: `${EMAIL} already has this role.`,
    })
  })

  it('changes the role of a person who is there', () => {
    const before = { ...nobody, member: { ...gus, role: 'viewer' as const } }
    expect(outcomeOf(gus, wanted, { before, kind: 'document' })).toEqual({
      title: 'Role changed',
      description: `${EMAIL} can now edit this document.`,
    })
    expect(outcomeOf(gus, wanted, { before, kind: 'snippet' })).toEqual({ title: 'Role changed' })
  })

  it('is invited once', () => {
    const invited = { ...nobody, wasInvited: true }
    const titles = [nobody, invited].map(
      before => outcomeOf(undefined, wanted, { before, kind: 'document' }).title,
    )
    expect(titles).toEqual(['Person invited', 'Already invited'])
  })

  it('gets an email with the first invitation alone, and not more than three a day', () => {
    for (const kind of ['document', 'snippet'] as const) {
      const { description } = outcomeOf(undefined, wanted, { before: nobody, kind })
      expect(description).toContain(
        `We email the invitation to ${EMAIL}, unless that address already got three`,
      )
      expect(description).toContain(`They can open this ${kind} after signing up`)
    }
    const again = outcomeOf(undefined, wanted, { before: { ...nobody, wasInvited: true }, kind: 'document' })
    expect(again.description).toBe(`${EMAIL} was already invited. No new email was sent.`)
  })
})

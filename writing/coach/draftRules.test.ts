import { describe, expect, it } from 'vitest'

import type { CoachPoint } from '#schema/coach/report.ts'

import { coachEmail } from './coachEmail.ts'

const coach = (text: string) =>
  coachEmail({ subject: 'About the matter', body: `Hi Anna,\n\n${text}\n\nBest regards,\nTom` })

describe('drafts that no one would send', () => {
  it.each<[CoachPoint, string]>([
    ['instruction', 'We are writing because I need a polite email telling a guest the room is gone.'],
    ['instruction', 'Please write an email to Ben about the car.'],
    ['wording', 'Please note that called twice no one came.'],
    ['wording', 'Please owe her one.'],
    ['wording', 'I would appreciate it if you to fix the door.'],
    ['wording', 'I am checking in about at Fjord my application.'],
    ['wording', 'I would be grateful if you could tell me whether I can the defend thesis.'],
    ['wording', 'Chapter 4 almost is done.'],
    ['wording', 'I would like to ask you could come back.'],
    ['articles', 'The parcel went to wrong address. Please send it again.'],
    ['articles', 'I would like exchange. Could you help?'],
    ['articles', 'Could you check meter? It ends by end of March.'],
    ['fragments', 'Could you call me? Any day the week after ok.'],
    ['fragments', 'The laptop is broken. 5 days now. Please fix it.'],
    ['repeats', 'Please confirm the cancellation. Please confirm the cancellation in writing.'],
    ['notes', 'I am writing about the following:\n- Heating cold\n- Please call'],
    ['instruction', 'We double booked your appointment, make it short. Please call.'],
    ['instruction', 'The dog barks all night write to property management please.'],
    ['fragments', 'I am writing about this: kitchen tap in flat four. Please call.'],
    ['notes', 'Could you call me? The details are as follows:\n\nI am home all day.'],
    ['shorthand', 'Could you come w/ a ladder, pls?'],
    ['subjects', 'Could you help?\n- Told reception twice\n- Came back late'],
  ])('lose points for %s: “%s”', (id, text) => {
    const { score, lost } = coach(text)
    const loss = lost.find(found => found.id === id)
    expect(loss?.ranges.length).toBeGreaterThan(0)
    expect(score).toBeLessThan(100)
  })

  it.each([
    'Did you get my email? Was the room ready? Could you let me know?',
    'Had I known, I would have called. Please tell me if you can come.',
    'I would like to thank our painting team. Could you pass it on?',
    'The talk is about to start. Could you come in and on to the stage?',
    'If you want to, please reply to this email about the R&U group.',
    'Please note that she called twice. I appreciate it if you reply.',
  ])('do not include “%s”', text => {
    const ids = coach(text).lost.map(({ id }) => id)
    for (const id of [
      'instruction',
      'wording',
      'shorthand',
      'subjects',
      'articles',
      'fragments',
      'repeats',
      'notes',
    ])
      expect(ids).not.toContain(id)
  })

  it.each([
    ['Dear guys,', 'greeting'],
    ['Dear my boss,', 'greeting'],
    ['Hello landlord,', 'greeting'],
    ['Hi Upstairs,', 'greeting'],
  ])('include “%s”', (greeting, id) => {
    const body = `${greeting}\n\nCould you call me today? I have a question about the plan.\n\nBest,\nTom`
    expect(coachEmail({ subject: 'About the matter', body }).lost.map(loss => loss.id)).toContain(id)
  })

  it('need no request in a thank-you', () => {
    const lost = coach('Thank you for the sweater. It fits, and I wore it all weekend.').lost
    expect(lost.map(({ id }) => id)).not.toContain('ask')
  })
})

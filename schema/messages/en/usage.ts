import { namespace } from '../namespace.ts'

/** The allowance of AI queries. */
export const usage = namespace('usage', {
  meter: '{used, number} / {limit, number} queries',
  unlimited: 'Unlimited',
  bonus: '{count, number} bonus',
  resets: 'Resets {day}',
  near: 'You have used {used, number} of {limit, number} AI queries. {left, number} left until {day}.',
  spent:
    'You have used all {limit, number} of this month’s AI queries. They reset on {day}. Corrections are still free.',
  seePlans: 'See plans',
  closeNotice: 'Close the notice',
})

import { namespace } from '../namespace.ts'

/** The allowance of AI queries. */
export const usage = namespace('usage', {
  title: 'Plan usage',
  plans: { free: 'Free plan', premium: 'Premium plan', pro: 'Pro plan' },
  meter: '{used, number} / {limit, number} queries',
  unlimited: 'Unlimited',
  unlimitedQueries: 'Unlimited AI queries',
  usedThisMonth: '{usage} used this month',
  bonus: '{count, number} bonus',
  bonusLeft:
    '{count, plural, one {# bonus credit left. It is} other {# bonus credits left. They are}} used after this month’s queries.',
  resets: 'Resets {day}',
  explanation: 'Each AI action uses one query. Corrections are always free.',
  near: 'You have used {used, number} of {limit, number} AI queries. {left, number} left until {day}.',
  spent:
    'You have used all {limit, number} of this month’s AI queries. They reset on {day}. Corrections are still free.',
  closeNotice: 'Close the notice',
  spentTitle: 'You’re out of AI queries for this month',
  spentText: 'You have used {used, number} of {limit, number}. They reset on {day}.',
  spentHint: 'Nothing you wrote is lost. Keep writing. Corrections are still free.',
  later: 'Remind me later',
})

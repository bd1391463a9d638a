import { namespace } from '../namespace.ts'

/** The panel of the plan's usage, and the end of its queries. */
export const planUsage = namespace('planUsage', {
  title: 'Plan usage',
  plans: { free: 'Free plan', premium: 'Premium plan', pro: 'Pro plan' },
  unlimitedQueries: 'Unlimited AI queries',
  usedThisMonth: '{usage} used this month',
  bonusLeft:
    '{count, plural, one {# bonus credit left. It is} other {# bonus credits left. They are}} used after this month’s queries.',
  explanation: 'One query is one AI rewrite, email or report. Corrections are always free.',
  spentTitle: 'You’re out of AI queries for this month',
  spentText: 'You have used {used, number} of {limit, number}. They reset on {day}.',
  spentHint: 'Nothing you wrote is lost. Keep writing. Corrections are still free.',
  later: 'Remind me later',
  seePlans: 'See plans',
})

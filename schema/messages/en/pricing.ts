import { namespace } from '../namespace.ts'

/** The pricing page. */
export const pricing = namespace('pricing', {
  title: 'Start for free, or pick a plan',
  intro:
    'Corrections as you type are free, with no time limit. Paid plans add AI queries and people to write with.',
  period: 'Billing period',
  monthly: 'Monthly',
  annual: 'Annual',
  save: 'Save {percent, number}%',
  currency: 'Currency',
  detect: 'Detect automatically',
  converted: 'Converted from INR',
  charged: 'Prices in other currencies are estimates. Every plan is charged in Indian rupees.',
  popular: 'Most Popular',
  perMonth: 'per month',
  perYear: 'per year',
  free: 'Free',
  before: 'Before: {price}',
  queries: '{count, plural, one {# AI query} other {# AI queries}} per month',
  unlimited: 'Unlimited AI queries',
  startFree: 'Get Started Free',
  startTrial: 'Start {plan} Trial',
  billedToday: 'Billed today',
  processing: 'Processing...',
  current: 'Your plan',
  upgradeTo: {
    premium: 'Your current credits will be preserved when you upgrade to Premium!',
    pro: 'Your current credits will be preserved when you upgrade to Pro!',
  },
  stale: 'The plans could not be read. These prices may have changed; you see the right one before you pay.',
  close: 'Close',
  closing: 'Start writing for free.',
  closingText: 'No credit card needed. Cancel anytime.',
  closingAction: 'Get Started Free',
  questions: {
    title: 'Questions',
    free: {
      question: 'Is there a free plan?',
      answer:
        'Yes. It has corrections as you type, on your device, and {limit, plural, one {# AI query} other {# AI queries}} per month. It has no time limit.',
    },
    query: {
      question: 'What is an AI query?',
      answer:
        'One action that you start, such as a rewrite, a translation, a set of email drafts or a sentiment report. Underlines and their corrections are never counted.',
    },
    exhausted: {
      question: 'What happens when my queries are used up?',
      answer:
        'You keep writing, and corrections go on. AI features wait until your queries renew on the day that the app shows, or until you choose a larger plan.',
    },
    renew: {
      question: 'Does my plan renew by itself?',
      answer:
        'No. You pay for a month or a year, and nothing is charged after that unless you order again. You get a reminder 7, 3 and 1 days before the end.',
    },
    cancel: {
      question: 'Can I cancel anytime?',
      answer:
        'Yes. Your plan then stays until the end of the time that you paid for, and nothing more is due.',
    },
    upgrade: {
      question: 'What happens when I upgrade?',
      answer:
        'The larger plan starts at once. The days that are left of the old one are taken off the price, and queries that you have not used become bonus credits.',
    },
    collaboration: {
      question: 'Is collaboration included?',
      answer:
        'Yes, in Premium and Pro. You can invite people to write with you, up to {premium, number} in a document on Premium and {pro, number} on Pro. On the free plan, you can join documents of others.',
    },
    currency: {
      question: 'Which currency do I pay in?',
      answer:
        'In Indian rupees. Prices in other currencies are estimates at the rate of the day. Your bank decides the final rate.',
    },
    data: {
      question: 'What happens to my documents when a plan ends?',
      answer: 'They stay, and you can read and edit them on the free plan.',
    },
    pay: {
      question: 'How can I pay?',
      answer:
        'By card, UPI or net banking, on the page of our payment service. We never see your card number. You get an invoice for each payment.',
    },
  },
})

import { createTranslator } from 'use-intl/core'
import { describe, expect, test } from 'vitest'

import type { PlanFeature, PlanName } from '#schema/plans/contract.ts'
import { MONTHS } from '#schema/plans/prices.ts'
import { PLAN_SEED } from '#schema/plans/seed.ts'
import { GRACE_DAYS, REMINDER_DAYS } from '#schema/subscriptions/period.ts'

import { payments } from './en/payments.ts'
import { pricing } from './en/pricing.ts'
import { server } from './en/server.ts'
import { usage } from './en/usage.ts'
import { workspace } from './en/workspace.ts'
import type { Messages, Namespace } from './namespace.ts'

const translator = <const M extends Messages>({ messages }: Namespace<M>) =>
  createTranslator({ locale: 'en-US', messages })
const [onPricing, onPayments, onServer, onUsage, onWorkspace] = [
  translator(pricing),
  translator(payments),
  translator(server),
  translator(usage),
  translator(workspace),
]

describe('the texts of the specification', () => {
  test.each([
    ['Monthly', onPricing('monthly')],
    ['Annual', onPricing('annual')],
    ['Save 17%', onPricing('save', { percent: 17 })],
    ['Converted from INR', onPricing('converted')],
    ['Most Popular', onPricing('popular')],
    ['Get Started Free', onPricing('startFree')],
    ['Get Started Free', onPricing('closingAction')],
    ['Start Premium Trial', onPricing('startTrial', { plan: 'Premium' })],
    ['Billed today', onPricing('billedToday')],
    ['Processing...', onPricing('processing')],
    ['Processing...', onPayments('subscribe.paying')],
    ['Your current credits will be preserved when you upgrade to Premium!', onPricing('upgradeTo.premium')],
    ['Your current credits will be preserved when you upgrade to Pro!', onPricing('upgradeTo.pro')],
    ['Conversion Error', onPayments('ratesTitle')],
    ['Failed to load exchange rates. Please try again.', onPayments('ratesFailed')],
    ['Payment Error', onPayments('failedTitle')],
    ['Failed to initiate payment. Please try again.', onPayments('failed')],
    ['Failed to initiate payment. Please try again.', onServer('payments.notStarted')],
    ['Plan not found', onServer('payments.planGone')],
    ['Payment session not received', onPayments('noSession')],
    ['Payment checkout failed', onPayments('checkoutFailed')],
    ['Failed to load Cashfree payment SDK', onPayments('scriptFailed')],
    ['Pro Plan', onWorkspace('proPlan')],
    ['Upgrade to Pro', onWorkspace('upgradeToPro')],
    ['3 / 100 queries', onUsage('meter', { used: 3, limit: 100 })],
    ['Unlimited', onUsage('unlimited')],
  ])('“%s” is said so', (expected, text) => {
    expect(text).toBe(expected)
  })

  test('include ten questions, one of which says that collaboration is in Premium and Pro', () => {
    const { title: _, ...questions } = pricing.messages.questions
    expect(Object.keys(questions)).toHaveLength(10)
    expect(questions.collaboration.answer).toMatch(/^Yes, in Premium and Pro\./)
  })
})

describe('the plans of a new installation', () => {
  const free: PlanFeature[] = ['fontPairing', 'achievementSystem']
  const premium: PlanFeature[] = [
    ...free,
    'sentimentAnalysis',
    'spamChecker',
    'voiceCommands',
    'allowCollaborativeWriting',
  ]
  test.each([
    ['free', 0, 100, 1, free],
    ['premium', 49_900, 500, 5, premium],
    ['pro', 99_900, 1000, 25, [...premium, 'prioritySupport']],
  ] satisfies [PlanName, number, number, number, PlanFeature[]][])(
    'have the prices, limits and features that were decided: %s',
    (name, priceINR, monthlyLimit, documentPeople, expected) => {
      const found = PLAN_SEED.find(plan => plan.name === name)
      expect(found).toMatchObject({ priceINR, monthlyLimit, documentPeople, annualDiscountPercent: 17 })
      expect(found?.flags.toSorted()).toEqual(expected.toSorted())
    },
  )

  test('are paid for a month or a year, with reminders and a grace', () => {
    expect(MONTHS).toEqual({ monthly: 1, annual: 12 })
    expect([REMINDER_DAYS, GRACE_DAYS]).toEqual([[7, 3, 1], 3])
  })
})

import type { PlanFeature, PlanRow } from '#schema/plans/contract.ts'

const FREE: PlanFeature[] = ['fontPairing', 'achievementSystem']
const PREMIUM: PlanFeature[] = [
  ...FREE,
  'sentimentAnalysis',
  'spamChecker',
  'allowCollaborativeWriting',
  'voiceCommands',
]
const PRO: PlanFeature[] = [...PREMIUM, 'prioritySupport']

/** The plans of a new installation. Later, the database's rows are the only source. */
export const PLAN_SEED: readonly PlanRow[] = [
  {
    id: 'free',
    name: 'free',
    displayName: 'Free',
    description: 'Everything you need to write with fewer mistakes.',
    priceINR: 0,
    monthlyLimit: 100,
    features: ['Corrections as you type, on your device', 'Join documents others share with you'],
    annualDiscountPercent: 17,
    isDiscountActive: false,
    discountedPriceINR: null,
    discountLabel: null,
    active: true,
    documentPeople: 1,
    storageMb: 200,
    flags: FREE,
  },
  {
    id: 'premium',
    name: 'premium',
    displayName: 'Premium',
    description: 'For people who write every day, alone and together.',
    priceINR: 49_900,
    monthlyLimit: 500,
    features: ['Everything in Free', 'Write together with up to 5 people in a document'],
    annualDiscountPercent: 17,
    isDiscountActive: false,
    discountedPriceINR: null,
    discountLabel: null,
    active: true,
    documentPeople: 5,
    storageMb: 2000,
    flags: PREMIUM,
  },
  {
    id: 'pro',
    name: 'pro',
    displayName: 'Pro',
    description: 'For teams and businesses.',
    priceINR: 99_900,
    monthlyLimit: 1000,
    features: [
      'Everything in Premium',
      'Write together with up to 25 people in a document',
      'Priority support',
    ],
    annualDiscountPercent: 17,
    isDiscountActive: false,
    discountedPriceINR: null,
    discountLabel: null,
    active: true,
    documentPeople: 25,
    storageMb: 10_000,
    flags: PRO,
  },
]

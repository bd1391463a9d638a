import { admin } from '#client/features/admin/feature.ts'
import { auth } from '#client/features/auth/feature.ts'
import { emailGenerator } from '#client/features/email-generator/feature.ts'
import type { Feature } from '#client/features/feature.ts'
import { payments } from '#client/features/payments/feature.ts'
import { sentiment } from '#client/features/sentiment/feature.ts'
import { site } from '#client/features/site/feature.ts'
import { snippets } from '#client/features/snippets/feature.ts'

import { workspace } from './workspace/feature.ts'

/** The features of the client. Router and menus read them from here. */
export const features: readonly Feature[] = [
  workspace,
  admin,
  auth,
  emailGenerator,
  payments,
  sentiment,
  snippets,
  site,
]

import { assist } from '#client/features/assist/feature.ts'
import { auth } from '#client/features/auth/feature.ts'
import { corrections } from '#client/features/corrections/feature.ts'
import { dashboard } from '#client/features/dashboard/feature.ts'
import { documents } from '#client/features/documents/feature.ts'
import { emailWriter } from '#client/features/email-writer/feature.ts'
import type { Feature } from '#client/features/feature.ts'
import { revisions } from '#client/features/revisions/feature.ts'
import { sentiment } from '#client/features/sentiment/feature.ts'
import { sharing } from '#client/features/sharing/feature.ts'
import { usage } from '#client/features/usage/feature.ts'
import type { EventPatcher } from '#client/shared/live/events.ts'

import { workspace } from './workspace/feature.ts'

/** The features of the client. Router, menus and live events read them from here. */
export const features: readonly Feature[] = [
  workspace,
  assist,
  auth,
  corrections,
  dashboard,
  documents,
  emailWriter,
  revisions,
  sentiment,
  sharing,
  usage,
]

/** Loads the live events of all features. */
export const loadEvents = async (): Promise<readonly EventPatcher[]> =>
  (await Promise.all(features.flatMap(({ events }) => (events ? [events()] : [])))).flat()

import * as z from 'zod/mini'

import { dialect } from '#schema/check-settings/goals.ts'
import { usageOfKey } from '#schema/keys/contract.ts'
import { timestamp } from '#schema/shared/ids.ts'

import { deviceCall } from './deviceCalls.ts'
import { extensionSettings } from './settings.ts'

/** The calls of the extension's own pages to the background. They may also make those of a page. */
export const ownCall = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('overview') }),
  /** Brings the words of the signed-in user to this device, and its changes to them. */
  z.strictObject({ kind: z.literal('syncWords') }),
  z.strictObject({ kind: z.literal('turnOnHost'), host: z.string() }),
  z.strictObject({ kind: z.literal('pause'), until: z.nullable(timestamp) }),
  z.strictObject({ kind: z.literal('turnOnRule'), rule: z.string() }),
  z.strictObject({ kind: z.literal('removeWord'), word: z.string() }),
  z.strictObject({ kind: z.literal('setDialect'), dialect }),
  /** Signs in with an API key. The permission for the server comes first. */
  z.strictObject({ kind: z.literal('enterKey'), key: z.string().check(z.maxLength(200)) }),
  z.strictObject({ kind: z.literal('signOut') }),
  z.strictObject({ kind: z.literal('usage') }),
  /** Checks the fields of a tab to which the user's click opened the way. */
  z.strictObject({ kind: z.literal('checkTab'), tabId: z.int() }),
  ...deviceCall.def.options,
])
export type OwnCall = z.infer<typeof ownCall>

/** The answer to `overview`. */
export const overview = z.object({ settings: extensionSettings, isSignedIn: z.boolean() })
export type Overview = z.infer<typeof overview>

/** An answer of the server, or the reason for none. `refused`: the key is not valid (anymore). */
export const outcome = <T extends z.ZodMiniType>(value: T) =>
  z.discriminatedUnion('kind', [
    z.object({ kind: z.literal('done'), value }),
    z.object({ kind: z.literal('refused') }),
    z.object({ kind: z.literal('unreachable') }),
    z.object({
      kind: z.literal('failed'),
      status: z.int(),
      code: z.nullable(z.string()),
      message: z.string(),
    }),
  ])
export type Outcome<T> =
  | { kind: 'done'; value: T }
  | { kind: 'refused' }
  | { kind: 'unreachable' }
  | { kind: 'failed'; status: number; code: string | null; message: string }

/** The answer to `usage` and to `enterKey`. */
export const usageOutcome = outcome(usageOfKey)

/** The answer to `syncWords`. `refused`: the key may not read and change words. */
export const wordsSynced = z.enum(['done', 'refused', 'failed'])
export type WordsSynced = z.infer<typeof wordsSynced>

/** The answer to `checkTab`: whether its fields are checked from now on. */
export const tabChecked = z.boolean()

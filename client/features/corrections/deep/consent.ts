import * as z from 'zod/mini'

import { storedAtom } from '#client/shared/lib/storedAtom.ts'

/** The users who agreed on this device to send their texts, each with the provider. */
export const consents = storedAtom('bluepencil/deep-check', z.array(z.string()), [])

/** The entry of a user and a provider. */
export const consentOf = (userId: string, provider: string): string => `${userId} ${provider}`

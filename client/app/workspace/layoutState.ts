import { atom } from 'jotai'
import * as z from 'zod/mini'

import { storedAtom } from '#client/shared/lib/storedAtom.ts'

/** Whether the rails are open next to the page; remembered on this device. */
export const documentsRail = storedAtom('documents-rail', z.boolean(), true)
export const reviewRail = storedAtom('review-rail', z.boolean(), true)

/** Whether a rail is open as a sheet over the page, where there is no room for it. */
export const documentsSheet = atom(false)
export const reviewSheet = atom(false)

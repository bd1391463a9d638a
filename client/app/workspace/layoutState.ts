import { atom } from 'jotai'
import * as z from 'zod/mini'

import { focusMode } from '#client/features/focus-mode/focusMode.ts'
import { storedAtom } from '#client/shared/lib/storedAtom.ts'

import { openSession } from './palette/openSession.ts'

/** Whether the rails are open next to the page; remembered on this device. */
export const documentsRail = storedAtom('documents-rail', z.boolean(), true)
export const reviewRail = storedAtom('review-rail', z.boolean(), true)

/** Whether the text of the open document is shown alone. */
export const focused = atom(get => get(focusMode) && get(openSession) !== null)

/** Whether a rail is open as a sheet over the page, where there is no room for it. */
export const documentsSheet = atom(false)
export const reviewSheet = atom(false)

/** A bar of a page that is out of the way in focus mode, until the pointer or the focus goes there. */
export const FADED =
  'transition-opacity pointer-fine:opacity-0 hover:opacity-100 focus-within:opacity-100 motion-reduce:transition-none'

/** The same for a part of a bar, whose other parts stay. The bar is the group. */
export const FADED_PART =
  'transition-opacity pointer-fine:opacity-0 group-hover/bar:opacity-100 group-focus-within/bar:opacity-100 motion-reduce:transition-none'

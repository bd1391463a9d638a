import { atom } from 'jotai'
import { atomWithStorage } from 'jotai/utils'

/** Whether the rails are open next to the page. Stored on this device. */
export const documentsRailAtom = atomWithStorage('documents-rail', true, undefined, { getOnInit: true })
export const reviewRailAtom = atomWithStorage('review-rail', true, undefined, { getOnInit: true })

/** Whether a rail is open as a sheet over the page, on narrow screens. */
export const documentsSheetAtom = atom(false)
export const reviewSheetAtom = atom(false)

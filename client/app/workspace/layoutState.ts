import { atom } from 'jotai'
import { atomWithStorage } from 'jotai/utils'

/** Whether the rails stand open beside the page; remembered on this device. */
export const documentsRailAtom = atomWithStorage('documents-rail', true, undefined, { getOnInit: true })
export const reviewRailAtom = atomWithStorage('review-rail', true, undefined, { getOnInit: true })

/** Whether a rail is open as a sheet over the page, where there is no room for it. */
export const documentsSheetAtom = atom(false)
export const reviewSheetAtom = atom(false)

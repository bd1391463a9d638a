import { stateCode, type StateCode } from './contract.ts'

/** The code of places outside of India, where no GSTIN is issued. */
const ABROAD: StateCode = '96'

/** Returns the state of a GSTIN by its first two characters; null if they are no state of India. */
export function stateOfGstin(gstin: string): StateCode | null {
  const { data } = stateCode.safeParse(gstin.slice(0, 2))
  return data === undefined || data === ABROAD ? null : data
}

/** The details of a business that pays. */
export type Business = { stateCode: StateCode | null; businessName: string | null; gstin: string | null }

export type BusinessProblem =
  | { field: 'gstin'; code: 'gstinInvalid' | 'gstinOfAnotherState' }
  | { field: 'businessName'; code: 'businessNameMissing' }

/**
 * Returns the problem of a GSTIN with the other details; null if they agree. It is one of the chosen
 * state, if a state was chosen, and has the name of its business.
 */
export function businessProblem({
  stateCode: chosen,
  businessName,
  gstin,
}: Business): BusinessProblem | null {
  if (gstin === null) return null
  const state = stateOfGstin(gstin)
  if (state === null) return { field: 'gstin', code: 'gstinInvalid' }
  if (chosen !== null && chosen !== state) return { field: 'gstin', code: 'gstinOfAnotherState' }
  return businessName === null ? { field: 'businessName', code: 'businessNameMissing' } : null
}

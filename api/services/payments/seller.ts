import type { Environment } from '#platform/env.ts'
import type { Supply } from '#schema/invoices/tax.ts'

/** The seller on invoices. Without a GSTIN, no tax is charged, and `sac`, the code of the service, is null. */
export type Seller = { name: string; address: string; gstin: string | null; sac: string | null }

/** Returns the seller that the operator has configured. */
export const sellerOf = ({ SELLER_NAME, SELLER_ADDRESS, SELLER_GSTIN, SELLER_SAC }: Environment): Seller => ({
  name: SELLER_NAME,
  address: SELLER_ADDRESS ?? '',
  gstin: SELLER_GSTIN ?? null,
  sac: SELLER_GSTIN === undefined ? null : SELLER_SAC,
})

/** Returns where a customer is for the seller. A GSTIN begins with the code of its state. */
export function supplyOf({ gstin }: Pick<Seller, 'gstin'>, stateCode: string | null): Supply {
  if (gstin === null) return 'unregistered'
  return stateCode === null || stateCode === gstin.slice(0, 2) ? 'sameState' : 'otherState'
}

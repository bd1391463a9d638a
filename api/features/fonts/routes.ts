import { requireFeature } from '#api/features/plans/policy.ts'
import { implement } from '#api/kit/implement.ts'
import type { PairingRequest } from '#schema/fonts/contract.ts'
import * as endpoints from '#schema/fonts/endpoints.ts'
import { pairFonts } from '#writing/fonts/pairFonts.ts'

/** Font pairs for a purpose and a mood. A call takes about a millisecond and is not metered. */
export const fontRoutes = () => [
  implement(endpoints.readPairs)(({ user, query }) => pairs(user, query)),
  implement(endpoints.pair)(({ user, body }) => pairs(user, body)),
]

async function pairs(user: Express.User, request: PairingRequest) {
  await requireFeature(user, 'fontPairing')
  return { pairs: pairFonts(request) }
}

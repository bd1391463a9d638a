import { streamExport } from '#api/features/account/export.ts'
import { implement } from '#api/kit/implement.ts'
import { logSecurity } from '#api/kit/securityLog.ts'
import * as endpoints from '#schema/account/endpoints.ts'

/** The export of a user's own data. */
export const exportRoutes = () => [
  implement(endpoints.exportData)(async ({ user, response }) => {
    logSecurity('data-exported', user.id)
    await streamExport(user, response)
    return undefined
  }),
]

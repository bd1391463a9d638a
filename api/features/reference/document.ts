import { SESSION_COOKIE } from '#platform/sessions.ts'
import { allEndpoints } from '#schema/endpoints/all.ts'
import { openApiDocument } from '#schema/endpoints/openapi.ts'

/** The version of the public API. Its addresses begin with it. */
const VERSION = '1.0'

const PUBLIC = / \/(?:api\/v1|v2)\//

/** Returns the OpenAPI document of the calls that other programs make. */
export const publicDocument = () =>
  openApiDocument(
    allEndpoints.filter(({ endpoint }) => PUBLIC.test(endpoint.route)),
    { version: VERSION, sessionCookie: SESSION_COOKIE },
  )

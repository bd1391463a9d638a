import { SESSION_COOKIE } from '#platform/sessions.ts'
import { allEndpoints } from '#schema/endpoints/all.ts'
import { groupOf } from '#schema/endpoints/limits.ts'
import { openApiDocument } from '#schema/endpoints/openapi.ts'

/** The version of the public API. Its addresses begin with it. */
const VERSION = '1.0'

/** Returns the OpenAPI document of the calls that other programs make. */
export const publicDocument = () =>
  openApiDocument(
    allEndpoints.filter(({ endpoint }) => groupOf(endpoint.route).prefix !== '/api/'),
    { version: VERSION, sessionCookie: SESSION_COOKIE },
  )

import { listContent, readContent } from '#api/features/content/adminQueries.ts'
import { changeContent, createContent, removeContent, restoreContent } from '#api/features/content/edit.ts'
import { htmlOf, sectionsOf } from '#api/features/content/html.ts'
import { implement, type Implementation } from '#api/kit/implement.ts'
import { t } from '#api/kit/messages.ts'
import type { ApiContext } from '#api/services/context.ts'
import * as endpoints from '#schema/admin/contentEndpoints.ts'
import { AppError } from '#schema/shared/errors.ts'

/** The texts of the site, for administrators. */
export const contentAdminRoutes = ({ sequelize }: ApiContext): Implementation[] => [
  implement(endpoints.list)(({ query }) => listContent(query)),

  implement(endpoints.read)(async ({ params }) => {
    const text = await readContent(null, params.textId)
    if (!text) throw new AppError('NOT_FOUND', t('content.missing'))
    return text
  }),

  implement(endpoints.preview)(({ body: { markdown, isInSections } }) =>
    isInSections
      ? { html: '', sections: sectionsOf(markdown, htmlOf) }
      : { html: htmlOf(markdown), sections: [] },
  ),

  implement(endpoints.create)(({ user: actor, request, body }) =>
    sequelize.transaction(tx =>
      createContent(tx, { actor, sessionId: request.sessionID, requestId: request.id }, body),
    ),
  ),

  implement(endpoints.change)(({ user: actor, request, params: { textId }, body }) =>
    sequelize.transaction(tx =>
      changeContent(tx, { actor, sessionId: request.sessionID, requestId: request.id }, textId, body),
    ),
  ),

  implement(endpoints.restore)(({ user: actor, request, params: { textId }, body: { revision } }) =>
    sequelize.transaction(tx =>
      restoreContent(tx, { actor, sessionId: request.sessionID, requestId: request.id }, textId, revision),
    ),
  ),

  implement(endpoints.remove)(({ user: actor, request, params: { textId }, query: { revision } }) =>
    sequelize.transaction(tx =>
      removeContent(tx, { actor, sessionId: request.sessionID, requestId: request.id }, textId, revision),
    ),
  ),
]

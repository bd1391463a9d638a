import { lockActing } from '#api/features/auth/acting.ts'
import { implement } from '#api/kit/implement.ts'
import { t } from '#api/kit/messages.ts'
import { actorOf, audit } from '#api/services/audit/audit.ts'
import type { ApiContext } from '#api/services/context.ts'
import { unusablePicture } from '#api/services/images/picture.ts'
import { changeBranding, readBranding } from '#api/services/site/branding.ts'
import { drawSitePicture, readSitePicture, storeSitePicture } from '#api/services/site/pictures.ts'
import { decideMetrics, readMetrics, readSiteSettings } from '#api/services/site/queries.ts'
import * as endpoints from '#schema/site/endpoints.ts'

/** Branding, readable by everyone, and what administrators decide about it. */
export const siteRoutes = ({ sequelize }: ApiContext) => [
  implement(endpoints.settings)(() => readSiteSettings()),

  implement(endpoints.readMetrics)(() => readMetrics()),

  implement(endpoints.decideMetrics)(({ user, request, body }) =>
    sequelize.transaction(async tx => {
      await lockActing(tx, { actor: user, sessionId: request.sessionID }, ['admin'])
      const before = await readMetrics(tx)
      const after = await decideMetrics(tx, body)
      await audit(tx, {
        act: 'settings.changed',
        actor: actorOf(user),
        subject: { kind: 'settings', id: 'metrics', name: t('site.metrics') },
        before: before.metrics,
        after: after.metrics,
        requestId: request.id,
      })
      return after
    }),
  ),

  implement(endpoints.readBranding)(() => readBranding()),

  implement(endpoints.changeBranding)(({ user, request, body }) =>
    sequelize.transaction(async tx => {
      await lockActing(tx, { actor: user, sessionId: request.sessionID }, ['admin'])
      const changed = await changeBranding(tx, body)
      await audit(tx, {
        act: 'settings.changed',
        actor: actorOf(user),
        subject: { kind: 'settings', id: 'branding', name: t('site.branding') },
        ...changed,
        requestId: request.id,
      })
      return readBranding(tx)
    }),
  ),

  implement(endpoints.addPicture)(async ({ user, request, params }) => {
    const file: unknown = request.body
    if (!Buffer.isBuffer(file) || file.length === 0) throw unusablePicture()
    const bytes = await drawSitePicture(file, params.kind, user.id)
    const url = await sequelize.transaction(async tx => {
      await lockActing(tx, { actor: user, sessionId: request.sessionID }, ['admin'])
      return storeSitePicture(tx, bytes)
    })
    return { url }
  }),

  implement(endpoints.picture)(async ({ params, response }) => {
    const bytes = await readSitePicture(params.pictureId)
    // Another picture has another URL.
    response.setHeader('Cache-Control', 'public, max-age=31536000, immutable')
    response.setHeader('Content-Security-Policy', "default-src 'none'; sandbox")
    return bytes
  }),
]

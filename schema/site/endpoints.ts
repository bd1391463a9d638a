import { endpoint } from '#schema/endpoints/endpoint.ts'
import { metricsForAdmins, siteMetrics, siteSettings } from '#schema/site/contract.ts'
import { SETTINGS_PATH } from '#schema/site/defaults.ts'

export const settings = endpoint(`GET ${SETTINGS_PATH}`, {
  summary: "Read the site's branding",
  access: 'public',
  answer: siteSettings,
})

export const readMetrics = endpoint('GET /api/admin/settings/metrics', {
  summary: 'Read the numbers of the landing page, and whether an administrator decided on them',
  access: { roles: ['admin'] },
  answer: metricsForAdmins,
})

export const decideMetrics = endpoint('PUT /api/admin/settings/metrics', {
  summary: 'Keep, change or hide the numbers of the landing page',
  access: { roles: ['admin'] },
  body: siteMetrics,
  answer: metricsForAdmins,
})

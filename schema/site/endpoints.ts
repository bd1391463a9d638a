import { endpoint } from '#schema/endpoints/endpoint.ts'
import { HOUR_S } from '#schema/endpoints/limits.ts'
import {
  brandingAct,
  brandingForAdmins,
  SITE_PICTURE_MAX_BYTES,
  SITE_PICTURE_TYPES,
  sitePicture,
  sitePictureIdParams,
  sitePictureParams,
} from '#schema/site/branding.ts'
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

export const readBranding = endpoint('GET /api/admin/settings/branding', {
  summary: 'Read the branding, to change it',
  access: { roles: ['admin'] },
  answer: brandingForAdmins,
})

export const changeBranding = endpoint('PUT /api/admin/settings/branding', {
  summary: 'Change the branding in every open page',
  access: { roles: ['admin'] },
  body: brandingAct,
  answer: brandingForAdmins,
})

export const addPicture = endpoint('POST /api/admin/settings/pictures/:kind', {
  summary: 'Add a picture that the branding may show',
  access: { roles: ['admin'] },
  params: sitePictureParams,
  limits: [{ name: 'site-pictures', calls: 30, seconds: HOUR_S, per: 'user' }],
  upload: { types: SITE_PICTURE_TYPES, maxBytes: SITE_PICTURE_MAX_BYTES },
  answer: sitePicture,
  status: 201,
})

export const picture = endpoint('GET /api/site/pictures/:pictureId', {
  summary: 'Read a picture of the site',
  access: 'public',
  params: sitePictureIdParams,
  file: 'image/png',
})

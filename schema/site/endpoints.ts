import { endpoint } from '#schema/endpoints/endpoint.ts'
import { siteSettings } from '#schema/site/contract.ts'
import { SETTINGS_PATH } from '#schema/site/defaults.ts'

export const settings = endpoint(`GET ${SETTINGS_PATH}`, {
  summary: "Read the site's branding",
  access: 'public',
  answer: siteSettings,
})

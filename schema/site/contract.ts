import * as z from 'zod/mini'

/** A number of the landing page, as it is shown; null hides it. */
const metric = z.nullable(z.string().check(z.trim(), z.minLength(1), z.maxLength(20)))

/** The numbers of the landing page. */
export const siteMetrics = z.object({
  activeUsers: metric,
  documents: metric,
  accuracy: metric,
  languages: metric,
})
export type SiteMetrics = z.infer<typeof siteMetrics>

/**
 * The numbers for administrators. `decided`: an administrator kept, changed or hid them. Until then
 * they are only the defaults of a new installation.
 */
export const metricsForAdmins = z.object({ metrics: siteMetrics, decided: z.boolean() })

/**
 * GET /api/admin/settings: branding, readable by everyone. Pages omit a metric or link that is
 * null.
 */
export const siteSettings = z.object({
  primaryColor: z.string(),
  secondaryColor: z.string(),
  logoUrl: z.nullable(z.string()),
  logoText: z.string(),
  siteName: z.string(),
  logoFontFamily: z.string(),
  faviconUrl: z.nullable(z.string()),
  twitterHandle: z.nullable(z.string()),
  twitterIcon: z.nullable(z.string()),
  facebookPage: z.nullable(z.string()),
  facebookIcon: z.nullable(z.string()),
  linkedinPage: z.nullable(z.string()),
  linkedinIcon: z.nullable(z.string()),
  instagramPage: z.nullable(z.string()),
  instagramIcon: z.nullable(z.string()),
  metrics: siteMetrics,
})
export type SiteSettings = z.infer<typeof siteSettings>

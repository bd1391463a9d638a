import * as z from 'zod/mini'

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
  metrics: z.object({
    activeUsers: z.nullable(z.string()),
    documents: z.nullable(z.string()),
    accuracy: z.nullable(z.string()),
    languages: z.nullable(z.string()),
  }),
})
export type SiteSettings = z.infer<typeof siteSettings>

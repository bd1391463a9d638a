import { z } from 'zod'

/** GET /api/admin/settings: branding, readable by everyone. A null figure or link is left out of the pages. */
export const siteSettings = z.object({
  primaryColor: z.string(),
  secondaryColor: z.string(),
  logoUrl: z.string().nullable(),
  logoText: z.string(),
  siteName: z.string(),
  logoFontFamily: z.string(),
  faviconUrl: z.string().nullable(),
  twitterHandle: z.string().nullable(),
  twitterIcon: z.string().nullable(),
  facebookPage: z.string().nullable(),
  facebookIcon: z.string().nullable(),
  linkedinPage: z.string().nullable(),
  linkedinIcon: z.string().nullable(),
  instagramPage: z.string().nullable(),
  instagramIcon: z.string().nullable(),
  figures: z.object({
    activeUsers: z.string().nullable(),
    documents: z.string().nullable(),
    accuracy: z.string().nullable(),
    languages: z.string().nullable(),
  }),
})
export type SiteSettings = z.infer<typeof siteSettings>

import type { SiteSettings } from '#schema/site/contract.ts'

export type Social = {
  network: 'Twitter' | 'Facebook' | 'LinkedIn' | 'Instagram'
  /** Null if an icon is configured but no address. */
  url: string | null
  /** The address of a custom icon, or null for the network's built-in logo. */
  icon: string | null
}

type Fields = Omit<SiteSettings, 'metrics'>

/**
 * Returns the site's social pages in the footer's order, without networks that have neither address
 * nor icon.
 */
export function socialsOf(settings: Fields): Social[] {
  const all: Social[] = [
    {
      network: 'Twitter',
      url: addressOf(settings.twitterHandle, 'https://twitter.com/'),
      icon: settings.twitterIcon,
    },
    {
      network: 'Facebook',
      url: addressOf(settings.facebookPage, 'https://www.facebook.com/'),
      icon: settings.facebookIcon,
    },
    {
      network: 'LinkedIn',
      url: addressOf(settings.linkedinPage, 'https://www.linkedin.com/company/'),
      icon: settings.linkedinIcon,
    },
    {
      network: 'Instagram',
      url: addressOf(settings.instagramPage, 'https://www.instagram.com/'),
      icon: settings.instagramIcon,
    },
  ]
  return all
    .filter(({ url, icon }) => url !== null || icon)
    .map(social => ({ ...social, icon: isPicture(social.icon) ? social.icon : null }))
}

/**
 * Returns a full http(s) address unchanged, and a name, with or without @, as a page of the
 * network; otherwise null.
 */
function addressOf(value: string | null, base: string): string | null {
  const text = value?.trim() ?? ''
  if (/^https?:\/\/[^\s/]/i.test(text)) return text
  return /^@?[\w.-]+$/.test(text) ? base + text.replace(/^@/, '') : null
}

const isPicture = (icon: string | null): boolean => icon !== null && /^(https:\/\/|\/(?!\/))/i.test(icon)

import type { SiteSettings } from '#schema/site/contract.ts'

export type Social = {
  network: 'Twitter' | 'Facebook' | 'LinkedIn' | 'Instagram'
  /** Null: an icon is configured but no address. */
  url: string | null
  /** The address of an own picture; null: the network's built-in sign. */
  icon: string | null
}

type Fields = Omit<SiteSettings, 'figures'>

/** The site's places elsewhere, in the footer's order; a network with neither address nor icon is left out. */
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

/** A whole http(s) address as it is; a name, with or without @, as a page of the network; anything else is none. */
function addressOf(value: string | null, base: string): string | null {
  const text = value?.trim() ?? ''
  if (/^https?:\/\/[^\s/]/i.test(text)) return text
  return /^@?[\w.-]+$/.test(text) ? base + text.replace(/^@/, '') : null
}

const isPicture = (icon: string | null): boolean => icon !== null && /^(https:\/\/|\/(?!\/))/i.test(icon)

/** The addresses of the public pages that the header, the menu and the footer lead to. */
export const LINKS = {
  home: '/',
  features: '/features',
  pricing: '/pricing',
  extensions: '/extensions',
  blog: '/blog',
  about: '/about',
  contact: '/contact',
  help: '/help',
  api: '/api-docs',
  privacy: '/privacy',
  terms: '/terms',
} as const
export type LinkName = keyof typeof LINKS

export const HEADER_LINKS = [
  'features',
  'pricing',
  'extensions',
  'blog',
  'about',
] as const satisfies readonly LinkName[]

export const MENU_LINKS = [
  'home',
  'features',
  'pricing',
  'extensions',
  'blog',
  'about',
  'contact',
  'help',
  'api',
  'privacy',
  'terms',
] as const satisfies readonly LinkName[]

/** The footer's columns. Some addresses differ from those of the menu, as the specification has them. */
export const FOOTER_LINKS = {
  product: [
    ['features', '/features'],
    ['pricing', '/pricing'],
    ['extensions', '/extensions'],
  ],
  company: [
    ['about', '/about'],
    ['blog', '/blog'],
  ],
  support: [
    ['help', '/help'],
    ['contact', '/contact'],
    ['api', '/api'],
    ['privacy', '/privacy-policy'],
    ['terms', '/terms-of-service'],
  ],
} as const satisfies Record<string, readonly (readonly [LinkName, string])[]>

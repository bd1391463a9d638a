import { namespace } from '../namespace.ts'

/** The header, the menu and the footer of the public pages. */
export const frame = namespace('frame', {
  site: 'Site',
  links: {
    home: 'Home',
    features: 'Features',
    pricing: 'Pricing',
    extensions: 'Extensions',
    blog: 'Blog',
    about: 'About',
    contact: 'Contact',
    help: 'Help Center',
    api: 'API Documentation',
    privacy: 'Privacy Policy',
    terms: 'Terms of Service',
  },
  newsletter: {
    title: 'Newsletter',
    text: 'Writing tips and product news.',
    email: 'Email address',
    subscribe: 'Subscribe',
  },
  groups: { product: 'Product', company: 'Company', support: 'Support' },
})

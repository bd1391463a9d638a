import { endpoint } from '#schema/endpoints/endpoint.ts'
import { HOUR_S } from '#schema/endpoints/limits.ts'

import { newsletterForm, newsletterLink } from './contract.ts'

/** The answer is the same for every address, also for one that is subscribed. */
export const subscribe = endpoint('POST /api/newsletter', {
  summary: 'Ask for the newsletter; an email asks to confirm it',
  access: 'public',
  form: newsletterForm,
  redirect: true,
  limits: [{ name: 'newsletter', calls: 5, seconds: HOUR_S, per: 'address' }],
})

// No one guesses a token, and thousands of readers may share the address of their network.
const link = { access: 'public', form: newsletterLink, redirect: true } as const

export const confirm = endpoint('POST /api/newsletter/confirm', {
  ...link,
  summary: 'Confirm the newsletter with the token of an email',
})

export const unsubscribe = endpoint('POST /api/newsletter/unsubscribe', {
  ...link,
  summary: 'Stop the newsletter with the token of a link',
})

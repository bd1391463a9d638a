import { ROUTES } from '#schema/site/routes.ts'

/**
 * Whether a screen is loaded before it is opened, so that it opens without a connection. The screens of the
 * admin area are not: few people can open them.
 */
export const isAhead = (name: string): boolean =>
  ROUTES.some(({ screen, section, access }) => screen === name && section !== null && access === 'user')

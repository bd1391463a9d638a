import { namespace } from '../namespace.ts'

/** The menu that a slash opens in the text. */
export const slash = namespace('slash', {
  menu: 'Insert',
  count: '{count, plural, one {# result} other {# results}}. Choose with the arrow keys.',
  hint: 'Type to filter',
})

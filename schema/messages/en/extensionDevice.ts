import { namespace } from '../namespace.ts'

/** Lines of the browser extension in a page. */
export const extensionDevice = namespace('extensionDevice', {
  noAnswer: 'The extension did not answer. Reload the page.',
})

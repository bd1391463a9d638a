import { namespace } from '../namespace.ts'

/** The popup of the browser extension, and the answers of its background. */
export const extension = namespace('extension', {
  unreachable: 'The server cannot be reached. Try again in a moment.',
  failed: 'The server answered with an error ({status, number}).',
})

import { namespace } from '../namespace.ts'

/** A page that is not there, cannot be loaded or has stopped working. */
export const problems = namespace('problems', {
  tryAgain: 'Try again',
  backToDocuments: 'Back to your documents',
  goHome: 'Go home',
  notFoundText: 'Check the address, or go back home.',
  pageFailed: 'We can’t show this page',
  broken: 'This page stopped working',
  brokenText: 'Your text is saved on this device and on the server. Reload the page to continue.',
  reload: 'Reload',
  unreachable: 'We can’t reach the server',
  unreachableText: 'Check your connection. Nothing you wrote is lost.',
})

import { namespace } from '../namespace.ts'

/** The first question to an administrator: the numbers of the landing page. */
export const siteMetrics = namespace('siteMetrics', {
  title: 'Are these numbers true?',
  text: 'The landing page of {site} shows them to every visitor. They came with the product, and say nothing about your installation. Keep them, correct them, or hide them.',
  names: {
    activeUsers: 'Active users',
    documents: 'Documents',
    accuracy: 'Accuracy',
    languages: 'Languages',
  },
  show: 'Show “{name}”',
  hideAll: 'Hide all',
  save: 'Show the checked ones',
})

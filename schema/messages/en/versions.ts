import { namespace } from '../namespace.ts'

/** The way to the version history, its days, and the report on return. */
export const versions = namespace('versions', {
  show: 'Version history',
  keywords: 'versions revisions restore changes compare earlier undo',
  days: { today: 'Today', yesterday: 'Yesterday' },
  merged: {
    title: 'You’re back online',
    mine: 'Your changes in {count, plural, one {# paragraph} other {# paragraphs}} were sent.',
    arrived: '{count, plural, one {# paragraph} other {# paragraphs}} changed while you were away.',
    arrivedBy: '{names} changed {count, plural, one {# paragraph} other {# paragraphs}} while you were away.',
  },
})

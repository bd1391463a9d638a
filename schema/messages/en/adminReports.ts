import { namespace } from '../namespace.ts'

/** The reports of snippets, for administrators and support. */
export const adminReports = namespace('adminReports', {
  list: 'Reports',
  filter: 'Show',
  filters: { open: 'Open', decided: 'Decided', all: 'All' },
  loading: 'Loading the reports',
  failed: 'We couldn’t load the reports',
  moreFailed: 'We couldn’t load older reports',
  more: 'Show older reports',
  none: 'No reports',
  noneText: 'A report appears here when a reader of a snippet’s page sends one.',
  report: 'Report',
  snippet: 'Snippet',
  author: 'Author',
  state: 'State',
  when: 'When (local time)',
  acts: 'Decision',
  page: 'Open the page of {title}',
  private: 'Private',
  states: { open: 'Open', hidden: 'Hidden', restored: 'Shown again', dismissed: 'Dismissed' },
  reason: 'Reason',
  reasonHint: 'The audit keeps it. The author and the reporter don’t see it.',
  cancel: 'Cancel',
  hidden: {
    do: 'Hide',
    title: 'Hide {title}?',
    text: 'Its page answers as if it were private, and open pages close. The author keeps the snippet and reads that it was hidden. All open reports of it are decided.',
    done: 'The snippet is hidden',
  },
  restored: {
    do: 'Show again',
    title: 'Show {title} again?',
    text: 'Its page opens again for everyone who may read it.',
    done: 'The snippet is shown again',
  },
  dismissed: {
    do: 'Dismiss',
    title: 'Dismiss this report of {title}?',
    text: 'The snippet stays as it is.',
    done: 'The report is dismissed',
  },
})

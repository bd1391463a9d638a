import { namespace } from '../namespace.ts'

/** Reports about a text, on the page of its share code. */
export const reports = namespace('reports', {
  report: 'Report',
  title: 'Report this snippet',
  intro: 'Tell us what is wrong with it. The author won’t see your report.',
  reason: 'Reason',
  choose: 'Choose a reason',
  chooseFirst: 'Choose a reason first.',
  needsScript: 'Turn on JavaScript to report this snippet.',
  reasons: {
    spam: 'Spam or scam',
    hateful: 'Hateful or harassing',
    private: 'Private information',
    copyright: 'Copyright',
    other: 'Something else',
  },
  details: 'Details (optional)',
  cancel: 'Cancel',
  send: 'Send',
  outcomes: {
    sent: 'Thank you. We will look at it.',
    tooMany: 'There were too many reports from your network. Wait an hour, then send it again.',
    failed: 'The server couldn’t take your report. Wait a moment, then send it again.',
    offline: 'We can’t reach the server. Check your connection, then send it again.',
  },
})

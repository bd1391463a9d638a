import { namespace } from '../namespace.ts'

/** Suggested changes of a text: their cards and decisions. */
export const suggestions = namespace('suggestions', {
  someone: 'Someone',
  by: 'Suggested by {name}',
  own: 'Your suggestion',
  kinds: { deletion: 'Delete:', insertion: 'Insert:' },
  formats: {
    on: {
      bold: 'Bold:',
      italic: 'Italic:',
      strike: 'Strikethrough:',
      underline: 'Underline:',
      code: 'Code:',
    },
    off: {
      bold: 'Not bold:',
      italic: 'Not italic:',
      strike: 'No strikethrough:',
      underline: 'No underline:',
      code: 'No code:',
    },
  },
  blocks: {
    paragraph: 'Paragraph:',
    heading1: 'Heading 1:',
    heading2: 'Heading 2:',
    heading3: 'Heading 3:',
    bulletList: 'Bullet list:',
    orderedList: 'Numbered list:',
    taskList: 'Task list:',
  },
  links: {
    set: 'Link:',
    change: 'Other address:',
    end: 'No link:',
    before: 'Address now:',
    after: 'Suggested address:',
  },
  count: '{count, plural, one {# suggestion} other {# suggestions}}',
  accept: 'Accept',
  reject: 'Reject',
  takeBack: 'Take back',
  acceptAll: 'Accept all suggestions',
  rejectAll: 'Reject all suggestions',
  all: { accept: 'Accept all', reject: 'Reject all' },
  ofAll: 'All suggestions',
  of: 'By {name}',
  yours: 'By you',
  decided: {
    accept: '{count, plural, one {Accepted # suggestion} other {Accepted # suggestions}}',
    reject: '{count, plural, one {Rejected # suggestion} other {Rejected # suggestions}}',
  },
})

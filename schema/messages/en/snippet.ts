import { namespace } from '../namespace.ts'

/** The page that a share code opens. */
export const snippet = namespace('snippet', {
  by: 'By <bdi>{name}</bdi>',
  updated: 'Updated {date}',
  viewers: '{count, plural, one {# person has} other {# people have}} this open now',
  copy: 'Copy',
  copied:
    '{count, plural, =0 {Copied} one {Copied with # blank to fill in} other {Copied with # blanks to fill in}}',
  tooLong: 'With these values, the text would have more than {most, number} characters. Shorten one of them.',
  copyFailed: 'Your browser didn’t copy it. Select the text instead.',
  openIn: 'Open in {site}',
  duplicate: 'Duplicate',
  duplicateOutcomes: {
    copying: 'Copying…',
    done: 'Opening your copy…',
    failed: 'The server couldn’t copy it. Wait a moment, then try again.',
    offline: 'We can’t reach the server. Check your connection, then try again.',
  },
  fill: 'Fill in before you copy',
  done: 'Done',
  open: 'Not done',
  image: 'Image: {title}',
  imageAlone: 'Image',
  signInToReact: 'Sign in to react',
  membersSeeName: 'The people of this text see your name with your reactions.',
  comments: 'Comments',
  deletedAccount: 'Deleted account',
  edited: 'edited',
  incomplete: 'Older comments are not shown here.',
  missing: 'This snippet isn’t available.',
  missingText: 'Ask the person who sent you the link for a new one.',
  home: 'Go to {site}',
})

import { namespace } from '../namespace.ts'

/** The landing page and the frame of the public pages. */
export const landing = namespace('landing', {
  getStarted: 'Get Started',
  signUp: 'Sign Up',
  signIn: 'Sign In',
  openApp: 'Open {site}',
  account: 'Account',
  menu: 'Menu',
  openMenu: 'Open menu',
  closeMenu: 'Close menu',
  footer: 'Footer',
  notConfigured: '{network} URL is not configured',
  hero: {
    start: 'Say what you',
    wrong: 'ment',
    right: 'meant.',
    text: '{site} catches spelling, grammar and style mistakes as you type, right in your browser, for everyone in the document.',
    free: 'Free to start. No credit card needed.',
  },
  metrics: {
    title: 'In numbers',
    activeUsers: 'active users',
    documents: 'documents',
    accuracy: 'accuracy',
    languages: 'languages',
  },
  try: {
    title: 'Try it now',
    text: 'Write or paste a text. The checker runs inside this page, so your words stay on your device.',
    label: 'Your text',
    placeholder: 'Start typing…',
    sample: 'Use a sample',
    length: '{count, number} of {most, number} characters',
    again: 'Try again',
    remove: 'Remove',
    removeName: 'Remove “{text}”',
    fixName: 'Replace “{text}” with “{replacement}”',
    more: 'Fix some of these to see the others.',
    status: {
      waiting: 'Suggestions appear here.',
      loading: 'Loading the checker. This happens once.',
      checking: 'Checking…',
      stopped: 'The checker has stopped. Your text is still here.',
      found: '{count, plural, one {# suggestion} other {# suggestions}}',
      none: 'We found no mistakes.',
      foreign: 'We can’t check this language here.',
    },
  },
  features: {
    title: 'One page, many hands, no lost words',
    marks: {
      title: 'Marked while you type',
      text: 'Spelling, grammar, punctuation and style are checked in your browser, without sending your text anywhere.',
    },
    decision: {
      title: 'Decided once, for everyone',
      text: 'Dismiss a suggestion or add a name once, and it disappears for everyone.',
    },
    together: {
      title: 'Written together',
      text: 'Invite people by email to edit or to read. Everyone can write at the same time, each with a named cursor.',
    },
    improve: {
      title: 'Improve, word by word',
      text: 'Ask for a better version of a passage and see every word that would change. Failed attempts are free, and your usage is always in view.',
    },
    saved: {
      title: 'Saved means saved',
      text: '“Saved” means your work is on disk. After that, a crash can’t lose it.',
    },
    selfHosted: {
      title: 'Yours to run',
      text: 'One command starts everything on your own machine, including the database. All you need is Node.',
    },
  },
  testimonials: { title: 'From people who write', sample: 'Sample' },
  questions: 'Questions and answers',
  closing: 'The pencil is sharp. Bring a first draft.',
  demo: {
    page: 'Front page, second draft',
    play: 'Play',
    pause: 'Pause',
    caption:
      'A demonstration that types three sentences and corrects them, each kind of mistake marked with its own color and underline:',
    becomes: '“{before}” becomes “{after}”',
    reasons: {
      theyAre: 'Short for “they are”.',
      eBeforeI: '“ei” after “c”.',
      comma: 'Comma after “however”.',
      vowel: '“Hour” begins with a vowel sound.',
      finite: 'Spelled with “finite”.',
      oneWord: 'One word is enough.',
    },
  },
  scenes: {
    wordAdded: '<strong>Mara</strong> added “{word}” to the dictionary',
    usage: '12 / 100 queries',
    saving: 'Saving…',
    offline: 'Offline, kept on this device',
    saved: 'Saved',
  },
})

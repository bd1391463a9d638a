import { namespace } from '../namespace.ts'

/** The texts of the parts that the app and the public pages share. Few: the landing page loads them. */
export const parts = namespace('parts', {
  /** The name of the controls of a banner, and of a notice in a corner. */
  notice: 'Notice',
  skipToContent: 'Skip to main content',
  /** Next to a field that people do not see. */
  leaveEmpty: 'Leave this field empty',
  categories: {
    spelling: 'Spelling',
    grammar: 'Grammar',
    punctuation: 'Punctuation',
    style: 'Style',
    tone: 'Tone',
    clarity: 'Clarity',
  },
  partMissing: 'Part of this page couldn’t be loaded',
  /** On the public pages, below `partMissing`. */
  reloadHint: 'Check your connection, then reload the page.',
  reload: 'Reload',
})

import { namespace } from '../namespace.ts'

/** The corrections that a user turned off, and the goals of their new documents. */
export const checkPreferences = namespace('checkPreferences', {
  loadFailed: 'We couldn’t load these settings',
  saveFailed: 'We couldn’t save that. {reason}',
  goals: {
    title: 'Goals',
    text: 'For new documents. To change an existing document, open Goals there.',
  },
  categories: {
    title: 'Corrections',
    text: 'What you want to see. This applies to you alone, in all of your documents.',
    label: 'Categories',
    hints: {
      spelling: 'Misspelled and unknown words',
      grammar: 'Agreement, tenses, articles, word order',
      punctuation: 'Commas, apostrophes, quotation marks',
      style: 'Wordy or weak phrases',
      tone: 'Blunt or exclusive wording',
      clarity: 'Long or unclear sentences',
    },
  },
  rules: {
    title: 'Rules you turned off',
    text: 'You turn a rule off on the card of a correction, under “More actions.”',
    none: 'All rules are on.',
    turnOn: 'Turn on',
    turnOnRule: 'Turn on: {title}',
    isOn: 'Turned on “{title}”',
    turnOnFailed: 'We couldn’t turn this rule on',
    undo: 'Undo',
    undoFailed: 'We couldn’t undo that',
  },
})

import { namespace } from '../namespace.ts'

/** The form that sets how a document is checked. */
export const goalsForm = namespace('goalsForm', {
  language: 'Language',
  detect: 'Detect automatically',
  noDictionary: 'No dictionary',
  languagesFailed: 'We couldn’t load the other languages. Open this again in a moment.',
  detected: 'Detected: {languages}.',
  checkedIn: 'Checked in {languages}.',
  notChecked: 'Text in {languages} isn’t checked, because this server has no dictionary for it.',
  dialect: 'Dialect',
  audience: 'Audience',
  formality: 'Formality',
  domain: 'Document type',
  forEveryone: 'These settings apply to everyone in this text.',
  editorsOnly: 'These settings apply to everyone in this text. Only editors can change them.',
  done: 'Done',
})

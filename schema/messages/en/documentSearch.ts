import { namespace } from '../namespace.ts'

/** The results of a search in the documents. */
export const documentSearch = namespace('documentSearch', {
  inTitles: 'In titles',
  inTexts: 'In texts',
  searching: 'Searching texts',
  count: '{count, plural, one {# result} other {# results}}',
  none: 'No results',
  noneText: 'No title or text contains “{wanted}”.',
  noneInTitles: 'No title contains “{wanted}”.',
  titlesOnly: 'You’re offline. Only titles are searched.',
  failed: 'We couldn’t search your texts',
  tryAgain: 'Try again',
  more: 'Only the first {count, number} are shown. Add a word to narrow them down.',
})

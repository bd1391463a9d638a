/** The text of the sample sheet: one word is marked, the other one is corrected. */
export const sheetSample = {
  start: 'There is no such thing as good ',
  marked: { from: 'writting', to: 'writing' },
  between: ', only good ',
  corrected: { from: 'rewritting', to: 'rewriting' },
  end: '.',
}

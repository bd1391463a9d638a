import { atom } from 'jotai'

import type { Query } from './query.ts'

/** The fields of the bar. They stay while the page is open, so that the bar can be closed meanwhile. */
export const findForm = atom<Query & { replacement: string; withReplace: boolean }>({
  text: '',
  matchCase: false,
  wholeWord: false,
  isExpression: false,
  replacement: '',
  withReplace: false,
})

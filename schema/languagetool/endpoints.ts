import { endpoint } from '#schema/endpoints/endpoint.ts'
import { MINUTE_S } from '#schema/endpoints/limits.ts'
import {
  checkAnswer,
  checkForm,
  configForm,
  configInfo,
  info as infoAnswer,
  languageList,
  wordAdded,
  wordDeleted,
  wordForm,
  wordList,
  wordsForm,
} from '#schema/languagetool/contract.ts'

export const languages = endpoint('GET /v2/languages', {
  summary: "List the languages in LanguageTool's format",
  access: 'public',
  answer: languageList,
})

/** A key is optional. One that is sent needs the scope `check`. */
const checking = {
  access: 'public',
  limits: [
    { name: 'v2', calls: 20, seconds: MINUTE_S, per: 'address without a key' },
    { name: 'v2-key', calls: 60, seconds: MINUTE_S, per: 'key' },
  ],
  form: checkForm,
  answer: checkAnswer,
} as const

export const check = endpoint('POST /v2/check', {
  ...checking,
  summary: "Check a text in LanguageTool's format",
})

export const checkByUrl = endpoint('GET /v2/check', {
  ...checking,
  summary: 'Check a short text in the URL',
})

export const info = endpoint('GET /v2/info', {
  summary: "Name the software in LanguageTool's format",
  access: 'public',
  answer: infoAnswer,
})

export const maxTextLength = endpoint('GET /v2/maxtextlength', {
  summary: 'Read how many characters a check without a key may have',
  access: 'public',
  file: 'text/plain',
})

export const config = endpoint('GET /v2/configinfo', {
  summary: "List the rules of a language in LanguageTool's format",
  access: 'public',
  form: configForm,
  answer: configInfo,
})

/** By LanguageTool's order of words and its pages. */
export const words = endpoint('GET /v2/words', {
  summary: "List words of the dictionary of a key's user",
  access: { scope: 'check' },
  form: wordsForm,
  answer: wordList,
})

const changing = {
  access: { scope: 'check' },
  limits: [{ name: 'v2-words', calls: 60, seconds: MINUTE_S, per: 'key' }],
  form: wordForm,
} as const

export const addWord = endpoint('POST /v2/words/add', {
  ...changing,
  summary: "Add a word to the dictionary of a key's user",
  answer: wordAdded,
})

export const deleteWord = endpoint('POST /v2/words/delete', {
  ...changing,
  summary: "Remove a word from the dictionary of a key's user",
  answer: wordDeleted,
})

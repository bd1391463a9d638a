import { dictionary, newWord, wordParams, wordsAdded, wordsImported } from '#schema/dictionary/contract.ts'
import { IMPORT_MAX_BYTES } from '#schema/dictionary/words.ts'
import { endpoint } from '#schema/endpoints/endpoint.ts'
import { MINUTE_S } from '#schema/endpoints/limits.ts'

export const read = endpoint('GET /api/dictionary', {
  summary: "List the words of the user's dictionary",
  access: 'user',
  answer: dictionary,
})

/** Adding a known word changes nothing. */
export const add = endpoint('POST /api/dictionary/words', {
  summary: "Add a word to the user's dictionary",
  access: 'user',
  body: newWord,
  answer: wordsAdded,
})

export const remove = endpoint('DELETE /api/dictionary/words/:word', {
  summary: "Remove a word from the user's dictionary",
  access: 'user',
  params: wordParams,
})

/** A file with one word a line. All of its new words are added, or none. */
export const importWords = endpoint('POST /api/dictionary/import', {
  summary: "Add the words of a file to the user's dictionary",
  access: 'user',
  limits: [{ name: 'dictionary-import', calls: 10, seconds: MINUTE_S, per: 'user' }],
  upload: { types: ['text/plain'], maxBytes: IMPORT_MAX_BYTES },
  answer: wordsImported,
})

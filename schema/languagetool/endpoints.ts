import { endpoint } from '#schema/endpoints/endpoint.ts'
import { MINUTE_S } from '#schema/endpoints/limits.ts'
import { checkAnswer, checkForm, languageList } from '#schema/languagetool/contract.ts'

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

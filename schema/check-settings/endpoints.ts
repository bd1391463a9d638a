import {
  checkPreferences,
  preferencesChange,
  ruleParams,
  turnOff,
} from '#schema/check-settings/preferences.ts'
import { endpoint } from '#schema/endpoints/endpoint.ts'

export const readPreferences = endpoint('GET /api/check-preferences', {
  summary: 'Read which categories and rules a user turned off, and their default goals',
  access: 'user',
  answer: checkPreferences,
})

export const changePreferences = endpoint('PATCH /api/check-preferences', {
  summary: 'Turn categories on or off, or change the default goals',
  access: 'user',
  body: preferencesChange,
  answer: checkPreferences,
})

export const turnRuleOff = endpoint('PUT /api/check-preferences/rules-off/:rule', {
  summary: 'Turn a rule off',
  access: 'user',
  params: ruleParams,
  body: turnOff,
  answer: checkPreferences,
})

export const turnRuleOn = endpoint('DELETE /api/check-preferences/rules-off/:rule', {
  summary: 'Turn a rule on again',
  access: 'user',
  params: ruleParams,
  answer: checkPreferences,
})

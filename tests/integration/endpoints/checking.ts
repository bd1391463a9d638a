import type { Recipes } from './recipe.ts'
import { succeeded } from './world.ts'

export const dictionary: Recipes<'dictionary'> = {
  async read({ ada }) {
    succeeded(await ada.client.post('/api/dictionary/words', { word: 'Zorblat' }))
    return { by: ada.client }
  },
  add: ({ ada }) => ({ by: ada.client, body: { word: 'Frobnicate' } }),
  async remove({ ada }) {
    succeeded(await ada.client.post('/api/dictionary/words', { word: 'Gone' }))
    return { by: ada.client, params: { word: 'gone' } }
  },
  importWords: ({ ada }) => ({
    by: ada.client,
    body: new Blob(['Kubelet\nnot a word\n'], { type: 'text/plain' }),
  }),
}

const OFF = '/api/check-preferences/rules-off/SpellCheck'

export const checkSettings: Recipes<'checkSettings'> = {
  async readPreferences({ ada }) {
    succeeded(await ada.client.send('PUT', OFF, { body: { title: 'Misspelled word' } }))
    succeeded(await ada.client.patch('/api/check-preferences', { categories: { tone: false } }))
    return { by: ada.client }
  },
  changePreferences: ({ ada }) => ({ by: ada.client, body: { goals: { formality: 'formal' } } }),
  turnRuleOff: ({ ada }) => ({
    by: ada.client,
    params: { rule: 'ThenThan' },
    body: { title: 'Then or than' },
  }),
  async turnRuleOn({ ada }) {
    succeeded(await ada.client.send('PUT', OFF, { body: { title: 'Misspelled word' } }))
    return { by: ada.client, params: { rule: 'SpellCheck' } }
  },
}

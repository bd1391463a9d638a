import * as z from 'zod/mini'

import { resultAnswer } from '#schema/results/contract.ts'
import { framesIn } from '#tests/support/frames.ts'

import type { Recipes } from './recipe.ts'
import { once, succeeded, type World } from './world.ts'

const TEXT = 'We are very happy with the wonderfull work that you did for us. Thank you!'

const EMAIL = { mode: 'new', purpose: 'Ask Priya for the numbers of the last quarter' } as const

/** Runs an action of Ada and returns the kept result. */
async function kept({ ada }: World, path: string, request: object): Promise<{ id: string }> {
  const answer = succeeded(await ada.client.post(`/api/${path}`, request, once()))
  return z.parse(resultAnswer(z.looseObject({ id: z.string() })), answer.json).kept
}

/** The recipes that read kept results. */
const history = (path: string, request: object) => {
  const one = async (world: World) => {
    const { id } = await kept(world, path, request)
    return { by: world.ada.client, params: { id } }
  }
  return { list: async (world: World) => ({ by: (await one(world)).by }), read: one, remove: one }
}

export const emailGenerator: Recipes<'emailGenerator'> = {
  coach: ({ ada }) => ({ by: ada.client, body: { subject: 'Numbers', body: TEXT } }),
  run: ({ ada }) => ({ by: ada.client, body: EMAIL }),
  ...history('email', EMAIL),
}

export const sentiment: Recipes<'sentiment'> = {
  run: ({ ada }) => ({ by: ada.client, body: { text: TEXT } }),
  rewrite: ({ ada }) => ({ by: ada.client, body: { text: TEXT, action: 'soften' } }),
  ...history('sentiment', { text: TEXT }),
}

export const spam: Recipes<'spam'> = {
  run: ({ ada }) => ({ by: ada.client, body: { body: TEXT } }),
  ...history('spam', { body: TEXT }),
}

export const writingStyle: Recipes<'writingStyle'> = {
  read: ({ ada }) => ({ by: ada.client, query: { days: '7' } }),
  mistakes: ({ ada }) => ({ by: ada.client, query: { days: '7' } }),
  practice: ({ ada }) => ({
    by: ada.client,
    body: { rule: 'AnA', before: 'This is a error.', after: 'This is an error.' },
  }),
}

export const check: Recipes<'check'> = {
  check: ({ ada }) => ({ by: ada.client, body: { text: TEXT } }),
  measure: ({ ada }) => ({ by: ada.client, body: { text: TEXT } }),
  identify: ({ ada }) => ({ by: ada.client, body: { text: TEXT } }),
  deepCheck: ({ ada }) => ({ by: ada.client, body: { text: TEXT } }),
}

/** Runs an AI action on a new document. Returns the id of its proposal and of the document. */
async function propose({ ada, document }: World): Promise<{ id: string; documentId: string }> {
  const body = { documentId: (await document()).id, text: TEXT, anchor: '' }
  const { text } = succeeded(await ada.client.post('/api/assist/improve', body, once()))
  const last = framesIn(text).at(-1)
  if (last?.type !== 'done') throw new Error(`The action has no result: ${text.slice(0, 500)}`)
  return last.proposal
}

export const assist: Recipes<'assist'> = {
  offer: ({ ada }) => ({ by: ada.client }),
  run: async ({ ada, document }) => ({
    by: ada.client,
    params: { action: 'improve' },
    body: { documentId: (await document()).id, text: TEXT, anchor: '' },
  }),
  listProposals: async world => ({
    by: world.ada.client,
    params: { id: (await propose(world)).documentId },
  }),
  resolveProposal: async world => ({
    by: world.ada.client,
    params: { id: (await propose(world)).id },
    body: { outcome: 'replaced' },
  }),
}

export const publicApi: Recipes<'publicApi'> = {
  usage: ({ key, visitor }) => ({ by: visitor(), key }),
  check: ({ key, visitor }) => ({ by: visitor(), key, body: { text: TEXT } }),
  email: ({ key, visitor }) => ({ by: visitor(), key, body: EMAIL }),
  rewrite: ({ key, visitor }) => ({ by: visitor(), key, body: { action: 'improve', text: TEXT } }),
  sentiment: ({ key, visitor }) => ({ by: visitor(), key, body: { text: TEXT } }),
  snippets: ({ key, visitor }) => ({ by: visitor(), key, query: { search: 'proof' } }),
}

export const languageTool: Recipes<'languageTool'> = {
  languages: ({ visitor }) => ({ by: visitor() }),
  check: ({ visitor }) => ({ by: visitor(), form: { text: TEXT, language: 'en-US' } }),
  checkByUrl: ({ visitor }) => ({ by: visitor(), form: { text: TEXT, language: 'en-US' } }),
  info: ({ visitor }) => ({ by: visitor() }),
  maxTextLength: ({ visitor }) => ({ by: visitor() }),
  config: ({ visitor }) => ({ by: visitor(), form: { language: 'fr' } }),
  words: ({ key, visitor }) => ({ by: visitor(), key, form: {} }),
  addWord: ({ key, visitor }) => ({ by: visitor(), key, form: { word: 'Zorblat' } }),
  deleteWord: ({ key, visitor }) => ({ by: visitor(), key, form: { word: 'Zorblat' } }),
}

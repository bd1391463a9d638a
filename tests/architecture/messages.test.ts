import { existsSync, readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'

import compile from 'icu-minify/compile'
import { describe, expect, test } from 'vitest'

import { english } from '#schema/messages/en.ts'
import { translationProblems } from '#schema/messages/translation.ts'
import { keysOf } from '#tests/support/messages.ts'

import { inlineTexts, unusedKeys } from './messages.ts'

const root = path.resolve(import.meta.dirname, '../..')
const read = (file: string): string => readFileSync(path.join(root, file), 'utf8')
const filesIn = (folder: string): string[] =>
  existsSync(path.join(root, folder))
    ? readdirSync(path.join(root, folder), { recursive: true, encoding: 'utf8' }).map(file =>
        path.posix.join(folder, file),
      )
    : []

const sources = ['client', 'site', 'api', 'schema']
  .flatMap(filesIn)
  .filter(file => /\.tsx?$/.test(file) && !file.includes('.test.') && !file.startsWith('schema/messages/'))
  .map(file => ({ file, text: read(file) }))

/** Texts that may stand in the source, each with the reason. */
const ALLOWED: Readonly<Record<string, string>> = {
  'client/features/auth/sheetSample.ts': 'a picture of a text with mistakes',
  'client/features/sentiment/sample.ts': 'a report of the built-in engine',
  'site/landing/scenes.tsx': 'pictures of texts with mistakes',
  'site/landing/demo/samples.ts': 'sentences with mistakes',
  'api/features/api-docs/examples.ts': 'texts of calls, and their answers',
  'api/features/api-docs/client/errors.ts': 'a program for others, with an example',
  'api/features/languagetool/parameters.ts': 'LanguageTool’s own messages, which its clients expect',
}

describe('the catalog', () => {
  test('lists every namespace under the name of its file', () => {
    const files = filesIn('schema/messages/en').map(file => path.basename(file, '.ts'))
    expect(Object.keys(english).toSorted()).toEqual(files.toSorted())
    expect(Object.entries(english).filter(([name, namespace]) => namespace.name !== name)).toEqual([])
  })

  test('has valid ICU messages only', () => {
    for (const { messages } of Object.values(english))
      for (const text of textsOf(messages)) expect(() => compile(text), text).not.toThrow()
  })

  test('has no message that nothing shows', () => {
    const unused = Object.values(english).flatMap(({ name, messages }) => {
      const users = sources.filter(({ text }) => text.includes(`#schema/messages/en/${name}.ts`))
      const all = name === 'server' ? sources.filter(({ file }) => file.startsWith('api/')) : users
      const mentioned = name === 'issues' ? sources : all
      return unusedKeys(
        keysOf(messages),
        mentioned.map(({ text }) => text),
      ).map(key => `${name}.${key}`)
    })
    expect(unused).toEqual([])
  })

  test('holds every text of the client and of the site, and every error of the api', () => {
    const inline = sources
      .filter(({ file }) => /^(?:client|site|api)\//.test(file) && !(file in ALLOWED))
      .flatMap(({ file, text }) => inlineTexts(text).map(found => `${file}:${found.line} ${found.text}`))
    expect(inline).toEqual([])
  })

  test('is complete in every translation', async () => {
    for (const file of filesIn('schema/messages/translations')) {
      const { translation } = await import(path.join(root, file))
      const messages = Object.fromEntries(
        Object.entries(english).map(([name, each]) => [name, each.messages]),
      )
      expect(translationProblems(messages, translation), file).toEqual([])
    }
  })
})

describe('the search for texts outside of the catalog', () => {
  test.each([
    '<Button>Save changes</Button>',
    '<p>\n  Nothing to see here.\n</p>',
    '<Field label="Name" />',
    "<Field hint={'At least 8'} />",
    "toast({ title: 'Not saved' })",
    "throw new AppError('NOT_FOUND', 'There is no such thing.')",
    "throw new AppError(\n  'NOT_FOUND',\n  `There is no ${thing}.`,\n)",
  ])('finds the one in %j', source => {
    expect(inlineTexts(source)).toHaveLength(1)
  })

  test.each([
    "<Button>{t('save')}</Button>",
    '<Field label={t("name")} className="grid gap-4" />',
    'const wide = a > b && c < d',
    "throw new AppError('NOT_FOUND', t('nothing'))",
    'const done = (): Promise<void> => request()',
  ])('finds none in %j', source => {
    expect(inlineTexts(source)).toEqual([])
  })
})

test('a key is used when it is named or fits a template', () => {
  const used = ["t('save')", 't(`roles.${role}`)', 't(`${code}.title`)']
  expect(unusedKeys(['save', 'roles.owner', 'short.title', 'short.text', 'gone'], used)).toEqual([
    'short.text',
    'gone',
  ])
})

function textsOf(messages: object): string[] {
  return Object.values(messages).flatMap((value: unknown) =>
    typeof value === 'string' ? [value] : typeof value === 'object' && value !== null ? textsOf(value) : [],
  )
}

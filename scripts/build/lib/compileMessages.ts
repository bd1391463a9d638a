import path from 'node:path'

import compile from 'icu-minify/compile'
import { runnerImport, type Plugin } from 'vite'

import type { Messages, Namespace } from '#schema/messages/namespace.ts'

type Compiled = { [key: string]: unknown }

/**
 * Compiles the ICU messages at build time and uses the formatter without a parser, which saves the
 * browser 9 kB. Development and tests parse a message when it is first shown.
 */
export function compileMessages(root: string): Plugin {
  const folder = path.join(root, 'schema/messages')
  return {
    name: 'compile-messages',
    apply: 'build',
    enforce: 'pre',
    config: () => ({
      resolve: { alias: { 'use-intl/format-message': 'use-intl/format-message/format-only' } },
    }),
    async load(id) {
      if (id.startsWith(`${folder}/en/`)) {
        const name = path.basename(id, '.ts')
        const { module } = await runnerImport<Record<string, Namespace>>(id, { configFile: false })
        const found = module[name]
        if (!found) this.error(`${id} does not export ${name}`)
        const messages = JSON.stringify(compiled(found.messages))
        // Plain texts stay as they are written: those of the pages are in the route table, once.
        if (messages === JSON.stringify(found.messages)) return null
        return `export const ${name} = { name: ${JSON.stringify(found.name)}, messages: ${messages} }`
      }
      if (id.startsWith(`${folder}/translations/`)) {
        const { module } = await runnerImport<{ translation: Messages }>(id, { configFile: false })
        return `export const translation = ${JSON.stringify(compiled(module.translation))}`
      }
      return null
    },
  }
}

function compiled(messages: Messages): Compiled {
  return Object.fromEntries(
    Object.entries(messages).map(([key, value]) => [
      key,
      typeof value === 'string' ? compile(value) : compiled(value),
    ]),
  )
}

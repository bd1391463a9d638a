import path from 'node:path'

import tailwindcss from '@tailwindcss/vite'
import react from '@vitejs/plugin-react'
import { defineConfig, mergeConfig, type Plugin, type UserConfig } from 'vite'

import { compileMessages } from './scripts/build/lib/compileMessages.ts'
import { extensionFiles } from './scripts/build/lib/extensionFiles.ts'

const root = import.meta.dirname
const extension = path.join(root, 'client/extension')

/** The browser extension. Its background and its content script are one file each, so they are built alone. */
const parts: Readonly<Record<string, UserConfig>> = {
  pages: {
    plugins: [react(), tailwindcss(), extensionFiles(root)],
    build: {
      rolldownOptions: {
        input: ['popup/popup.html', 'offscreen/offscreen.html'].map(page => path.join(extension, page)),
      },
    },
  },
  background: oneFile('background/background.ts', 'background.js', 'es'),
  content: oneFile('content/main.ts', 'content.js', 'iife'),
}

function oneFile(input: string, entryFileNames: string, format: 'es' | 'iife'): UserConfig {
  const output = { entryFileNames, format, codeSplitting: false }
  return { build: { rolldownOptions: { input: path.join(extension, input), output } } }
}

/** The dictionaries of other languages are on the server, which a check of the extension never calls. */
const withoutDictionaries = (): Plugin => ({
  name: 'without-dictionaries',
  enforce: 'pre',
  resolveId: (source, importer = '') =>
    source === './dictionaries.ts' && importer.startsWith(path.join(root, 'client/checker'))
      ? path.join(extension, 'offscreen/noDictionaries.ts')
      : null,
})

export default defineConfig(({ mode }) => {
  const common: UserConfig = {
    root: extension,
    publicDir: false,
    plugins: [compileMessages(root)],
    worker: { format: 'es', plugins: () => [withoutDictionaries()] },
    build: {
      // The folder has the files of the other parts too.
      emptyOutDir: false,
      modulePreload: { polyfill: false },
      target: 'chrome123',
      assetsInlineLimit: 0,
      rolldownOptions: { treeshake: { manualPureFunctions: ['z', '$', 'endpoint', 'defineEvent'] } },
    },
  }
  return mergeConfig(common, parts[mode] ?? {})
})

import path from 'node:path'

import tailwindcss from '@tailwindcss/vite'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'

import { chunkNamer } from './scripts/build/lib/chunks.ts'
import { compileMessages } from './scripts/build/lib/compileMessages.ts'
import { icons } from './scripts/build/lib/icons.ts'
import { listPackages } from './scripts/build/lib/listPackages.ts'
import { preloads } from './scripts/build/lib/preloads.ts'
import { serviceWorker } from './scripts/build/lib/serviceWorker.ts'

const client = path.resolve(import.meta.dirname, 'client')

const packages = listPackages()
const preloaded = preloads()

export default defineConfig({
  root: client,
  plugins: [
    compileMessages(import.meta.dirname),
    icons(import.meta.dirname),
    react(),
    tailwindcss(),
    serviceWorker(import.meta.dirname),
    packages.main,
    preloaded.plugin,
  ],
  // In browsers this package decodes with a page, which a worker does not have.
  resolve: {
    alias: {
      'decode-named-character-reference': path.resolve(
        import.meta.dirname,
        'node_modules/decode-named-character-reference/index.js',
      ),
    },
  },
  worker: { format: 'es', plugins: () => [packages.worker()] },
  build: {
    outDir: path.resolve(import.meta.dirname, 'dist/client'),
    emptyOutDir: true,
    manifest: true,
    modulePreload: {
      polyfill: false,
      resolveDependencies: (file, needed, { hostId, hostType }) =>
        hostType === 'html' ? needed : preloaded.of(file, needed, hostId),
    },
    // light-dark() and :has() are in every browser since spring 2024.
    target: ['chrome123', 'edge123', 'firefox121', 'safari17.5'],
    // The strict policy allows fonts and pictures from files only.
    assetsInlineLimit: 0,
    rolldownOptions: {
      // Declarations, which are left out where nothing uses them.
      treeshake: { manualPureFunctions: ['z', '$', 'endpoint', 'defineEvent'] },
      input: { index: path.join(client, 'index.html'), site: path.join(client, 'siteMain.tsx') },
      output: {
        codeSplitting: {
          includeDependenciesRecursively: false,
          groups: [{ name: chunkNamer(client), debugName: 'pages' }],
        },
      },
    },
  },
})

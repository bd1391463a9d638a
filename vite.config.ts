import path from 'node:path'

import tailwindcss from '@tailwindcss/vite'
import react from '@vitejs/plugin-react'
import { defineConfig, type Plugin } from 'vite'

import { chunkNamer, ICONS } from './scripts/build/lib/chunks.ts'
import { compileEndpoints } from './scripts/build/lib/compileEndpoints.ts'
import { compileMessages } from './scripts/build/lib/compileMessages.ts'
import { leaveOut } from './scripts/build/lib/leaveOut.ts'
import { listPackages } from './scripts/build/lib/listPackages.ts'
import { serviceWorker } from './scripts/build/lib/serviceWorker.ts'

const client = path.resolve(import.meta.dirname, 'client')

/** Loads the fonts of the landing page together with its markup, which the server writes. */
function preloadLandingFonts(): Plugin {
  return {
    name: 'preload-landing-fonts',
    apply: 'build',
    transformIndexHtml: {
      order: 'post',
      handler(html, { path: page, bundle }) {
        if (!page.endsWith('/landing.html')) return html
        const fonts = Object.keys(bundle ?? {}).filter(file => /latin-wght-normal.*\.woff2$/.test(file))
        const tags = fonts.map(file => ({
          tag: 'link',
          attrs: { rel: 'preload', as: 'font', type: 'font/woff2', href: `/${file}`, crossorigin: true },
          injectTo: 'head' as const,
        }))
        return { html, tags }
      },
    },
  }
}

/** The files that are there before any script asks for another. */
const FIRST = /\/(?:base|app|landing-too|rolldown-runtime)-[\w-]{8}\.js$/
/** The scripts of an open document. What they ask for is small, and is loaded ahead. */
const DOCUMENT = /\/(?:document|workspace)-[\w-]{8}\.js$/

/** Shortens the lists of files that a script loads together with a part that it imports. */
function preloads(_part: string, files: string[], host: { hostId: string; hostType: 'html' | 'js' }) {
  if (host.hostType === 'html') return files
  return DOCUMENT.test(`/${host.hostId}`)
    ? files.filter(file => !file.endsWith('.js'))
    : files.filter(file => !FIRST.test(`/${file}`))
}

const packages = listPackages()

export default defineConfig({
  root: client,
  plugins: [
    compileMessages(import.meta.dirname),
    compileEndpoints(),
    react(),
    tailwindcss(),
    leaveOut(),
    preloadLandingFonts(),
    serviceWorker(import.meta.dirname),
    packages.main,
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
    modulePreload: { polyfill: false, resolveDependencies: preloads },
    // light-dark() and :has() are in every browser since spring 2024.
    target: ['chrome123', 'edge123', 'firefox121', 'safari17.5'],
    // The strict policy allows fonts and pictures from files only.
    assetsInlineLimit: 0,
    rolldownOptions: {
      // Declarations, which are left out where nothing uses them.
      treeshake: { manualPureFunctions: ['z', 'endpoint', 'defineEvent'] },
      input: { index: path.join(client, 'index.html'), landing: path.join(client, 'landing.html') },
      output: {
        // A file of icons is named after all pages that share it, and each page lists such names.
        chunkFileNames: ({ name }) => `assets/${name.startsWith('icons~') ? 'icons' : '[name]'}-[hash].js`,
        codeSplitting: {
          includeDependenciesRecursively: false,
          groups: [
            { name: chunkNamer(client), debugName: 'pages', priority: 1 },
            // Icons get their own files. Otherwise shared icons would pull in the page that holds them.
            { name: 'icons', test: ICONS, entriesAware: true, entriesAwareMergeThreshold: 600 },
          ],
        },
      },
    },
  },
})

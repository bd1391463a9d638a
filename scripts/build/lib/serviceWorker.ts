import path from 'node:path'

import { build } from 'esbuild'
import type { Plugin } from 'vite'

/**
 * Builds the service worker into one file without imports at a path that all versions share: its
 * folder is its scope.
 */
export function serviceWorker(root: string): Plugin {
  return {
    name: 'service-worker',
    apply: 'build',
    async generateBundle() {
      const { outputFiles } = await build({
        entryPoints: [path.join(root, 'client/shared/offline/serviceWorker.ts')],
        bundle: true,
        minify: true,
        format: 'iife',
        target: 'chrome123',
        write: false,
      })
      const [file] = outputFiles
      if (!file) throw new Error('esbuild made no service worker')
      this.emitFile({ type: 'asset', fileName: 'sw.js', source: file.text })
    },
  }
}

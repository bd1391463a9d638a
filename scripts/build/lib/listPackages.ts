import type { Plugin } from 'vite'

import { PACKAGES_FILE, packagesText } from './packages.mjs'

/**
 * Lists the packages of the client's bundles, its workers included. Files in a hidden folder are
 * never served.
 */
export function listPackages(): { main: Plugin; worker: () => Plugin } {
  const files = new Set<string>()
  const collector = (name: string): Plugin => ({
    name,
    apply: 'build',
    generateBundle(_options, bundle) {
      for (const part of Object.values(bundle)) {
        const sources = part.type === 'chunk' ? part.moduleIds : part.originalFileNames
        for (const source of sources) files.add(source)
      }
      if (name !== 'list-packages') return
      // Styles are one text, without the names of its sources.
      for (const id of this.getModuleIds()) if (id.endsWith('.css')) files.add(id)
      this.emitFile({ type: 'asset', fileName: `.vite/${PACKAGES_FILE}`, source: packagesText([...files]) })
    },
  })
  return { main: collector('list-packages'), worker: () => collector('list-worker-packages') }
}

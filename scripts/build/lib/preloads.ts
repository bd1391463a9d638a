import type { Plugin, Rolldown } from 'vite'

/** The pages that open at once. */
const isPage = (module: string): boolean => /(?:Page|Workspace)\.tsx$/.test(module)

/**
 * Lists the files that the app asks for at the same time as a page that it opens: those that the page needs and
 * the app has not loaded. Another part, such as a dialog, is loaded ahead of its use, so that it may ask for its
 * files one after the other. A list of them would be 4 kB of the JavaScript of each page.
 */
export function preloads(): {
  plugin: Plugin
  of: (file: string, needed: string[], host: string) => string[]
} {
  let bundle: Rolldown.OutputBundle = {}
  return {
    plugin: {
      name: 'preloads',
      apply: 'build',
      generateBundle: {
        order: 'pre',
        handler(_options, files) {
          bundle = files
        },
      },
    },
    of(file, needed, host) {
      const chunk = bundle[file]
      if (chunk?.type !== 'chunk' || !isPage(chunk.facadeModuleId ?? '')) return []
      const loaded = closureOf(host, bundle)
      return needed.filter(name => !loaded.has(name))
    },
  }
}

/** Returns a file and all that it imports at once, directly or not. */
function closureOf(host: string, bundle: Rolldown.OutputBundle): ReadonlySet<string> {
  const found = new Set<string>()
  const open = [host]
  for (let name = open.pop(); name !== undefined; name = open.pop()) {
    if (found.has(name)) continue
    found.add(name)
    const file = bundle[name]
    if (file?.type === 'chunk') open.push(...file.imports)
  }
  return found
}

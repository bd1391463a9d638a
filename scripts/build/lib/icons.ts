import { readFileSync } from 'node:fs'
import path from 'node:path'

import type { Plugin } from 'vite'

/** An import of icons by their names, which may be on several lines. */
const IMPORT = /^import \{([^}]+)\} from 'lucide-react'$/gm

/**
 * Imports each icon from its own file. The package has one file that names all of them, and behind it the chunker
 * would not know which page draws which icon.
 */
export function icons(root: string): Plugin {
  const files = readFiles(path.join(root, 'node_modules/lucide-react/dist/esm/lucide-react.mjs'))
  return {
    name: 'icons',
    apply: 'build',
    enforce: 'pre',
    transform: {
      filter: { id: /\.tsx?$/, code: IMPORT },
      handler: code => ({
        code: code.replace(IMPORT, (text, names: string) => imports(text, names)),
        map: null,
      }),
    },
  }

  function imports(text: string, names: string): string {
    const wanted = names
      .split(',')
      .map(name => name.trim())
      .filter(name => name !== '' && !name.startsWith('type '))
    const found = wanted.map(name => {
      const [imported = '', local = imported] = name.split(' as ')
      const file = files.get(imported)
      if (file === undefined) throw new Error(`lucide-react has no icon ${imported}`)
      return `import ${local} from 'lucide-react/icons/${file}'`
    })
    // Later lines keep their places in the source map.
    return found.join(';') + '\n'.repeat(text.split('\n').length - 1)
  }
}

/** Returns the file of each name that the package exports. */
function readFiles(index: string): ReadonlyMap<string, string> {
  const files = new Map<string, string>()
  for (const [, names = '', file = ''] of readFileSync(index, 'utf8').matchAll(
    /^export \{([^}]+)\} from '\.\/icons\/([\w-]+)\.mjs'/gm,
  ))
    for (const name of names.matchAll(/default as (\w+)/g)) files.set(name[1] ?? '', file)
  return files
}

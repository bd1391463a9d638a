const SOURCE = /\.(?:ts|tsx|mts|mjs)$/

/** Names that others determine: databases, packages and the packages that they declare. */
const GIVEN = [/^schema\/database\/migrations\//, /^tests\/bench\/sync\/peers\/[^/]+\//, /\.d\.ts$/]

/**
 * Returns what is wrong with the name of a source file, or null. A `.tsx` file that exports a
 * component of its name has a capital, and so have the tests of one. Other files are camelCase, and
 * folders kebab-case. `read` returns the text of a file, or null if there is none.
 */
export function nameProblem(file: string, read: (file: string) => string | null): string | null {
  if (!SOURCE.test(file) || GIVEN.some(pattern => pattern.test(file))) return null
  const folders = file.split('/').slice(0, -1)
  if (folders.some(folder => !/^\.?[a-z0-9]+(?:-[a-z0-9]+)*$/.test(folder)))
    return 'a folder is not kebab-case'
  const [stem = ''] = file.slice(file.lastIndexOf('/') + 1).split('.')
  if (!/^[a-zA-Z][a-zA-Z0-9]*$/.test(stem)) return 'not camelCase'
  const components = componentsOf(read(`${[...folders, stem].join('/')}.tsx`) ?? '')
  if (/^[A-Z]/.test(stem)) return components.length > 0 ? null : 'a capital without a component'
  return components.some(name => name.toLowerCase() === stem.toLowerCase())
    ? 'a component without a capital'
    : null
}

const componentsOf = (source: string): string[] =>
  [...source.matchAll(/^export (?:default )?(?:function|const|class) ([A-Z](?:[a-z]\w*)?)\b/gm)].flatMap(
    ([, name]) => name ?? [],
  )

import { parseSync } from 'vite'

/** The specifier of an import whose module is computed, so that no rule can be applied to it. */
export const COMPUTED = '(computed)'

/** The parser lists imports and exports itself. For other forms, the tree is searched. */
const OTHER_FORMS = /\brequire\b|\bimport\s*(?:\/[/*]|\()|\bimport\s+(?:type\s+)?\w+\s*=|\bimport\.meta\b/

type Node = { readonly type: string; readonly [key: string]: unknown }

/**
 * The modules that a source text imports: `import` and `export … from`, with or without `type`,
 * `import x = require()`, `require()`, `import()`, types such as `import('a').B`, and `new URL('a',
 * import.meta.url)`, which starts a worker or reads a file. {@link COMPUTED} for one that is not
 * written as a text.
 */
export function specifiersOf(source: string, file = 'source.tsx'): string[] {
  const parsed = parseSync(file, source)
  if (parsed.errors.length > 0) throw new Error(`${file} cannot be parsed: ${parsed.errors[0]?.message}`)
  const { staticImports, staticExports } = parsed.module
  const found = [
    ...staticImports.map(({ moduleRequest }) => moduleRequest.value),
    ...staticExports.flatMap(({ entries }) => entries.flatMap(entry => entry.moduleRequest?.value ?? [])),
  ]
  if (OTHER_FORMS.test(source))
    visit(parsed.program, node => {
      const module = moduleOf(node)
      if (module !== undefined) found.push(textOf(module) ?? COMPUTED)
    })
  return [...new Set(found)]
}

/** The expression that names the module which a node imports; undefined for other nodes. */
function moduleOf(node: Node): unknown {
  switch (node.type) {
    case 'ImportExpression':
    case 'TSImportType':
      return node['source']
    case 'TSExternalModuleReference':
      return node['expression']
    case 'CallExpression':
      return isRequire(node['callee']) ? firstOf(node['arguments']) : undefined
    case 'NewExpression':
      return fileUrlOf(node)
    default:
      return undefined
  }
}

/** `require` and `require.resolve`, under that name. */
function isRequire(callee: unknown): boolean {
  if (!isNode(callee)) return false
  return callee.type === 'MemberExpression' ? isRequire(callee['object']) : callee['name'] === 'require'
}

/** The relative path in `new URL('./a.ts', import.meta.url)`; undefined for other URLs. */
function fileUrlOf({ callee, arguments: args }: Node): unknown {
  if (!isNode(callee) || callee['name'] !== 'URL' || !Array.isArray(args)) return undefined
  const [path, base]: unknown[] = args
  const isHere = isNode(base) && isNode(base['object']) && base['object'].type === 'MetaProperty'
  const text = textOf(path)
  return isHere && text !== undefined && /\.[cm]?[jt]sx?$/.test(text) ? path : undefined
}

const firstOf = (list: unknown): unknown => (Array.isArray(list) ? list[0] : undefined)

/** The text of a literal or of a template without placeholders. */
function textOf(node: unknown): string | undefined {
  if (!isNode(node)) return undefined
  if (node.type === 'Literal') return typeof node['value'] === 'string' ? node['value'] : undefined
  if (node.type !== 'TemplateLiteral' || !Array.isArray(node['quasis']) || node['quasis'].length !== 1)
    return undefined
  const [part]: unknown[] = node['quasis']
  return isNode(part) && isCooked(part['value']) ? part['value'].cooked : undefined
}

const isCooked = (value: unknown): value is { cooked: string } =>
  typeof value === 'object' && value !== null && 'cooked' in value && typeof value.cooked === 'string'

const isNode = (value: unknown): value is Node =>
  typeof value === 'object' && value !== null && 'type' in value && typeof value.type === 'string'

function visit(value: unknown, see: (node: Node) => void): void {
  if (Array.isArray(value)) for (const item of value) visit(item, see)
  else if (isNode(value)) {
    see(value)
    for (const child of Object.values(value)) if (typeof child === 'object') visit(child, see)
  }
}

/**
 * The names that a source text exports although another module of the project declares them: `export
 * … from`, an imported name that is exported, and `export type A = Imported` or `export const a =
 * imported`.
 */
export function reexportsOf(source: string, file = 'source.tsx'): string[] {
  if (!REEXPORT.test(source)) return []
  const parsed = parseSync(file, source)
  const { staticImports, staticExports } = parsed.module
  const imported = new Set(
    staticImports.flatMap(({ moduleRequest, entries }) =>
      isOwn(moduleRequest.value) ? entries.map(({ localName }) => localName.value) : [],
    ),
  )
  const listed = staticExports.flatMap(({ entries }) =>
    entries.flatMap(({ moduleRequest, exportName, localName }) => {
      if (moduleRequest) return isOwn(moduleRequest.value) ? [exportName.name ?? '*'] : []
      return localName.name != null && imported.has(localName.name) ? [localName.name] : []
    }),
  )
  const aliases = [...source.matchAll(ALIAS)].flatMap(([, name = '', of = '']) =>
    imported.has(of) ? [name] : [],
  )
  return [...listed, ...aliases]
}

/** Without such a form there is nothing to parse. */
const REEXPORT =
  /\bexport\s*(?:type\s*)?[{*]|\bexport\s+default\s+\w+\s*;?$|^export (?:const|let|type) \w+(?:: [^=\n]+)? = \w+;?$/m

const isOwn = (specifier: string): boolean => /^[#.]/.test(specifier)

/** A name that is only another name for something. */
const ALIAS = /^export (?:const|let|type) (\w+)(?:: [^=\n]+)? = (\w+);?$(?!\s*\.)/gm

import { parseAst, type Plugin } from 'vite'

/** The properties that the client reads; see client/shared/api/call.ts. */
const KEPT = new Set(['answer', 'accepted', 'frames', 'file'])

/**
 * Reduces the endpoints in the client's build to their routes and answers. The rest of a declaration
 * is for the server and the documentation, as are the schemas of requests, which go with it.
 */
export function compileEndpoints(): Plugin {
  return {
    name: 'compile-endpoints',
    apply: 'build',
    enforce: 'pre',
    transform(code, id) {
      if (!/\/schema\/[\w-]+\/\w*[eE]ndpoints\.ts$/.test(id)) return null
      return { code: withoutDeclarations(code), map: null }
    },
  }
}

type Place = { start: number; end: number }

/** Returns the code with only the kept properties in the second argument of `endpoint(…)`. */
export function withoutDeclarations(code: string): string {
  return declarationsIn(parseAst(code, { lang: 'ts' })).reduceRight((rest, { start, end, kept }) => {
    const properties = kept.map(place => code.slice(place.start, place.end))
    return `${rest.slice(0, start)}{ ${properties.join(', ')} }${rest.slice(end)}`
  }, code)
}

type Found = Place & { kept: Place[] }

/** Returns the declared objects, in their order in the code. */
function declarationsIn(node: unknown): Found[] {
  if (typeof node !== 'object' || node === null) return []
  const declaration = isCall(node) ? node.arguments[1] : undefined
  if (!declaration || !isObject(declaration)) return Object.values(node).flatMap(declarationsIn)
  return [{ start: declaration.start, end: declaration.end, kept: declaration.properties.filter(isKept) }]
}

const isCall = (node: object): node is { arguments: readonly object[] } =>
  'type' in node &&
  node.type === 'CallExpression' &&
  'callee' in node &&
  isNamed(node.callee, 'endpoint') &&
  'arguments' in node &&
  Array.isArray(node.arguments)

const isObject = (node: object): node is Place & { properties: (Place & { key?: unknown })[] } =>
  'type' in node && node.type === 'ObjectExpression' && 'properties' in node && 'start' in node

/** A spread has no key and stays. */
const isKept = ({ key }: { key?: unknown }): boolean =>
  key === undefined || [...KEPT].some(name => isNamed(key, name))

const isNamed = (node: unknown, name: string): boolean =>
  typeof node === 'object' && node !== null && 'name' in node && node.name === name

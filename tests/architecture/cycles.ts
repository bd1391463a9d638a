import { reexportsOf } from './specifiers.ts'

/** Which files each file imports, by paths from the root. */
export type ImportGraph = ReadonlyMap<string, readonly string[]>

/**
 * The groups of nodes of which each leads to each other, largest first: Tarjan's algorithm. Empty
 * for an acyclic graph.
 */
export function cyclesOf(graph: ImportGraph): string[][] {
  const index = new Map<string, number>()
  const low = new Map<string, number>()
  const stack: string[] = []
  const found: string[][] = []
  const visit = (node: string): number => {
    const own = index.size
    index.set(node, own)
    let lowest = own
    stack.push(node)
    for (const next of graph.get(node) ?? []) {
      if (!index.has(next)) lowest = Math.min(lowest, visit(next))
      else if (stack.includes(next)) lowest = Math.min(lowest, low.get(next) ?? index.get(next) ?? own)
    }
    low.set(node, lowest)
    if (lowest !== own) return lowest
    const group = stack.splice(stack.indexOf(node))
    if (group.length > 1 || graph.get(node)?.includes(node)) found.push(group.toSorted())
    return lowest
  }
  for (const node of graph.keys()) if (!index.has(node)) visit(node)
  return found.toSorted((a, b) => b.length - a.length)
}

/** The graph of features that the imports between their files make. */
export function featureGraph(graph: ImportGraph): ImportGraph {
  const features = new Map<string, string[]>()
  for (const [file, targets] of graph) {
    const from = featureOf(file)
    if (from === null) continue
    const others = targets.map(featureOf).filter(to => to !== null && to !== from)
    features.set(from, [...(features.get(from) ?? []), ...others.filter(to => to !== null)])
  }
  return features
}

const featureOf = (file: string): string | null => /^api\/features\/([^/]+)\//.exec(file)?.[1] ?? null

const LAYERS = ['kit', 'services', 'features', 'main']

/** Returns the rule that an import between two files of the api breaks, or null. */
export function layerViolation(file: string, target: string): string | null {
  if (!file.startsWith('api/')) return null
  const [from, to] = [layerOf(file), layerOf(target)]
  if (from === null) return `${file} is in none of ${LAYERS.join(', ')}`
  if (to === null) return target.startsWith('api/') ? `${target} is in none of ${LAYERS.join(', ')}` : null
  if (LAYERS.indexOf(to) > LAYERS.indexOf(from)) return `${from} may not import ${to}`
  const foreign = featureOf(target) !== null && featureOf(target) !== featureOf(file)
  return from === 'features' && foreign && isModel(target)
    ? `${featureOf(file)} may not import another feature's model`
    : null
}

function layerOf(file: string): string | null {
  const layer = /^api\/([^/]+)\//.exec(file)?.[1] ?? ''
  return LAYERS.includes(layer) ? layer : null
}

const isModel = (file: string): boolean => file.endsWith('/model.ts')

/**
 * Returns why a file of the api lets others reach a table past its model.ts, or null. A model that
 * is declared elsewhere, or exported again under another name, would escape the rule above.
 */
export function modelViolation(file: string, source: string): string | null {
  if (!file.startsWith('api/') || isModel(file) || /\.test\.tsx?$/.test(file)) return null
  if (/\bextends\s+(?:\w+\.)?Model\b|\.define\(\s*['"`]/.test(source)) return `${file} declares a model`
  const [again] = reexportsOf(source, file)
  return again === undefined ? null : `${file} exports ${again} of another file again`
}

/** The parts of schema/ that kit/ may know: calls, errors, events and texts, of whatever feature. */
const KNOWN_TO_KIT =
  /^schema\/(?:endpoints|events|messages|rooms|shared)\/|^schema\/(?:actions|keys)\/contract\.ts$|^schema\/users\/user\.ts$/

/** Returns why a file of kit/ knows a feature, or null. */
export const kitViolation = (file: string, target: string): string | null =>
  file.startsWith('api/kit/') && target.startsWith('schema/') && !KNOWN_TO_KIT.test(target)
    ? `kit may not know a feature (${target})`
    : null

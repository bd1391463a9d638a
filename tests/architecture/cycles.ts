import path from 'node:path'

/** Which files each file imports, by paths from the root. */
export type ImportGraph = ReadonlyMap<string, readonly string[]>

/** The path that an import of the project's own code leads to, or null for a package. */
export function pathOf(file: string, specifier: string): string | null {
  if (specifier.startsWith('#')) return specifier.slice(1)
  return specifier.startsWith('.') ? path.posix.join(path.posix.dirname(file), specifier) : null
}

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
  const [from, to] = [layerOf(file), layerOf(target)]
  if (from === null || to === null) return null
  if (LAYERS.indexOf(to) > LAYERS.indexOf(from)) return `${from} may not import ${to}`
  const foreign = featureOf(target) !== null && featureOf(target) !== featureOf(file)
  return from === 'features' && foreign && target.endsWith('/model.ts')
    ? `${featureOf(file)} may not import another feature's model`
    : null
}

function layerOf(file: string): string | null {
  const layer = /^api\/([^/]+)\//.exec(file)?.[1] ?? ''
  return LAYERS.includes(layer) ? layer : null
}

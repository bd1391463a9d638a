import path from 'node:path'

/** The parts of a module's record that this file reads. */
type ModuleInfo = { importedIds: readonly string[]; dynamicallyImportedIds: readonly string[] }
type Context = { getModuleInfo(id: string): ModuleInfo | null }

type Page = { name: string; isInWorkspace: boolean; modules: ReadonlySet<string> }

/** The pages that make up an open document. */
const DOCUMENT: ReadonlySet<string> = new Set(['Workspace', 'DocumentPage'])

/**
 * Returns the output file of a module, or null if the bundler may decide. Without it, each set of
 * pages, panels and dialogs that share a module gets a file: about 150 for a document. The pages are
 * those that the app loads by need. Only those of a document are named: a document has the most code,
 * so it loads nothing that only other pages share, such as the code of forms.
 */
export function chunkNamer(client: string): (id: string, context: Context) => string | null {
  let loaded: ReturnType<typeof read> | null = null
  return (id, context) => {
    if (id.endsWith('.css')) return null
    const { app, site, otherSite, pages, parts } = (loaded ??= read(client, context))
    if (app.has(id)) {
      if (site.has(id)) return 'base'
      return otherSite.has(id) ? 'app-shared' : 'app'
    }
    const users = pages.filter(({ modules }) => modules.has(id))
    if (users.length === 0) return null
    if (site.has(id)) return 'site-too'
    if (otherSite.has(id)) return 'pages-shared'
    const isOutside = !users.every(({ isInWorkspace }) => isInWorkspace)
    const isInPart = parts.some(part => part.has(id))
    if (!users.some(({ name }) => DOCUMENT.has(name))) {
      if (isOutside) return 'forms'
      return users.length > 1 || isInPart ? 'pages' : (users[0]?.name ?? null)
    }
    if (isOutside) return 'controls'
    if (isInPart) return 'overlays'
    return users.length > 1 ? 'workspace' : (users[0]?.name ?? null)
  }
}

/** Reads what is loaded at once, with each page, and for a toast or a tooltip. */
function read(client: string, context: Context) {
  const app = closureOf(`${client}/app/main.tsx`, context)
  const later = [...new Set([...app].flatMap(id => context.getModuleInfo(id)?.dynamicallyImportedIds ?? []))]
  const isPage = (id: string) => /(?:Page|Workspace)\.tsx$/.test(id)
  const others = later.filter(id => !isPage(id))
  const site = closureOf(`${client}/siteMain.tsx`, context)
  const siteLater = [...site].flatMap(id => context.getModuleInfo(id)?.dynamicallyImportedIds ?? [])
  const closures = (ids: readonly string[]) => new Set(ids.flatMap(id => [...closureOf(id, context)]))
  return {
    app,
    // With the landing page, the only one that must be small.
    site: new Set([...site, ...closures(siteLater.filter(id => !isOfOtherSitePage(id)))]),
    otherSite: closures(siteLater.filter(isOfOtherSitePage)),
    pages: later.filter(isPage).map((id): Page => ({
      name: path.parse(id).name,
      isInWorkspace: !/\/features\/auth\/|\/client\/app\/[^/]+$/.test(id),
      modules: closureOf(id, context),
    })),
    parts: others.map(id => closureOf(id, context)),
  }
}

/** A page of the site but the landing page, or what keeps one live. */
const isOfOtherSitePage = (id: string): boolean => /\/site\/(?!landing\/)[^/]+\//.test(id)

/** Returns the ids of a module and of all that it imports, directly or not. */
function closureOf(root: string, context: Context): ReadonlySet<string> {
  const found = new Set<string>()
  const open = [root]
  for (let id = open.pop(); id !== undefined; id = open.pop()) {
    if (found.has(id)) continue
    found.add(id)
    open.push(...(context.getModuleInfo(id)?.importedIds ?? []))
  }
  return found
}

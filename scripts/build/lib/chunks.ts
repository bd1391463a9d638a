import path from 'node:path'

/** The parts of a module's record that this file reads. */
type ModuleInfo = { importedIds: readonly string[]; dynamicallyImportedIds: readonly string[] }
type Context = { getModuleInfo(id: string): ModuleInfo | null }

type Page = { name: string; isInWorkspace: boolean; modules: ReadonlySet<string> }

/**
 * Returns the output file of a module, or null if the bundler may decide. Without it, each set of
 * pages, panels and dialogs that share a module gets a file: about 150 for a document. The pages are
 * those that the app loads by need; nothing here names them.
 */
export function chunkNamer(client: string): (id: string, context: Context) => string | null {
  let loaded: ReturnType<typeof read> | null = null
  return (id, context) => {
    if (id.endsWith('.css')) return null
    const { app, landing, pages, parts } = (loaded ??= read(client, context))
    if (app.has(id)) return landing.has(id) ? 'base' : 'app'
    const users = pages.filter(({ modules }) => modules.has(id))
    if (users.length === 0) return null
    if (landing.has(id)) return 'landing-too'
    if (!users.every(({ isInWorkspace }) => isInWorkspace)) return 'controls'
    if (parts.some(part => part.has(id))) return 'overlays'
    return users.length > 1 ? 'workspace' : (users[0]?.name ?? null)
  }
}

/** Reads what is loaded at once, with each page, with the workspace, and for a toast or a tooltip. */
function read(client: string, context: Context) {
  const app = closureOf([`${client}/app/main.tsx`], context)
  const later = [...new Set([...app].flatMap(id => context.getModuleInfo(id)?.dynamicallyImportedIds ?? []))]
  const isPage = (id: string) => /(?:Page|Workspace)\.tsx$/.test(id)
  const others = later.filter(id => !isPage(id))
  // The live events of the features are loaded with the workspace.
  const events = others.filter(id => id.includes('/client/features/'))
  return {
    app,
    landing: closureOf([`${client}/landing-main.tsx`], context),
    pages: later.filter(isPage).map((id): Page => ({
      name: path.parse(id).name,
      isInWorkspace: !/\/features\/auth\/|\/client\/app\/[^/]+$/.test(id),
      modules: closureOf(id.endsWith('/Workspace.tsx') ? [id, ...events] : [id], context),
    })),
    parts: others.filter(id => !events.includes(id)).map(id => closureOf([id], context)),
  }
}

/** Returns the ids of modules and of all that they import, directly or not. */
function closureOf(roots: readonly string[], context: Context): ReadonlySet<string> {
  const found = new Set<string>()
  const open = [...roots]
  for (let id = open.pop(); id !== undefined; id = open.pop()) {
    if (found.has(id)) continue
    found.add(id)
    open.push(...(context.getModuleInfo(id)?.importedIds ?? []))
  }
  return found
}

import path from 'node:path'

/** The parts of a module's record that this file reads. */
type ModuleInfo = { importedIds: readonly string[]; dynamicallyImportedIds: readonly string[] }
type Context = { getModuleInfo(id: string): ModuleInfo | null }

type Page = { name: string; isInWorkspace: boolean; modules: ReadonlySet<string> }

/** A part of the site that is loaded by need: a page, what keeps one live, or what such a part loads in turn. */
type SitePart = { name: string; modules: ReadonlySet<string> }

/** The modules by what loads them. */
type Loaded = {
  /** The app, at once. */
  app: ReadonlySet<string>
  /** Each page of the site, at once. The entry waits for the code of its screen, so no screen may import it. */
  site: ReadonlySet<string>
  /** The landing page, which is the only one that must be small. */
  landing: ReadonlySet<string>
  /** The other pages of the site, and what keeps one live. */
  otherSite: ReadonlySet<string>
  /** These, and what the site loads by need while a page is open, such as the checker. None may load the app itself. */
  siteParts: readonly SitePart[]
  /** The pages that the app loads by need. */
  pages: readonly Page[]
  /** Other parts that the app loads by need, such as a toast or a tooltip. */
  parts: readonly ReadonlySet<string>[]
  /** Parts that these pages and parts load by need, such as a dialog or a banner. */
  nested: readonly ReadonlySet<string>[]
}

/** The frame around each page of the workspace. */
const FRAME = 'Workspace'
/** The most pages that a part of a document is in, and not in most pages. */
const FEW = 5
/** The pages that make up an open document. */
const DOCUMENT: ReadonlySet<string> = new Set([FRAME, 'DocumentPage'])

/**
 * Returns the output file of a module, or null if the bundler may decide. Without it, each set of
 * pages, panels and dialogs that share a module gets a file: about 150 for a document. Only the pages
 * of a document are named: a document has the most code, so it loads nothing that only other pages
 * share, such as the code of forms.
 */
export function chunkNamer(client: string): (id: string, context: Context) => string | null {
  let loaded: Loaded | null = null
  return (id, context) => (id.endsWith('.css') ? null : nameOf(id, (loaded ??= read(client, context))))
}

function nameOf(
  id: string,
  { app, site, landing, otherSite, siteParts, pages, parts, nested }: Loaded,
): string | null {
  // The files of icons call it as they are loaded. In the app's own file, which imports them, it comes too late.
  if (isOfIcons(id)) return 'icon'
  const siteUsers = siteParts.filter(({ modules }) => modules.has(id))
  if (app.has(id)) {
    if (landing.has(id)) return 'base'
    return siteUsers.length > 0 ? 'app-shared' : 'app'
  }
  const users = pages.filter(({ modules }) => modules.has(id))
  if (landing.has(id)) {
    if (users.some(isOpenedFirst)) return 'base'
    if (otherSite.has(id)) return 'frame'
    // The app has a screen with the landing page too.
    if (site.has(id)) return isInSome(parts, id) ? 'frame' : null
    return 'landing'
  }
  if (users.length === 0) return null
  const isOfDocument = users.some(({ name }) => DOCUMENT.has(name))
  const isOfOthers = users.some(({ name }) => !DOCUMENT.has(name))
  // Each page of the workspace loads the frame, which loads nothing that only some of the pages need.
  const isOfFrame = users.some(({ name }) => name === FRAME)
  const [siteUser] = siteUsers
  if (siteUser) {
    // The live text of a page of the site is a large part of the editor.
    if (!isOfOthers) return otherSite.has(id) ? 'body' : 'checker'
    // A page of the site loads little that only other pages of the site share with the app, and the other way round.
    const shared = siteUsers.length === 1 ? siteUser.name : 'site'
    if (siteUsers.length === 1 && users.length === 1) return `${users[0]?.name}-${shared}`
    return isOfFrame ? `${shared}-workspace` : `${shared}-shared`
  }
  const isOutside = !users.every(({ isInWorkspace }) => isInWorkspace)
  if (!isOfDocument) {
    // A part of a document, such as a banner, may use it, and nothing else of the page.
    if (isInSome(nested, id)) return null
    if (isOutside) return 'forms'
    return users.length > 1 ? 'pages' : (users[0]?.name ?? null)
  }
  if (isOutside) return 'controls'
  if (isInSome(parts, id)) return isOfFrame || isIcon(id) ? 'overlays' : 'panels'
  if (users.length === 1) return users[0]?.name ?? null
  if (isOfFrame) return 'workspace'
  // A page loads nothing that a document shares with one other page, and little that it shares with a few.
  if (users.length === 2) return users.map(({ name }) => name).join('-')
  return users.length > FEW ? 'views' : 'texts'
}

/** A page that a user without an open workspace comes to, or a part of an open document. */
const isOpenedFirst = ({ name, isInWorkspace }: Page): boolean => !isInWorkspace || DOCUMENT.has(name)

const isInSome = (parts: Loaded['parts'], id: string): boolean => parts.some(part => part.has(id))

function read(client: string, context: Context): Loaded {
  const app = closureOf(`${client}/app/main.tsx`, context)
  const later = [...laterOf(app, context)].flatMap(id =>
    isListOfPages(id) ? [...laterOf(new Set([id]), context)] : [id],
  )
  const nested = new Set(later.flatMap(id => [...laterOf(closureOf(id, context), context)]))
  const isPage = (id: string) => /(?:Page|Workspace)\.tsx$/.test(id)
  const closures = (ids: readonly string[]) => new Set(ids.flatMap(id => [...closureOf(id, context)]))
  const site = closureOf(`${client}/siteMain.tsx`, context)
  const siteLater = [...laterOf(site, context)]
  return {
    app,
    site,
    landing: new Set([...site, ...closures(siteLater.filter(id => !isOfOtherSitePage(id)))]),
    otherSite: closures(siteLater.filter(isOfOtherSitePage)),
    siteParts: [...siteLater.filter(isOfOtherSitePage), ...laterOf(closures(siteLater), context)].map(
      (id): SitePart => ({ name: path.parse(id).name, modules: closureOf(id, context) }),
    ),
    pages: later.filter(isPage).map((id): Page => ({
      name: path.parse(id).name,
      isInWorkspace: !/\/features\/auth\/|\/client\/app\/[^/]+$/.test(id),
      modules: closureOf(id, context),
    })),
    parts: later.filter(id => !isPage(id)).map(id => closureOf(id, context)),
    nested: [...nested].map(id => closureOf(id, context)),
  }
}

/** Returns the ids of the modules that some module loads by need. */
const laterOf = (modules: ReadonlySet<string>, context: Context): ReadonlySet<string> =>
  new Set([...modules].flatMap(id => context.getModuleInfo(id)?.dynamicallyImportedIds ?? []))

/** A file that lists pages. The app loads it before the first of them. */
const isListOfPages = (id: string): boolean => id.endsWith('/screens.ts')

/** A page of the site but the landing page, or what keeps one live. */
const isOfOtherSitePage = (id: string): boolean =>
  /\/site\/(?!landing\/|live\/followLanding\.)[^/]+\//.test(id)

const isIcon = (id: string): boolean => /\/lucide-react\/.*\/icons\//.test(id)

/** The code that makes icons of their strokes. */
const isOfIcons = (id: string): boolean => /\/lucide-react\//.test(id) && !isIcon(id)

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

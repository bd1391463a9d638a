import path from 'node:path'

/**
 * All icons are one import. The bundler knows which page uses which icon, and for the open document
 * so do its sources.
 */
export const ICONS = /\/lucide-react\/dist\/esm\/icons\//

/** The properties of a module that this file reads. */
type ModuleInfo = { importedIds: readonly string[]; code: string | null }
type Context = { getModuleInfo(id: string): ModuleInfo | null }

/** Files whose static imports are loaded with them, relative to client/. */
const ROOTS = {
  landing: ['landing-main.tsx', 'pages/landing/LandingPage.tsx'],
  app: ['app/main.tsx'],
  public: [
    'features/auth/SignInPage.tsx',
    'features/auth/SignUpPage.tsx',
    'features/auth/links/ForgotPasswordPage.tsx',
    'features/auth/links/ResetPasswordPage.tsx',
    'features/auth/links/VerifyPage.tsx',
    'features/auth/links/FirstAdminPage.tsx',
  ],
  workspace: ['app/workspace/Workspace.tsx'],
  document: ['app/workspace/DocumentPage.tsx'],
  pages: [
    'app/workspace/settings/SettingsPage.tsx',
    'app/workspace/EmailPage.tsx',
    'app/workspace/SentimentPage.tsx',
    'app/workspace/WritingStylePage.tsx',
  ],
  overlays: ['Dialog', 'DropdownMenu', 'Popover', 'Sheet', 'PlacedTooltip'].map(
    name => `shared/ui/overlay/${name}.tsx`,
  ),
} as const
type Root = keyof typeof ROOTS

/**
 * Returns the output file of a module, or null if the bundler may decide. By default, the bundler
 * makes a file for each set of pages that share a module. That is about ninety small files for a
 * document, which compress worse.
 */
export function chunkNamer(client: string): (id: string, context: Context) => string | null {
  const closures = new Map<Root, ReadonlySet<string>>()
  const icons = new Map<Root, ReadonlySet<string>>()
  return (id, context) => {
    const iconsOf = (root: Root): ReadonlySet<string> => {
      const drawn = icons.get(root) ?? iconsIn(closures.get(root) ?? new Set(), context)
      icons.set(root, drawn)
      return drawn
    }
    if (id.endsWith('.css')) return null
    const uses = (root: Root): boolean => {
      const closure =
        closures.get(root) ??
        closureOf(
          ROOTS[root].map(file => `${client}/${file}`),
          context,
        )
      closures.set(root, closure)
      return closure.has(id)
    }
    if (ICONS.test(id)) {
      const draws = (root: Root): boolean => uses(root) && iconsOf(root).has(path.parse(id).name)
      // Later parts share some of these. A file for each set of parts would compress worse.
      const isAtOnce = draws('workspace') || draws('document')
      return isAtOnce && !draws('app') && !draws('landing') && !draws('public') ? 'workspace-icons' : null
    }
    if (uses('app')) return uses('landing') ? 'base' : 'app'
    // A tooltip of a page without a workspace shares some of it.
    if (uses('overlays') && !uses('public') && !uses('landing')) return 'overlays'
    const isInDocument = uses('document')
    const isInWorkspace = uses('workspace') || (isInDocument && uses('pages'))
    if (isInWorkspace || isInDocument) {
      if (uses('landing')) return 'landing-too'
      if (uses('public')) return 'controls'
      return isInWorkspace ? 'workspace' : 'document'
    }
    return null
  }
}

function closureOf(roots: readonly string[], context: Context): Set<string> {
  const found = new Set<string>()
  const open = [...roots]
  for (let id = open.pop(); id !== undefined; id = open.pop()) {
    if (found.has(id)) continue
    found.add(id)
    open.push(...(context.getModuleInfo(id)?.importedIds ?? []))
  }
  return found
}

/** Returns the names of the files of the icons that modules import. */
function iconsIn(ids: ReadonlySet<string>, context: Context): Set<string> {
  const found = new Set<string>()
  for (const id of ids) {
    if (!/\.tsx?$/.test(id)) continue
    const code = context.getModuleInfo(id)?.code ?? ''
    for (const [, names = ''] of code.matchAll(/import\s*\{([^}]*)\}\s*from\s*["']lucide-react["']/g))
      for (const name of names.split(',')) found.add(fileOf(name.trim().split(/\s+/)[0] ?? ''))
  }
  return found
}

/** Returns the file of an icon: `heading-1` for Heading1. */
const fileOf = (name: string): string =>
  name
    .replaceAll(/([a-z])([A-Z\d])|(\d)([A-Z])/g, (_, a = '', b = '', c = '', d = '') => `${a}${c}-${b}${d}`)
    .toLowerCase()

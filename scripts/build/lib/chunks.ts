/** All icons are one import. Only the bundler knows which page uses which icon. */
export const ICONS = /\/lucide-react\/dist\/esm\/icons\//

/** The properties of a module that this file reads. */
type ModuleInfo = { importedIds: readonly string[] }
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
  workspace: ['app/workspace/Workspace.tsx', 'app/workspace/HomePage.tsx'],
  document: [
    'app/workspace/DocumentPage.tsx',
    'features/corrections/useCorrectionsInEditor.tsx',
    'editor/link/useLinkInEditor.tsx',
  ],
  settings: ['app/workspace/settings/SettingsPage.tsx'],
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
  return (id, context) => {
    if (id.endsWith('.css') || ICONS.test(id)) return null
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
    if (uses('app')) return uses('landing') ? 'base' : 'app'
    const isInDocument = uses('document')
    const isInWorkspace = uses('workspace') || (isInDocument && uses('settings'))
    if (isInWorkspace || isInDocument) {
      if (uses('landing')) return 'landing-too'
      if (uses('public')) return 'controls'
      return isInWorkspace ? 'workspace' : 'document'
    }
    return uses('overlays') && !uses('public') ? 'overlays' : null
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

import { expect, test } from 'vitest'

import { chunkNamer } from './chunks.ts'

/** The static imports of each file, and after `|` those that are loaded by need. */
const IMPORTS: Readonly<Record<string, string>> = {
  'app/main.tsx':
    'react routes atoms | app/workspace/Workspace.tsx app/workspace/DocumentPage.tsx app/workspace/SettingsPage.tsx app/workspace/MailPage.tsx features/auth/SignUpPage.tsx features/auth/SignInPage.tsx ShareDialog.tsx features/admin/screens.ts',
  'siteMain.tsx':
    'react changes handshake | site/landing/landingPage.ts site/snippet/snippetPage.ts site/pricing/pricingPage.ts features/site/live/follow.ts',
  'site/landing/landingPage.ts': 'hero header logo stars',
  'site/snippet/snippetPage.ts': 'header prose',
  'site/pricing/pricingPage.ts': 'header prose prices',
  'features/site/live/follow.ts':
    'changes handshake editor-body contract parser budget routes | features/site/live/checking.ts',
  'features/site/live/checking.ts': 'atoms underlines',
  'app/workspace/Workspace.tsx': 'menu plans handshake budget | MailBanner.tsx',
  'app/workspace/DocumentPage.tsx':
    'editor editor-body underlines button plans parser diff tabs toast node_modules/lucide-react/dist/esm/icons/check.mjs',
  'app/workspace/SettingsPage.tsx': 'form button card address tabs contract',
  'app/workspace/MailPage.tsx': 'budget menu card contract prose prices parser diff tabs toast stars',
  'features/auth/SignUpPage.tsx': 'form aside button logo',
  'features/auth/SignInPage.tsx': 'form aside',
  'features/admin/screens.ts': '| features/admin/UsersPage.tsx features/admin/JobsPage.tsx',
  'features/admin/UsersPage.tsx': 'rows people',
  'features/admin/JobsPage.tsx': 'rows',
  'ShareDialog.tsx': 'form menu toast node_modules/lucide-react/dist/esm/icons/check.mjs',
  'MailBanner.tsx': 'address',
  form: 'hooks',
}
const context = {
  getModuleInfo(id: string) {
    const [now = '', later = ''] = (IMPORTS[id.replace('client/', '')] ?? '').split('|')
    const ids = (names: string) =>
      names
        .split(' ')
        .filter(Boolean)
        .map(name => `client/${name}`)
    return { importedIds: ids(now), dynamicallyImportedIds: ids(later) }
  },
}
const nameOf = (id: string) => chunkNamer('client')(`client/${id}`, context)

test.each([
  ['react', 'base'],
  ['app/main.tsx', 'app'],
  ['routes', 'app-shared'],
  ['logo', 'base'],
  ['handshake', 'base'],
  ['changes', 'frame'],
  ['siteMain.tsx', null],
  ['hero', 'landing'],
  ['stars', 'landing'],
  ['header', 'frame'],
  ['editor-body', 'body'],
  ['contract', 'follow-shared'],
  ['prices', 'MailPage-pricingPage'],
  ['prose', 'site-shared'],
  ['atoms', 'app-shared'],
  ['underlines', 'checker'],
  ['features/site/live/checking.ts', null],
  ['node_modules/lucide-react/dist/esm/icons/check.mjs', 'overlays'],
  ['node_modules/lucide-react/dist/esm/Icon.mjs', 'icon'],
  ['site/snippet/snippetPage.ts', null],
  ['editor', 'DocumentPage'],
  ['button', 'controls'],
  ['menu', 'overlays'],
  ['plans', 'workspace'],
  ['parser', 'follow-shared'],
  ['budget', 'follow-workspace'],
  ['diff', 'DocumentPage-MailPage'],
  ['tabs', 'texts'],
  ['toast', 'panels'],
  ['form', 'forms'],
  ['hooks', 'forms'],
  ['aside', 'forms'],
  ['card', 'pages'],
  ['rows', 'pages'],
  ['people', 'UsersPage'],
  ['features/admin/screens.ts', null],
  ['address', null],
  ['MailBanner.tsx', null],
  ['ShareDialog.tsx', null],
])('%s is in %s', (id, chunk) => expect(nameOf(id)).toBe(chunk))

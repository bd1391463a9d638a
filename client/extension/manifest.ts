import { extension } from '#schema/messages/en/extension.ts'

import { englishTranslator } from './common/englishTranslator.ts'
import { SITES } from './common/hosts.ts'

const t = englishTranslator(extension)

/** The sizes of the icons, in pixels. */
export const ICON_SIZES = [16, 32, 48, 128] as const

const icons = Object.fromEntries(ICON_SIZES.map(size => [size, `icons/${size}.png`]))

/**
 * Returns the manifest. Besides the two sites, the extension reaches a page only after the user's click
 * on it (`activeTab`), and its server only after sign-in. The server that hands it out writes its own
 * origin in place of this one.
 */
export const manifestFor = (origin: string): chrome.runtime.ManifestV3 => ({
  manifest_version: 3,
  name: t('name'),
  description: t('description'),
  version: '1.0.0',
  // light-dark() and the highlights of text.
  minimum_chrome_version: '123',
  icons,
  action: { default_popup: 'popup/popup.html', default_icon: icons },
  options_ui: { page: 'popup/popup.html', open_in_tab: true },
  background: { service_worker: 'background.js', type: 'module' },
  permissions: ['storage', 'scripting', 'activeTab', 'offscreen'],
  host_permissions: [...SITES],
  optional_host_permissions: [`${origin}/*`],
  content_security_policy: {
    extension_pages: `default-src 'self'; script-src 'self' 'wasm-unsafe-eval'; style-src 'self' 'unsafe-inline'; connect-src 'self' ${origin}; object-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'`,
  },
  content_scripts: [
    {
      matches: [...SITES],
      js: ['content.js'],
      css: ['marks.css'],
      // Frames without an address are of the page's own origin, such as those of editors.
      all_frames: true,
      match_about_blank: true,
      run_at: 'document_idle',
    },
  ],
  // Chromium takes only keys that it does not use itself, such as Alt+Shift+B.
  commands: {
    _execute_action: { suggested_key: { default: 'Alt+Shift+Y' } },
    issue: { suggested_key: { default: 'Alt+Shift+K' }, description: t('checkField') },
    snippets: { suggested_key: { default: 'Alt+Shift+S' }, description: t('insertSnippet') },
    rewrite: { suggested_key: { default: 'Alt+Shift+E' }, description: t('rewrite') },
  },
})
